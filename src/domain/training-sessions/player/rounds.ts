import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { type ExerciseInGroup, withSet } from './next-exercise.ts';
import { extraSetOf } from './next-set.ts';
import {
  type MeasuredExercise,
  type PersonsUnits,
  suggestedSet,
  type SetEntry,
  setEvent,
} from './current-set.ts';

type OfRound = Omit<ExerciseInGroup, 'targets' | 'sets'> &
  Omit<MeasuredExercise, 'targets' | 'sets'> & {
    targets: readonly (ExerciseInGroup['targets'][number] & MeasuredExercise['targets'][number])[];
    sets: readonly (ExerciseInGroup['sets'][number] & MeasuredExercise['sets'][number])[];
  };

type Changed = Readonly<Record<string, Partial<SetEntry>>>;

/** The sets that rounds of a group come to: one of each exercise a round, as prescribed or as it was changed. */
export function setsOfRounds(
  exercises: readonly OfRound[],
  rounds: number,
  changed: Changed,
  units: PersonsUnits,
): ReturnType<typeof setEvent>[] {
  let now = exercises;
  const events: ReturnType<typeof setEvent>[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const { prescriptionId } of exercises) {
      const exercise = now.find(one => one.prescriptionId === prescriptionId);
      if (!exercise || exercise.state === 'skipped') continue;
      const set = setOfRound(exercise, changed[prescriptionId], units);
      events.push(set);
      now = withSet(now, prescriptionId, asDone(set));
    }
  }
  return events;
}

function setOfRound(exercise: OfRound, changed: Partial<SetEntry> | undefined, units: PersonsUnits) {
  const nextSet = extraSetOf(exercise);
  const entry = { ...suggestedSet(exercise, nextSet, units, null), ...changed };
  return setEvent(exercise, nextSet, entry, units);
}

const asDone = ({ weight, unit, distance, distanceUnit, ...set }: ReturnType<typeof setEvent>) => ({
  ...set,
  entered: { weight, unit, distance, distanceUnit },
});

/** What takes the last rounds of a group back: the last sets of each exercise. */
export function takenBackRounds(exercises: readonly ExerciseInGroup[], rounds: number) {
  return exercises.flatMap(({ prescriptionId, sets }) =>
    sets
      .filter(countsAsWork)
      .map(({ setNum }) => setNum)
      .toSorted((a, b) => b - a)
      .slice(0, rounds)
      .map(setNum => ({ kind: 'unset' as const, prescriptionId, setNum })),
  );
}

import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { type ExerciseInGroup, withSet } from './next-exercise.ts';
import { setMore } from './set-ahead.ts';
import {
  type ExerciseInHand,
  type PersonsUnits,
  setInHand,
  type SetInHand,
  setToTell,
} from './set-in-hand.ts';

type OfRound = Omit<ExerciseInGroup, 'targets' | 'sets'> &
  Omit<ExerciseInHand, 'targets' | 'sets'> & {
    targets: readonly (ExerciseInGroup['targets'][number] & ExerciseInHand['targets'][number])[];
    sets: readonly (ExerciseInGroup['sets'][number] & ExerciseInHand['sets'][number])[];
  };

type Changed = Readonly<Record<string, Partial<SetInHand>>>;

/** The sets that rounds of a group come to: one of each exercise a round, as asked for or as it was changed. */
export function setsOfRounds(
  exercises: readonly OfRound[],
  rounds: number,
  changed: Changed,
  units: PersonsUnits,
): ReturnType<typeof setToTell>[] {
  let now = exercises;
  const told: ReturnType<typeof setToTell>[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const { prescriptionId } of exercises) {
      const exercise = now.find(one => one.prescriptionId === prescriptionId);
      if (!exercise || exercise.state === 'skipped') continue;
      const set = setOfRound(exercise, changed[prescriptionId], units);
      told.push(set);
      now = withSet(now, prescriptionId, asDone(set));
    }
  }
  return told;
}

function setOfRound(exercise: OfRound, changed: Partial<SetInHand> | undefined, units: PersonsUnits) {
  const ahead = setMore(exercise);
  const inHand = { ...setInHand(exercise, ahead, units, null), ...changed };
  return setToTell(exercise, ahead, inHand, units);
}

const asDone = ({ weight, unit, distance, distanceUnit, ...set }: ReturnType<typeof setToTell>) => ({
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

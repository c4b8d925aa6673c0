import { type ClockFace, clockAt, resultOf, roundsOf } from './group-clock.ts';
import { isAgainstTheClock } from './next-exercise.ts';
import { workDone } from './next-set.ts';
import type { PlayerAction } from './player-action.ts';
import type { PlayerExercise, PlayerSession } from './player-exercise.ts';
import type { PlayerState } from './player-state.ts';
import { type PlayerView } from './player-view.ts';
import { setsOfRounds, takenBackRounds } from './rounds.ts';

/** A group against the clock as it stands at `now`, in milliseconds; null of any other, and of an exercise alone. */
export function groupView<Exercise extends PlayerExercise>(
  { clocks }: Pick<PlayerState, 'clocks'>,
  { band }: Pick<PlayerView<Exercise>, 'band'>,
  now: number,
) {
  if (!band || band.label === null || !isAgainstTheClock(band.format.kind)) return null;
  const { format, label } = band;
  const exercises = band.exercises as readonly Exercise[];
  const key = `group ${band.exercises[0].prescriptionId}`;
  const clock = clocks[key];
  const face: ClockFace | null = clock ? clockAt(format, clock.startedAt, clock.stoppedAt ?? now) : null;
  const isTimeUp = face?.phase === 'over';
  const isOver = face !== null && (isTimeUp || clock?.stoppedAt !== null);
  const prescribed = roundsOf(format);
  const saved = clock?.rounds ?? 0;
  const isAllDone = format.kind === 'for-time' && prescribed !== null && saved >= prescribed;
  const byClock = format.kind === 'emom' || format.kind === 'intervals' ? (face?.round ?? 0) : 0;
  return {
    format,
    label,
    key,
    exercises,
    clock,
    face,
    isOver,
    /** Rounds to do; null where as many as can be. */
    prescribed,
    /** Rounds whose sets are saved. */
    saved,
    /** What it came to so far: as claimed, as tapped, or where no one tapped as the clock counts. */
    rounds: clock?.claimed ?? (saved === 0 && isOver ? byClock : saved),
    reps: clock?.reps ?? 0,
    /** Stopped by a slip: its time went on. */
    mayResume: clock !== undefined && clock.stoppedAt !== null && !isTimeUp && !isAllDone,
  };
}

type GroupView<Exercise extends PlayerExercise> = NonNullable<ReturnType<typeof groupView<Exercise>>>;

type Entries = PlayerState['roundEntries'];
type Group = Pick<
  GroupView<PlayerExercise>,
  'format' | 'label' | 'key' | 'exercises' | 'face' | 'prescribed' | 'saved' | 'rounds' | 'reps'
>;

/** One round more: a set of each exercise. The last one prescribed for time stops the clock. */
export function completeRound(
  { format, key, exercises, prescribed, saved }: Group,
  entries: Entries,
  units: PlayerSession['units'],
): PlayerAction {
  const events = setsOfRounds(exercises, 1, entries, units);
  const rounds = saved + 1;
  const isLast = format.kind === 'for-time' && prescribed !== null && rounds >= prescribed;
  return {
    kind: 'round-done',
    events,
    clock: key,
    rounds,
    isLast,
    lastAct: {
      label: `Round ${rounds}`,
      prescriptionId: exercises[0]?.prescriptionId ?? '',
      undo: events.map(({ prescriptionId, setNum }) => ({ kind: 'unset', prescriptionId, setNum })),
      roundOf: key,
    },
  };
}

/** The result as it is claimed: sets of rounds that were not tapped are saved, those of too many taken back. */
export function saveResult(
  { format, label, key, exercises, face, saved, rounds, reps }: Group,
  entries: Entries,
  units: PlayerSession['units'],
): PlayerAction {
  const seconds = face?.secondsPassed ?? 0;
  const isStarted = (one: PlayerExercise) => one.state === 'open' && (rounds > 0 || workDone(one) > 0);
  return {
    kind: 'result-saved',
    events: [
      ...setsOfRounds(exercises, Math.max(0, rounds - saved), entries, units),
      ...takenBackRounds(exercises, Math.max(0, saved - rounds)),
      { kind: 'result', groupLabel: label, ...resultOf(format, { rounds, reps, seconds }) },
      ...exercises
        .filter(isStarted)
        .map(({ prescriptionId }) => ({ kind: 'finish' as const, prescriptionId })),
    ],
    clock: key,
    rounds,
    prescriptionIds: exercises.map(({ prescriptionId }) => prescriptionId),
  };
}

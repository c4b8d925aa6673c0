import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { type Grouped, groupsOf } from '#domain/prescriptions/groups/groups.ts';
import { asksForCalories } from '#domain/prescriptions/prescribed-calories.ts';
import { milesOf } from '#domain/prescriptions/prescribed-distance.ts';
import { firstCount, repsOf, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { type WithSetTargets, workSetsOf } from '#domain/prescriptions/set-targets.ts';

/** The parts of a prescription that say how long it takes. */
export type Timed = WithSetTargets &
  Grouped & { tempo?: string | null; restTimerSeconds?: number | null; distance?: string | null };

export type TimedExercise = { category: ExerciseCategory; prescription: Timed };

/**
 * Down, up and a breath: what a rep takes where no tempo is prescribed (NSCA, Essentials, 4th ed.: 1 to 3 s a phase).
 */
const secondsARep = 4;
/** Loading a bar, or walking to the next place: between two exercises. */
const secondsBetween = 60;
/** A warm-up set is light, and rested from briefly. */
const secondsAWarmUp = 60;
/** An easy pace, where a distance is prescribed and no time: 10 minutes a mile. */
const secondsAMile = 600;
const secondsAContact = 2;
/** A bike or a rower at a steady effort: 12 calories a minute. */
const secondsACalorie = 5;

/** Seconds of a session as it is prescribed: sets, reps by their tempo, rest, and what a group's terms say. An estimate. */
export function sessionSeconds(exercises: readonly TimedExercise[]): number {
  const groups = groupsOf(
    exercises.map(one => ({
      ...one,
      groupLabel: one.prescription.groupLabel,
      groupFormat: one.prescription.groupFormat,
    })),
  );
  const work = groups.reduce(
    (sum, group) => sum + (group.label === null ? aloneSeconds(group.exercises[0]) : groupSeconds(group)),
    0,
  );
  return Math.round(work + Math.max(0, groups.length - 1) * secondsBetween);
}

/** Sets with a rest after each but the last. */
function aloneSeconds({ category, prescription }: TimedExercise): number {
  const sets = workSetsOf(category, prescription);
  const warmUps = (prescription.setTargets ?? []).filter(
    ({ kind }) => !countsAsWork({ setKind: kind }),
  ).length;
  return (
    sets * secondsASet(category, prescription) +
    Math.max(0, sets - 1) * restOf(prescription) +
    warmUps * secondsAWarmUp
  );
}

/** The time of a group: as its terms say, else each exercise once a round, with the rest after the round. */
function groupSeconds(group: ReturnType<typeof groupsOf<TimedExercise & Grouped>>[number]): number {
  if (group.label === null) return 0;
  const { kind, rounds, workSeconds, restSeconds, capSeconds } = group.format;
  if (kind === 'amrap' || kind === 'for-time') {
    if (capSeconds !== null) return capSeconds;
  }
  if (kind === 'emom' && rounds !== null) return rounds * (workSeconds ?? 60);
  if (kind === 'intervals' && rounds !== null && workSeconds !== null) {
    return rounds * group.exercises.length * (workSeconds + (restSeconds ?? 0));
  }
  const first = group.exercises[0];
  const times = rounds ?? Math.max(...group.exercises.map(one => workSetsOf(one.category, one.prescription)));
  const once = group.exercises.reduce((sum, one) => sum + secondsASet(one.category, one.prescription), 0);
  return times * once + Math.max(0, times - 1) * (restSeconds ?? restOf(first.prescription));
}

function secondsASet(category: ExerciseCategory, prescription: Timed): number {
  const { time, distance, volume, reps } = prescription;
  const calories = [reps, distance].find(asksForCalories);
  if (calories) return secondsOf(time) ?? repsOf(calories) * secondsACalorie;
  switch (category) {
    case 'Aerobic':
      return secondsOf(time) ?? (milesOf(distance) ?? 0) * secondsAMile;
    case 'Plyometric':
      return (
        (Math.max(0, firstCount(volume) ?? repsOf(reps)) * secondsAContact) /
        Math.max(1, workSetsOf(category, prescription))
      );
    case 'Isometric':
    case 'Mobility':
      return secondsOf(time) ?? secondsOf(reps) ?? 0;
    default:
      return secondsOf(time) ?? repsOf(reps) * (tempoSeconds(prescription.tempo) ?? secondsARep);
  }
}

/** '31X1' is five seconds: X, as fast as can be, is one of them less than it looks. */
export function tempoSeconds(tempo: string | null | undefined): number | null {
  const phases = /^\s*(\d)[-\s]?(\d)[-\s]?([\dx])[-\s]?(\d)\s*$/i.exec(tempo ?? '');
  if (!phases) return null;
  return phases.slice(1).reduce((sum, phase) => sum + (/x/i.test(phase) ? 1 : Number(phase)), 0);
}

const usualRest = 90;

const restOf = ({ restSeconds, restTimerSeconds }: Timed): number =>
  secondsOf(restSeconds) ?? restTimerSeconds ?? usualRest;

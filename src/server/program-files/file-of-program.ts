import { withoutOwner } from '#domain/own-workout-name.ts';
import type { FilePrescription, ProgramFile } from '#domain/program-files/program-file.ts';
import type { FullExercise, FullProgram } from './full-program.ts';

/** A program as it leaves the fellowship: exercises by name, and no member's name in its own. */
export function fileOfProgram({ isOwn, weeks, ...program }: FullProgram): ProgramFile {
  return {
    ...program,
    name: isOwn ? withoutOwner(program.name) : program.name,
    weeks: weeks.map(week => ({
      ...week,
      days: week.days.map(day => ({ ...day, exercises: day.exercises.map(asPrescription) })),
    })),
  };
}

/** In the order in which a coach would say it. */
const asPrescription = (one: FullExercise): FilePrescription => ({
  exercise: one.exercise.name,
  category: one.exercise.category,
  sets: one.sets,
  reps: one.reps,
  weight: one.weight,
  weightUnit: one.weightUnit,
  percent1RM: one.percent1RM,
  percentOf: one.percentOf,
  rpe: one.rpe,
  restSeconds: one.restSeconds,
  restTimerSeconds: one.restTimerSeconds,
  time: one.time,
  distance: one.distance,
  targetHeartRate: one.targetHeartRate,
  volume: one.volume,
  contactTime: one.contactTime,
  groundContactTime: one.groundContactTime,
  tempo: one.tempo,
  groupLabel: one.groupLabel,
  groupFormat: one.groupFormat,
  setTargets: one.setTargets,
  alternates: one.alternates,
  notes: one.notes,
});

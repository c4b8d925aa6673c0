import { sessionSeconds } from '#domain/training-volume/session-length.ts';
import { type MuscleSets, setsByMuscle } from '#domain/training-volume/sets-by-muscle.ts';
import { weekLoad, type WeekLoad } from '#domain/training-volume/week-load.ts';
import { type GridDay, type GridWeek, isWrong } from '#web/features/programs/grid/document/grid-document.ts';
import type { GridLibrary } from '#web/features/programs/grid/editing/library.ts';

/** Days are the same objects until they change, so each is worked out once. */
const lengths = new WeakMap<GridDay, number>();
const figures = new WeakMap<GridWeek, { of: number; is: WeekFigures }>();

export type WeekFigures = WeekLoad & { longest: number; muscles: readonly MuscleSets[] };

export const exercisesOf = ({ lines }: GridDay, { byId }: GridLibrary) =>
  lines.flatMap(line => {
    const exercise = isWrong(line) ? undefined : byId.get(line.exerciseId ?? '');
    return exercise
      ? [{ exercise, category: exercise.category, name: exercise.name, prescription: line.prescription }]
      : [];
  });

/** In whole minutes, estimated. */
export function dayLength(day: GridDay, library: GridLibrary): number {
  const known = lengths.get(day);
  if (known !== undefined) return known;
  const minutes = Math.round(sessionSeconds(exercisesOf(day, library)) / 60);
  lengths.set(day, minutes);
  return minutes;
}

/** `trainingMax` is the program's: so many percent of the max. */
export function weekFigures(week: GridWeek, library: GridLibrary, trainingMax: number): WeekFigures {
  const known = figures.get(week);
  if (known?.of === trainingMax) return known.is;
  const work = week.days.flatMap(day => exercisesOf(day, library));
  const made = {
    ...weekLoad(work, trainingMax),
    muscles: setsByMuscle(work),
    longest: Math.max(0, ...week.days.map(day => dayLength(day, library))),
  };
  figures.set(week, { of: trainingMax, is: made });
  return made;
}

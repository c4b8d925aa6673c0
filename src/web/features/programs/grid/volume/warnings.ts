import { volumeWarnings, type VolumeWarning, type WrittenDay } from '#domain/training-volume/warnings.ts';
import type { GridProgram } from '#web/features/programs/grid/document/grid-document.ts';
import type { GridLibrary } from '#web/features/programs/grid/editing/library.ts';
import { exercisesOf } from './figures.ts';

/** What looks wrong in a program. Only its volume sheet asks, so the grid begins without it. */
export const warningsOf = (program: GridProgram, library: GridLibrary): VolumeWarning[] =>
  volumeWarnings(
    program.weeks.map(({ days }) =>
      days.map(
        (day): WrittenDay => ({
          dayName: day.dayName,
          hasWorkout: day.assignedWorkoutId !== null,
          work: exercisesOf(day, library),
        }),
      ),
    ),
  );

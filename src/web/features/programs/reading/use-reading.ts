import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Weekday } from '#domain/plain-date.ts';
import { libraryForText } from '#domain/program-text/names-of-text.ts';
import type { ProgramReading } from '#domain/program-reader/program-reading.ts';
import { readProgram } from '#domain/program-reader/read/read-program.ts';
import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { warmUp } from './warm-up.ts';

const nothingRead: ProgramReading = {
  weeks: [],
  questions: [],
  notTaken: [],
  lines: [],
  trainingMaxPercent: null,
  statements: [],
  refused: null,
};

/** The reading of a sheet, deferred: the field that is typed into does not wait for it. */
export function useReading(sheet: Sheet, startsAt?: { week: number; day: Weekday }) {
  const { data: exercises } = useLibrary();
  const { distance } = useUnits();
  const [blank] = useState(() => sheetOf('', sheet.weightUnit));
  const read = useDeferredValue(sheet, blank);
  const { text, weightUnit, answers } = read;
  const library = useMemo(() => exercises && exerciseIndex(libraryForText(exercises)), [exercises]);
  const isBlank = sheet.text === '';
  useEffect(
    () =>
      isBlank && library
        ? warmUp({ library, weightUnit: sheet.weightUnit, distanceUnit: distance })
        : undefined,
    [isBlank, library, sheet.weightUnit, distance],
  );
  const { week, day } = startsAt ?? {};
  const reading = useMemo(() => {
    if (text.trim() === '' || !library) return nothingRead;
    const start = week !== undefined && day !== undefined && { startsAt: { week, day } };
    return readProgram(text, { library, weightUnit, distanceUnit: distance, answers, ...start });
  }, [text, library, weightUnit, distance, answers, week, day]);
  return { reading, isReading: read !== sheet || (!library && text !== '') };
}

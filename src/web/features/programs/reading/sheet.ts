import * as z from 'zod/mini';
import { type WeightUnit, weightUnits } from '#domain/measures/measure.ts';
import { exerciseCategories, type ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { DraftKind } from '#web/data/drafts/draft.ts';

/** A text that is read as a program, and the answers so far. */
export type Sheet = {
  text: string;
  /** Unit of its bare weights. */
  weightUnit: WeightUnit;
  /** By the ids of its questions. */
  answers: Readonly<Record<string, string>>;
  /** Of names that are to be new exercises, by the ids of their questions. */
  categories: Readonly<Record<string, ExerciseCategory>>;
  /** Names of exercises that were picked from all of the library. */
  picked: Readonly<Record<string, string>>;
};

export const sheetOf = (text: string, weightUnit: WeightUnit): Sheet => ({
  text,
  weightUnit,
  answers: {},
  categories: {},
  picked: {},
});

/** Sheets that are looked at and not taken yet, one a program that they were pasted into, and one that is imported. */
export const sheets: DraftKind<Sheet> = {
  what: 'program-sheet',
  shape: z.object({
    text: z.string(),
    weightUnit: z.enum(weightUnits),
    answers: z.record(z.string(), z.string()),
    categories: z.record(z.string(), z.enum(exerciseCategories)),
    picked: z.record(z.string(), z.string()),
  }),
};

/** The sheet with another text; answers hold on, as far as the questions come up again. */
export const withText = (sheet: Sheet, text: string): Sheet => ({ ...sheet, text });

export const withAnswer = (sheet: Sheet, id: string, value: string): Sheet => ({
  ...sheet,
  answers: { ...sheet.answers, [id]: value },
});

/** The sheet with one line rewritten. */
export function withLine(sheet: Sheet, line: number, typed: string): Sheet {
  const lines = sheet.text.split(/\r\n?|\n/);
  return { ...sheet, text: lines.with(line - 1, typed.replaceAll(/[\r\n]+/g, ' ')).join('\n') };
}

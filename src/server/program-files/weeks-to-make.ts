import * as z from 'zod/mini';
import { prescriptionFields } from '#contract/programs.ts';
import { id, notes, text } from '#contract/wire.ts';
import { maxExercisesPerDay, maxPathWeeks } from '#domain/limits.ts';
import type { ReadDay, ReadExercise, ReadWeek } from '#domain/program-reader/program-reading.ts';
import { inputIssues } from '#server/http/input-issues.ts';
import type { Refused } from './read-file.ts';
import type { namesSortedOut } from './sort-out-names.ts';

type Names = ReturnType<typeof namesSortedOut>;

const exercise = z.extend(prescriptionFields, { exerciseId: z.union([id, z.literal('')]) });
const dayWords = z.object({ dayName: text(200), notes });
const weekWords = z.object({ notes });

/** The weeks of a text as a program holds them, and what of them no program can hold, by its line. */
export function weeksToMake(weeks: readonly ReadWeek[], names: Names) {
  const refused: Refused[] = [];
  /** The schema's output; what it refuses stands as it is, beside its reason. */
  const checked = <Schema extends z.ZodMiniType>(
    schema: Schema,
    value: z.input<Schema>,
    line: number | null,
  ) => {
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    const why = inputIssues(result.error.issues).map(({ message }) => message);
    refused.push({ line, why: [...new Set(why)].join('; ') });
    return value as unknown as z.output<Schema>;
  };
  const asExercise = (read: ReadExercise) =>
    checked(exercise, withIds(read, names) as z.input<typeof exercise>, read.lines[0] ?? null);
  const asDay = ({ dayOfWeek, exercises, ...words }: ReadDay) => {
    const beyond = exercises[maxExercisesPerDay];
    const why = `Use at most ${maxExercisesPerDay} exercises a day`;
    if (beyond) refused.push({ line: beyond.lines[0] ?? null, why });
    const line = exercises[0]?.lines[0] ?? null;
    return { dayOfWeek, ...checked(dayWords, words, line), exercises: exercises.map(asExercise) };
  };
  const made = weeks.map(({ weekNumber, notes: said, days }) => ({
    weekNumber,
    ...checked(weekWords, { notes: said }, null),
    days: days.map(asDay),
  }));
  const last = Math.max(0, ...weeks.map(({ weekNumber }) => weekNumber));
  if (last > maxPathWeeks)
    refused.push({ line: null, why: `A path takes at most ${maxPathWeeks} weeks: this has ${last}` });
  if (weeks.every(({ days }) => days.every(({ exercises }) => exercises.length === 0)))
    refused.push({ line: null, why: 'There is no exercise in it' });
  return { weeks: made, refused };
}

/** Exercises that the text has found in the library stay; other names mean what was answered for them. */
function withIds(read: ReadExercise, { idOf, alternatesOf }: Names) {
  const { exerciseId, exerciseName, category, alternateNames, lines: _lines, ...fields } = read;
  const found = exerciseId ?? idOf({ name: exerciseName, category });
  const alternates = alternatesOf({ exerciseId: found, category, alternates: alternateNames });
  return { ...fields, exerciseId: found, alternateExerciseIds: alternates.filter(one => one !== '') };
}

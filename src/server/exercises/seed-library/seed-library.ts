import * as z from 'zod/mini';
import { listIn, readTable } from '#domain/csv/read-table.ts';
import { difficultyLevels, exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import table from './exercises.csv?raw';
import { equipment, muscleGroups } from './vocabulary.ts';

const text = z.string().check(z.minLength(1));
const listOf = <Name extends z.ZodMiniType<string, string>>(name: Name) =>
  z.pipe(z.pipe(z.string(), z.transform(listIn)), z.array(name));

/** An exercise a new fellowship starts with; the coach may change any of it afterwards. */
const seedExercise = z.pipe(
  z.object({
    Name: text,
    Category: z.enum(exerciseCategories),
    Level: z.enum(difficultyLevels),
    Muscles: listOf(z.enum(muscleGroups)),
    Equipment: listOf(z.enum(equipment)),
    /** Less help is better. */
    Assisted: z.enum(['yes', '']),
    /** What coaches call it beside its name, short forms first; kinds of equipment (DB, BB, KB) are read short anyway. */
    'Other names': listOf(text),
    Description: text,
  }),
  z.transform(row => ({
    name: row.Name,
    category: row.Category,
    difficultyLevel: row.Level,
    muscleGroups: row.Muscles,
    equipment: row.Equipment,
    ...(row.Assisted === 'yes' && { isAssisted: true }),
    aliases: row['Other names'],
    description: row.Description,
  })),
);

/** What 'Seed Exercises' adds to an empty library. */
export const seedLibrary = readTable(table).map(row => seedExercise.parse(row));

import * as z from 'zod/mini';
import { difficultyLevels, type DifficultyLevel } from '#domain/prescriptions/exercise-category.ts';
import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import type { ReadExercise, ReadWeek } from '#domain/program-reader/program-reading.ts';
import { readProgram } from '#domain/program-reader/read/read-program.ts';
import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import { seedLibrary } from '#server/exercises/seed-library/seed-library.ts';
import { headedText } from '../content/content.ts';

/** A program of the demonstration fellowship, as its coach would import it. */
export type DemoProgram = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel;
  weeks: DemoWeek[];
};

export type DemoWeek = { weekNumber: number; notes: string; days: DemoDay[] };

/** A rest day has no exercises. */
type DemoDay = { dayOfWeek: Weekday; dayName: string; notes: string; exercises: DemoPrescription[] };

/** A name in the seed library, and what is asked for; what is not said is not there. */
export type DemoPrescription = { exercise: string } & {
  [Field in keyof WrittenPrescription]?: NonNullable<WrittenPrescription[Field]>;
};

const head = z.object({ name: z.string(), level: z.enum(difficultyLevels), description: z.string() });

/** A program from its file: what it is called above two rules, and below them all that an import of the product takes. */
export function readDemoProgram(file: string): DemoProgram {
  const { fields, text } = headedText(file, head);
  const weeks = weeksIn(text).map(week => ({
    ...week,
    notes: unquoted(week.notes),
    days: week.days
      .map(dayOf)
      .toSorted((a, b) => weekdays.indexOf(a.dayOfWeek) - weekdays.indexOf(b.dayOfWeek)),
  }));
  return { name: fields.name, description: fields.description, difficultyLevel: fields.level, weeks };
}

/** Lines of shorthand, as one session. */
export const prescriptionsIn = (...lines: string[]): DemoPrescription[] =>
  weeksIn(lines.join('\n')).flatMap(({ days }) => days.flatMap(day => day.exercises.map(prescriptionOf)));

const library = exerciseIndex(seedLibrary.map(exercise => ({ ...exercise, id: exercise.name })));

function weeksIn(text: string): ReadWeek[] {
  const reading = readProgram(text, { library, weightUnit: 'lb', distanceUnit: 'mi' });
  const [left] = reading.notTaken;
  if (left) throw new Error(`“${left.text}” of a program is not taken: ${left.why}`);
  return reading.weeks;
}

const dayOf = ({ dayOfWeek, dayName, notes, exercises }: ReadWeek['days'][number]): DemoDay => ({
  dayOfWeek,
  dayName: exercises.length === 0 ? 'Rest Day' : dayName,
  notes: unquoted(notes),
  exercises: exercises.map(prescriptionOf),
});

function prescriptionOf({ exerciseName, exerciseId, ...read }: ReadExercise): DemoPrescription {
  if (exerciseId === null) throw new Error(`The library has no ${exerciseName}`);
  const said = Object.entries({ ...read, ...heaviestOf(read) }).filter(
    ([field, value]) => Object.hasOwn(emptyPrescription, field) && !unsaid(field, value),
  );
  return { exercise: exerciseId, ...Object.fromEntries(said) };
}

const unsaid = (field: string, value: unknown) =>
  value === null || ['weightUnit', 'percentOf', 'alternateExerciseIds'].includes(field);

/** Of sets one by one the heaviest says what the exercise asks for. */
function heaviestOf({ setTargets }: Pick<ReadExercise, 'setTargets'>) {
  const [heaviest] = (setTargets ?? []).toSorted((a, b) => Number(b.percent1RM) - Number(a.percent1RM));
  return heaviest && { reps: heaviest.reps, percent1RM: heaviest.percent1RM };
}

const unquoted = (note: string) => note.replace(/^"(.*)"$/s, '$1');

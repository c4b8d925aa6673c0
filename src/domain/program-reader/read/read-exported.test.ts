import { percentBases } from '#domain/prescriptions/percent-of.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { groupKinds } from '#domain/prescriptions/groups/group-format.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { weekdays } from '#domain/plain-date.ts';
import { plainFile, type ProgramFile } from '#domain/program-files/program-file.ts';
import { programCsv } from '#domain/program-files/write-program-csv.ts';
import { readProgram } from '#domain/program-reader/read/read-program.ts';
import { testingOptions } from '#domain/program-reader/read/testing-library.twin.ts';

const words = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength }).map(text => text.trim());
const said = (maxLength = 30) => fc.option(words(maxLength).map(text => text || null));
const seconds = fc.option(fc.integer({ min: 1, max: 36_000 }));
const name = fc.oneof(
  fc.constantFrom('Back Squat', 'Carry; "heavy"', 'Rest', 'Week 1', 'Total', '=1+1', '[A] Row'),
  words(30).map(text => text || 'Row'),
);

const setTarget = fc.record({
  kind: fc.constantFrom(...setKinds),
  reps: said(),
  weight: said(),
  percent1RM: said(),
  rpe: said(),
  restSeconds: seconds,
});

const exercise = fc.record({
  exercise: name,
  category: fc.constantFrom(...exerciseCategories),
  sets: said(),
  reps: said(),
  weight: said(),
  weightUnit: fc.constantFrom('lbs', 'kg'),
  restSeconds: said(),
  restTimerSeconds: fc.integer({ min: 0, max: 36_000 }),
  percent1RM: said(),
  percentOf: fc.constantFrom(...percentBases),
  time: said(),
  distance: said(),
  rpe: said(),
  targetHeartRate: said(),
  volume: said(),
  contactTime: said(),
  groundContactTime: said(),
  notes: fc.oneof(said(60), fc.constantFrom('one\ntwo', 'a, b; c\td', '"quoted"', '10/12', "'tis")),
  tempo: said(10),
  groupLabel: said(5),
  setTargets: fc.option(fc.array(setTarget, { minLength: 1, maxLength: 3 })),
  groupFormat: fc.option(
    fc.record({
      kind: fc.constantFrom(...groupKinds),
      rounds: fc.option(fc.integer({ min: 1, max: 100 })),
      workSeconds: seconds,
      restSeconds: seconds,
      capSeconds: seconds,
    }),
  ),
  alternates: fc.uniqueArray(fc.constantFrom('Front Squat', 'Leg Press', 'Carry; "heavy"'), { maxLength: 2 }),
});

const file: fc.Arbitrary<ProgramFile> = fc.record({
  name: fc.constant('Iron'),
  description: fc.constant(''),
  difficultyLevel: fc.constant(null),
  numWeeks: fc.constant(12),
  trainingMaxPercent: fc.integer({ min: 100, max: 200 }).map(halves => halves / 2),
  weeks: fc
    .uniqueArray(
      fc.record({
        weekNumber: fc.integer({ min: 1, max: 12 }),
        notes: words(40),
        days: fc.uniqueArray(
          fc.record({
            dayOfWeek: fc.constantFrom(...weekdays),
            dayName: words(30),
            notes: words(40),
            exercises: fc.array(exercise, { minLength: 1, maxLength: 3 }),
          }),
          { selector: day => day.dayOfWeek, minLength: 1, maxLength: 3 },
        ),
      }),
      { selector: week => week.weekNumber, minLength: 1, maxLength: 3 },
    )
    .map(weeks => weeks.toSorted((a, b) => a.weekNumber - b.weekNumber)),
});

it('any program that is exported as a table is read as it was, to the letter', () => {
  fc.assert(
    fc.property(file, program => {
      const { weeks, notTaken, refused, lines, trainingMaxPercent } = readProgram(
        programCsv(program),
        testingOptions,
      );
      expect([notTaken, refused]).toEqual([[], null]);
      const read = weeks.map(week => ({
        ...week,
        days: week.days.map(day => ({
          ...day,
          exercises: day.exercises.map(
            ({ exerciseName, alternateNames, exerciseId: _id, lines: _lines, ...prescription }) => {
              const { alternateExerciseIds: _ids, ...rest } = prescription;
              return { exercise: exerciseName, alternates: alternateNames, ...rest };
            },
          ),
        })),
      }));
      const written = plainFile(program).weeks.map(week => ({
        ...week,
        days: week.days.map(day => ({
          ...day,
          exercises: day.exercises.map(one => ({ ...one, exercise: libraryName(one.exercise) })),
        })),
      }));
      expect(read).toEqual(written);
      if (written.length > 0) expect(trainingMaxPercent ?? 90).toBe(program.trainingMaxPercent);
      expect(lines.every(({ became }) => became !== 'not-taken')).toBe(true);
    }),
    { numRuns: 60 },
  );
});

/** A name that the library has, however it is written, is its own. */
const libraryName = (written: string): string => {
  const { weeks } = readProgram(programCsv(oneOf(written)), testingOptions);
  return weeks[0]?.days[0]?.exercises[0]?.exerciseName ?? '';
};

const oneOf = (exerciseName: string): ProgramFile => {
  const [sample] = fc.sample(exercise, { numRuns: 1, seed: 7 });
  const exercises = sample ? [{ ...sample, exercise: exerciseName }] : [];
  return {
    name: '',
    description: '',
    difficultyLevel: null,
    numWeeks: 1,
    trainingMaxPercent: 90,
    weeks: [{ weekNumber: 1, notes: '', days: [{ dayOfWeek: 'monday', dayName: '', notes: '', exercises }] }],
  };
};

it('says what of such a table was changed and can’t be read', () => {
  const [sample] = fc.sample(file, { numRuns: 1, seed: 3 });
  if (!sample) throw new Error('No program was made');
  const changed = `${programCsv(sample)}3,Someday,,Row,Juggling,,,,,,,,,,,,,,,,,,-1,[1,{},,,,,extra`;
  const { notTaken } = readProgram(changed, testingOptions);
  expect(notTaken.map(({ text, why }) => `${text}: ${why}`)).toEqual([
    'extra: No column of the head stands above it.',
    'Someday: A day is a weekday, as Monday or Mon.',
    'Row: It says no day.',
  ]);
});

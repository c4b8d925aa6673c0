import { describe, expect, it } from 'vitest';
import { type ExerciseCategory, prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import { weekdays } from '#domain/plain-date.ts';
import { firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { unitsPrescribed } from '#domain/training/log/workout-units.ts';
import { seedLibrary } from '#server/exercises/seed-library/seed-library.ts';
import { ascensionPath, demoPrograms } from './demo-programs.ts';
import type { DemoPrescription, DemoWeek } from './read-program.ts';

const categories = new Map<string, ExerciseCategory>(
  seedLibrary.map(({ name, category }) => [name, category]),
);

function categoryOf({ exercise }: DemoPrescription): ExerciseCategory {
  const category = categories.get(exercise);
  if (category === undefined) throw new Error(`${exercise} is not in the seed library`);
  return category;
}

/** What the member needs to be told, category by category. */
const needed: Record<ExerciseCategory, (keyof DemoPrescription)[]> = {
  Strength: ['sets', 'reps', 'restSeconds'],
  Calisthenics: ['sets', 'reps', 'restSeconds'],
  Aerobic: ['distance', 'time', 'rpe', 'targetHeartRate'],
  Plyometric: ['volume'],
  Isometric: ['time', 'restSeconds'],
  Mobility: ['time', 'restSeconds'],
};

const ofAnyCategory = ['setTargets', 'tempo', 'groupLabel', 'groupFormat'];

const prescriptionsOf = (week: DemoWeek) => week.days.flatMap(day => day.exercises);

const liftedReps = (week: DemoWeek) =>
  prescriptionsOf(week)
    .filter(each => categoryOf(each) === 'Strength')
    .reduce((sum, each) => sum + unitsPrescribed('Strength', each), 0);

describe.each(demoPrograms().map(program => [program.name, program] as const))('%s', (_name, program) => {
  it('numbers its weeks from 1 without a gap', () => {
    expect(program.weeks.map(week => week.weekNumber)).toEqual(program.weeks.map((_, index) => index + 1));
  });

  it('lists the seven days of every week, Sunday first', () => {
    for (const week of program.weeks) expect(week.days.map(day => day.dayOfWeek)).toEqual([...weekdays]);
  });

  it('trains four or five days a week and rests on Sunday', () => {
    for (const week of program.weeks) {
      const trainingDays = week.days.filter(day => day.exercises.length > 0);
      expect([4, 5]).toContain(trainingDays.length);
      expect(trainingDays.map(day => day.dayOfWeek)).not.toContain('sunday');
    }
  });

  it('has five to seven exercises on a training day, none of them twice', () => {
    for (const day of program.weeks.flatMap(week => week.days)) {
      if (day.exercises.length === 0) continue;
      expect(day.exercises.length).toBeGreaterThanOrEqual(5);
      expect(day.exercises.length).toBeLessThanOrEqual(7);
      expect(new Set(day.exercises.map(each => each.exercise)).size).toBe(day.exercises.length);
    }
  });

  it('has a note of its own for every week, and one for every day', () => {
    expect(new Set(program.weeks.map(week => week.notes)).size).toBe(program.weeks.length);
    for (const day of program.weeks.flatMap(week => week.days)) expect(day.notes).not.toBe('');
  });

  it('prescribes only exercises of the library, with the fields of their category', () => {
    for (const each of program.weeks.flatMap(prescriptionsOf)) {
      const category = categoryOf(each);
      const allowed = [...prescriptionFieldsOf(category), 'exercise', 'restTimerSeconds', ...ofAnyCategory];
      expect(Object.keys(each).filter(field => !allowed.includes(field))).toEqual([]);
      for (const field of needed[category]) expect(each[field], `${each.exercise} ${field}`).toBeTruthy();
    }
  });

  it('can be counted: every prescription is worth some units', () => {
    for (const each of program.weeks.flatMap(prescriptionsOf)) {
      expect(unitsPrescribed(categoryOf(each), each), each.exercise).toBeGreaterThan(0);
    }
  });

  it('asks for no set beyond the estimate: percent × (1 + reps / 30) stays under 100', () => {
    for (const { exercise, percent1RM, reps } of program.weeks.flatMap(prescriptionsOf)) {
      if (percent1RM === undefined) continue;
      const asked = (firstNumber(percent1RM) ?? 0) * (1 + (firstNumber(reps) ?? 0) / 30);
      expect(asked, `${exercise} ${reps} at ${percent1RM}`).toBeLessThan(98);
    }
  });

  it('walks, runs, rows and rides at paces people move at', () => {
    for (const each of program.weeks.flatMap(prescriptionsOf)) {
      if (categoryOf(each) !== 'Aerobic') continue;
      const milesAnHour = (firstNumber(each.distance) ?? 0) / ((secondsOf(each.time) ?? 0) / 3600);
      expect(milesAnHour, each.exercise).toBeGreaterThan(1.5);
      expect(milesAnHour, each.exercise).toBeLessThan(16);
    }
  });

  it('covers all six categories every week', () => {
    for (const week of program.weeks) {
      expect(new Set(prescriptionsOf(week).map(categoryOf)).size).toBe(6);
    }
  });

  it('lets up in the fourth week, or in the last where there are fewer', () => {
    const [before, light] = program.weeks.slice(0, 4).slice(-2);
    if (before === undefined || light === undefined) throw new Error('shorter than two weeks');
    expect(liftedReps(light)).toBeLessThan(0.75 * liftedReps(before));
  });
});

const benchPercents = (week: DemoWeek) =>
  prescriptionsOf(week)
    .filter(({ exercise }) => exercise === 'Bench Press')
    .map(({ percent1RM }) => Number(percent1RM));

describe('the programs of the demonstration', () => {
  it.each([
    ['Rebuild and Rise', 12, 'beginner'],
    ['Iron Foundation', 8, 'intermediate'],
    ['Garrison Conditioning', 6, 'beginner'],
    ['Ascension: Block One', 4, 'advanced'],
  ])('%s is %i weeks long, %s', (name, weeks, level) => {
    const program = demoPrograms().find(each => each.name === name);
    expect(program?.weeks.length).toBe(weeks);
    expect(program?.difficultyLevel).toBe(level);
  });

  it('climb from seventy percent to a test in a path of 36 weeks and ten blocks', () => {
    const weeks = ascensionPath().blocks.map(block => block.weeks.length);
    expect([weeks.length, weeks.reduce((sum, count) => sum + count, 0)]).toEqual([10, 36]);
    for (const count of weeks) expect([3, 4]).toContain(count);
    // The heaviest main lift of each block but the two that are light on purpose, for positions and for speed.
    const heaviest = ascensionPath()
      .blocks.filter(({ name }) => !/Five|Seven|Ten/.test(name))
      .map(block => Math.max(...block.weeks.flatMap(week => benchPercents(week))));
    expect(heaviest.slice(1)).toEqual(heaviest.slice(1).toSorted((a, b) => a - b));
    expect([heaviest[0], heaviest.at(-1)]).toEqual([77.5, 94]);
  });

  it('take the squat of Rebuild and Rise from 62.5 to 87.5 percent, lighter every fourth week', () => {
    const percents = demoPrograms()[0]?.weeks.map(
      week => prescriptionsOf(week).find(each => each.exercise === 'Back Squat')?.percent1RM,
    );
    expect(percents?.map(Number)).toEqual([62.5, 65, 67.5, 57.5, 72.5, 75, 77.5, 65, 80, 82.5, 85, 87.5]);
  });
});

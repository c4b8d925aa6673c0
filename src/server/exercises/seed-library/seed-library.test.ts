import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { musclesOf } from '#domain/exercises/muscles.ts';
import { namesOf } from '#domain/exercises/exercise-names.ts';
import { englishName, foreignNames } from '#domain/exercises/foreign-names/foreign-names.ts';
import { exerciseIndex, findExercise } from '#domain/shorthand/match-exercise.ts';
import { previousDescriptions } from './previous-descriptions.ts';
import { seedLibrary } from './seed-library.ts';
import { equipment, muscleGroups } from './vocabulary.ts';

describe('the seed library', () => {
  it.each([
    ['Strength', 55],
    ['Calisthenics', 35],
    ['Aerobic', 20],
    ['Plyometric', 25],
    ['Isometric', 20],
    ['Mobility', 25],
  ])('holds enough %s exercises for a full program (at least %i)', (category, least) => {
    expect(seedLibrary.filter(exercise => exercise.category === category).length).toBeGreaterThanOrEqual(
      least,
    );
  });

  it('names each exercise once, whatever the case', () => {
    const names = seedLibrary.map(exercise => exercise.name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('says each description once', () => {
    expect(new Set(seedLibrary.map(exercise => exercise.description)).size).toBe(seedLibrary.length);
  });

  it('has exercises of every level in Strength and Calisthenics', () => {
    for (const category of ['Strength', 'Calisthenics']) {
      const levels = seedLibrary.filter(each => each.category === category).map(each => each.difficultyLevel);
      expect(new Set(levels)).toEqual(new Set(['beginner', 'intermediate', 'advanced']));
    }
  });

  it('uses every muscle group and piece of equipment it knows', () => {
    expect(new Set(seedLibrary.flatMap(exercise => exercise.muscleGroups))).toEqual(new Set(muscleGroups));
    expect(new Set(seedLibrary.flatMap(exercise => exercise.equipment))).toEqual(new Set(equipment));
  });
});

describe('each exercise', () => {
  it('trains some muscle, each named once', () => {
    for (const { name, muscleGroups: trained } of seedLibrary) {
      expect(trained.length, name).toBeGreaterThan(0);
      expect(new Set(trained).size, name).toBe(trained.length);
    }
  });

  it('says what it needs, or None alone', () => {
    for (const { name, equipment: needed } of seedLibrary) {
      expect(needed.length, name).toBeGreaterThan(0);
      if (needed.includes('None')) expect(needed, name).toEqual(['None']);
    }
  });

  it('is described so that it teaches: at some length, in whole sentences, in words of its own', () => {
    const said = new Map<string, string>();
    for (const { name, description } of seedLibrary) {
      expect(description.length, name).toBeGreaterThanOrEqual(200);
      expect(description.length, name).toBeLessThanOrEqual(450);
      expect(description, name).toMatch(/^[A-Z0-9].*\.$/);
      const sentences = description.split(/(?<=[.;:]) /).filter(sentence => sentence.length > 24);
      expect(sentences.length, name).toBeGreaterThanOrEqual(3);
      for (const sentence of sentences) {
        expect(said.get(sentence), `${name}: ${sentence}`).toBeUndefined();
        said.set(sentence, name);
      }
    }
  });

  it('speaks of no other exercise, where one is not a part of it', () => {
    const others = seedLibrary.map(({ name }) => name).filter(name => !ordinaryWords.includes(name));
    const spokenOf = seedLibrary.flatMap(({ name, description }) =>
      others
        .filter(other => other !== name && named(other).test(description))
        .map(other => `${name}: ${other}`),
    );
    expect(spokenOf).toEqual(['Push-up Hold: Push-up']);
  });

  it('is no former text of the library', () => {
    expect(previousDescriptions).toEqual([...new Set(previousDescriptions)].toSorted());
    expect(
      seedLibrary.filter(({ description }) => previousDescriptions.includes(hashed(description))),
    ).toEqual([]);
  });
});

const named = (name: string) => new RegExp(`(?<![\\w-])${name}s?(?![\\w-])`, 'i');

const hashed = (text: string) => createHash('md5').update(text).digest('hex').slice(0, 12);

/** Names that mean something else too: one dips before a jump, and hikes a bell back. */
const ordinaryWords = ['Dip', 'Hike', 'Strides'];

it('every muscle the library speaks of is on the map of the body, save the heart', () => {
  expect(muscleGroups.filter(label => musclesOf(label).length === 0)).toEqual(['Cardiovascular']);
});

describe('other names', () => {
  const index = exerciseIndex(seedLibrary.map(exercise => ({ ...exercise, id: exercise.name })));

  it('are about 200', () => {
    expect(seedLibrary.flatMap(({ aliases }) => aliases).length).toBeGreaterThan(200);
  });

  it('mean one exercise each, however they are written', () => {
    const owners = new Map<string, string>();
    for (const exercise of seedLibrary) {
      for (const called of namesOf({ ...exercise, merged: [] })) {
        const key = called.toLowerCase().replace(/[^a-z0-9&]/g, '');
        expect(owners.get(key), called).toBeUndefined();
        owners.set(key, exercise.name);
        expect(findExercise(called, index)?.exercise.name, called).toBe(exercise.name);
      }
    }
  });

  it.each([
    ['RDL', 'Romanian Deadlift'],
    ['rdls', 'Romanian Deadlift'],
    ['OHP', 'Overhead Press'],
    ['SLDL', 'Romanian Deadlift'],
    ['BSS', 'Bulgarian Split Squat'],
    ['T2B', 'Toes-to-Bar'],
    ['GHR', 'Nordic Hamstring Curl'],
    ['assault bike', 'Air Bike Sprints'],
    ['Plank', 'Front Plank'],
    ['Bench', 'Bench Press'],
    ['squat', 'Back Squat'],
    ['DB Row', 'Dumbbell Row'],
    ['DB Bench', 'Dumbbell Bench Press'],
    ['Incline DB Press', 'Incline Dumbbell Press'],
    ['BB Row', 'Barbell Row'],
    ['BB Bench Press', 'Bench Press'],
    ['KB Swings', 'Kettlebell Swing'],
    ['Front Sqaut', 'Front Squat'],
  ])('%s is %s', (typed, name) => {
    expect(findExercise(typed, index)?.exercise.name).toBe(name);
  });
});

describe('names in other languages', () => {
  const index = exerciseIndex(seedLibrary.map(exercise => ({ ...exercise, id: exercise.name })));
  const all = Object.entries(foreignNames).flatMap(([english, list]) =>
    list.split(',').map(name => ({ english, name })),
  );

  it('are those of exercises of the library', () => {
    const known = seedLibrary.map(({ name }) => name);
    expect(Object.keys(foreignNames).filter(name => !known.includes(name))).toEqual([]);
  });

  it('mean one exercise each, which no English name takes for another', () => {
    expect(all.filter(({ english, name }) => englishName(name) !== english)).toEqual([]);
    const taken = all.filter(({ english, name }) => {
      const found = findExercise(name, index);
      return found !== null && found.how !== 'slip' && found.exercise.name !== english;
    });
    expect(taken).toEqual([]);
  });
});

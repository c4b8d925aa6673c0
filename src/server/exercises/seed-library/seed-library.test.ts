import { describe, expect, it } from 'vitest';
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

  it('is described in one or two sentences that fit a card', () => {
    for (const { name, description } of seedLibrary) {
      expect(description.length, name).toBeGreaterThanOrEqual(60);
      expect(description.length, name).toBeLessThanOrEqual(240);
      expect(description, name).toMatch(/^[A-Z0-9].*\.$/);
      expect(description.match(/[.?!](?= |$)/g)?.length, name).toBeLessThanOrEqual(2);
    }
  });
});

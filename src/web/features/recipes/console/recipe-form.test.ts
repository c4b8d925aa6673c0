import { describe, expect, it } from 'vitest';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';
import { dropDraft, keepDraft, readDraft } from './recipe-draft.ts';
import { linesOf } from './lines.ts';
import { bodyOf, macrosOf, problemsOf, valuesOf } from './recipe-values.ts';

const recipe = {
  id: 'r1',
  title: 'Oats',
  description: '',
  imageUrl: '',
  timeMinutes: 10,
  servings: 2,
  dietTags: ['vegan', 'high-protein'],
  allergenTags: ['gluten'],
  macros: { p: 20.5, c: 50, f: 10, cal: 372 },
  ingredients: ['100 g oats', '1 cup water'],
  steps: ['Stir.'],
  equipment: [],
  updatedAt: '2026-03-18T12:00:00.000Z',
} as unknown as Recipe;

const values = valuesOf(recipe);

describe('the recipe form', () => {
  it('sends what it was given, when nothing is changed', () => {
    const { id: _id, updatedAt: _at, ...fields } = recipe;
    expect(bodyOf(values)).toEqual({
      ...fields,
      timeMinutes: 10,
      servings: 2,
      dietTags: ['high-protein', 'vegan'],
    });
    expect(problemsOf(values)).toEqual({});
  });

  it('saves no macro that cannot be read as another one', () => {
    expect(problemsOf({ ...values, f: 'lots', servings: '2,5' })).toEqual({
      f: '“lots” is not a number.',
      servings: 'Enter whole servings, from 1 to 100',
    });
  });

  it.each([
    [
      { p: '30', c: '40', f: '10' },
      { p: 30, c: 40, f: 10 },
    ],
    [
      { p: '12,5', c: '', f: '2½' },
      { p: 12.5, c: 0, f: 2.5 },
    ],
  ])('reads macros %j as %j', (typed, macros) => {
    expect(macrosOf(typed)).toEqual(macros);
  });

  it.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ timeMinutes: '' }, { timeMinutes: 'Enter the time in whole minutes, from 1 to 1,440' }],
    [{ servings: '1.5' }, { servings: 'Enter whole servings, from 1 to 100' }],
    [{ p: '-1' }, { p: 'Enter grams of 0 or more' }],
    [{ f: '3000' }, { f: 'Enter at most 2,000 grams' }],
    [
      { steps: linesOf(['Stir.', ' ', 'x'.repeat(1001)]) },
      { steps: { message: 'Use at most 1,000 characters', index: 1 } },
    ],
    [
      { equipment: linesOf(Array.from({ length: 41 }, () => 'A jar')) },
      { equipment: { message: 'Use at most 40 pieces of equipment', index: undefined } },
    ],
  ])('finds what is wrong with %j', (typed, problems) => {
    expect(problemsOf({ ...values, ...typed })).toEqual(problems);
  });
});

describe('the draft of a recipe', () => {
  const origin = { userId: 'u1', recipe };

  it('is kept for who wrote it, and for that recipe alone, until it is dropped', () => {
    const store = aLocalStore();
    keepDraft(origin, { ...values, title: 'Porridge' }, store);
    expect(readDraft(origin, store)).toEqual({ values: { ...values, title: 'Porridge' }, isOlder: false });
    expect(readDraft({ ...origin, userId: 'u2' }, store)).toBeNull();
    expect(readDraft({ ...origin, recipe: null }, store)).toBeNull();
    dropDraft(origin, store);
    expect(readDraft(origin, store)).toBeNull();
  });

  it('says when the recipe has been changed since', () => {
    const store = aLocalStore();
    keepDraft(origin, values, store);
    const since = { ...recipe, updatedAt: '2026-03-19T12:00:00.000Z' };
    expect(readDraft({ ...origin, recipe: since }, store)?.isOlder).toBe(true);
  });

  it('keeps the words where there is no room for the picture', () => {
    const store = aLocalStore(5000);
    keepDraft(origin, { ...values, imageUrl: 'x'.repeat(6000) }, store);
    expect(readDraft(origin, store)?.values).toEqual(values);
  });
});

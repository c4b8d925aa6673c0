import * as z from 'zod/mini';
import { readNumber } from '#domain/numbers/read-number.ts';
import { allergens, diets } from '#domain/nutrition/diet.ts';
import { endpoint } from './endpoint.ts';
import { done, instant, notes, picture, requiredText, text, wholeBetween, wordsOf } from './wire.ts';

const macros = z.object({ p: z.number(), c: z.number(), f: z.number(), cal: z.number() });

const recipe = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  timeMinutes: z.number(),
  servings: z.number(),
  dietTags: z.array(z.string()),
  allergenTags: z.array(z.string()),
  /** Grams a serving; `cal` is worked out from them. */
  macros,
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  equipment: z.array(z.string()),
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});

const lines = (most: number, message: string) =>
  z.pipe(
    z.array(text(1000)).check(z.maxLength(most, message)),
    z.transform(list => list.filter(line => line !== '')),
  );

/** A text that is no number counts 0, as the specification has it; a number has to be a possible one. */
const grams = z.pipe(
  z.transform((value: unknown) => {
    const number = typeof value === 'string' ? readNumber(value) : typeof value === 'number' ? value : null;
    return number !== null && Number.isFinite(number) ? number : 0;
  }),
  z.number().check(z.minimum(0, 'Enter grams of 0 or more'), z.maximum(2000, 'Enter at most 2,000 grams')),
);

/** Calories that are sent along are not believed. */
const macrosInput = z.object({ p: z._default(grams, 0), c: z._default(grams, 0), f: z._default(grams, 0) });

const fields = {
  title: requiredText('Title is required'),
  description: notes,
  imageUrl: picture,
  timeMinutes: wholeBetween(1, 1440, 'Enter the time in whole minutes, from 1 to 1,440'),
  servings: wholeBetween(1, 100, 'Enter whole servings, from 1 to 100'),
  dietTags: wordsOf(diets),
  allergenTags: wordsOf(allergens),
  macros: macrosInput,
  ingredients: lines(100, 'Use at most 100 ingredients'),
  steps: lines(100, 'Use at most 100 steps'),
  equipment: lines(40, 'Use at most 40 pieces of equipment'),
};

/** Several values, joined with commas. */
const joined = <Value extends string>(known: readonly [Value, ...Value[]]) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
    z.array(z.enum(known)),
  );

/** By title; filtered by the query alone. */
export const listRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes',
  access: 'member',
  providesTags: ['recipes'],
  query: z.object({
    diet: z.optional(z.enum(diets)),
    allergens: z.optional(joined(allergens)),
    /** The most minutes until ready. */
    maxTime: z.optional(wholeBetween(1, 1440)),
    /** The text to look for in title, description and ingredients. */
    include: z.optional(text(200)),
  }),
  response: z.array(recipe),
});

export const createRecipe = endpoint({
  method: 'POST',
  path: '/api/admin/recipes',
  access: 'coach',
  invalidatesTags: ['recipes'],
  idempotent: true,
  bodyLimit: 12_000_000,
  carriesPicture: true,
  body: z.object({
    title: fields.title,
    description: z._default(fields.description, ''),
    imageUrl: z._default(fields.imageUrl, ''),
    timeMinutes: fields.timeMinutes,
    servings: z._default(fields.servings, 1),
    dietTags: z._default(fields.dietTags, []),
    allergenTags: z._default(fields.allergenTags, []),
    macros: fields.macros,
    ingredients: fields.ingredients,
    steps: z._default(fields.steps, []),
    equipment: z._default(fields.equipment, []),
  }),
  response: recipe,
  status: 201,
});

export const updateRecipe = endpoint({
  method: 'PATCH',
  path: '/api/admin/recipes/:id',
  access: 'coach',
  invalidatesTags: ['recipes'],
  bodyLimit: 12_000_000,
  carriesPicture: true,
  /** Of the macros too only those given change; the calories follow. */
  body: z.partial(z.object({ ...fields, macros: z.partial(z.object({ p: grams, c: grams, f: grams })) })),
  response: recipe,
});

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/api/admin/recipes/:id',
  access: 'coach',
  invalidatesTags: ['recipes'],
  response: done,
});

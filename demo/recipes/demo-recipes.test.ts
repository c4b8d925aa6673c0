import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRecipe } from '#contract/recipes.ts';
import { diets } from '#domain/nutrition/diet.ts';
import { demoRecipes } from './demo-recipes.ts';
import { allergensIn, dietsOf, gramsOf, macrosOf } from './weigh.ts';

const named = (title: string) => {
  const found = demoRecipes.find(recipe => recipe.title === title);
  if (!found) throw new Error(title);
  return found;
};

describe('the recipes of the demonstration', () => {
  it('are 24, no two of one name', () => {
    expect(new Set(demoRecipes.map(({ title }) => title)).size).toBe(24);
  });

  it.each(demoRecipes)('$title: the form takes it, and it is a meal or a snack', recipe => {
    const { ingredients, servings, ...rest } = recipe;
    const { cal, ...macros } = macrosOf(recipe);
    const body = { ...rest, servings, macros, ingredients: ingredients.map(([line]) => line) };
    expect(z.safeParse(createRecipe.body, body).error?.issues).toBeUndefined();
    expect(cal).toBe(macros.p * 4 + macros.c * 4 + macros.f * 9);
    expect(cal).toBeGreaterThan(250);
    expect(cal).toBeLessThan(700);
    expect(recipe.steps.length).toBeGreaterThanOrEqual(3);
  });

  it('hold, serving by serving, what their ingredients hold', () => {
    // 226 g of cottage cheese, 150 g of strawberries, 12.5 g of walnuts, 7.06 g of honey.
    const snack = named('Cottage Cheese with Strawberries and Walnuts');
    expect(snack.ingredients.map(gramsOf).map(Math.round)).toEqual([226, 150, 13, 7, 0]);
    expect(macrosOf(snack)).toEqual({ p: 29, c: 28, f: 14, cal: 354 });
    // Half as many people get twice as much.
    const stew = named('Slow Beef and Carrot Stew');
    const twice = macrosOf({ ...stew, servings: 3 }).p / macrosOf(stew).p;
    expect(twice).toBeCloseTo(2, 1);
  });

  it.each([
    ['Pantry Tuna Pasta', ['gluten', 'dairy', 'fish'], ['omnivore', 'high-protein', 'mediterranean']],
    ['Red Lentil Dal with Brown Rice', [], ['vegetarian', 'vegan', 'gluten-free', 'dairy-free']],
    [
      'Spinach and Feta Scramble',
      ['dairy', 'eggs'],
      ['mediterranean', 'keto', 'vegetarian', 'gluten-free', 'low-fodmap'],
    ],
  ])('%s has the allergens and diets of its foods', (title, allergens, fitting) => {
    const recipe = named(title);
    expect([allergensIn(recipe), dietsOf(recipe)]).toEqual([allergens, fitting]);
  });

  it.each(diets)('have something for who eats %s', diet => {
    expect(demoRecipes.filter(recipe => dietsOf(recipe).includes(diet)).length).toBeGreaterThanOrEqual(3);
  });
});

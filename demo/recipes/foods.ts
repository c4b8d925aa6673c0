import * as z from 'zod/mini';
import { listIn } from '#domain/csv/read-table.ts';
import { allergens } from '#domain/nutrition/diet.ts';
import { rowsOf } from '../content/content.ts';

/** What a food is, as far as diets ask; `fodmap` is high in FODMAPs in the amounts people eat. */
const kinds = ['meat', 'fish', 'dairy', 'egg', 'honey', 'grain', 'legume', 'sugar', 'fodmap'] as const;

/** How a food lies on the plate. */
const shapes = [
  'slices',
  'cubes',
  'rounds',
  'balls',
  'grains',
  'leaves',
  'strips',
  'crumbs',
  'sauce',
] as const;

export type Shape = (typeof shapes)[number];

const number = z.pipe(z.string().check(z.regex(/^(?:\d+(?:\.\d+)?)?$/)), z.transform(Number));
const listOf = <Name extends z.ZodMiniType<string, string>>(name: Name) =>
  z.pipe(z.pipe(z.string(), z.transform(listIn)), z.array(name));

const row = z.object({
  Food: z.string().check(z.minLength(1)),
  Protein: number,
  Carbohydrates: number,
  Fat: number,
  Kinds: listOf(z.enum(kinds)),
  Allergens: listOf(z.enum(allergens)),
  Cup: number,
  Each: number,
  Shape: z.enum([...shapes, '']),
  Light: z.string(),
  Dark: z.string(),
});

/** A food: grams in 100 g as bought (USDA FoodData Central, rounded), and how it looks where one sees it in the dish. */
function foodOf({ Protein, Carbohydrates, Fat, Cup, Each, Shape: shape, ...told }: z.output<typeof row>) {
  return {
    per100: [Protein, Carbohydrates, Fat] as const,
    kinds: told.Kinds,
    allergens: told.Allergens,
    /** Grams in a cup; a tablespoon is a sixteenth of it. */
    cup: Cup,
    /** Grams of one, where it is counted. */
    each: Each,
    /** None for oil, garlic and the like. */
    look: shape === '' ? null : { shape, light: told.Light, dark: told.Dark },
  };
}

export type Food = ReturnType<typeof foodOf>;

export type Look = NonNullable<Food['look']>;

export const foods: ReadonlyMap<string, Food> = new Map(
  rowsOf('recipes/foods.csv', row).map(food => [food.Food, foodOf(food)]),
);

export function foodNamed(name: string): Food {
  const found = foods.get(name);
  if (!found) throw new Error(`No food is called ${name}`);
  return found;
}

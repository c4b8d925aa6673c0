import type { Allergen } from '#domain/nutrition/diet.ts';

/** What a food is, as far as diets ask. */
type Kind =
  | 'meat'
  | 'fish'
  | 'dairy'
  | 'egg'
  | 'honey'
  | 'grain'
  | 'legume'
  | 'sugar'
  /** High in FODMAPs in the amounts people eat. */
  | 'fodmap';

export type Food = {
  /** Grams of protein, carbohydrates and fat in 100 g, as bought (USDA FoodData Central, rounded). */
  per100: readonly [p: number, c: number, f: number];
  kinds: readonly Kind[];
  allergens: readonly Allergen[];
  /** Grams in a cup; a tablespoon is a sixteenth of it. */
  cup: number;
  /** Grams of one, where it is counted. */
  each: number;
};

type Told = { is?: string; holds?: string; cup?: number; each?: number };

const listOf = <Word extends string>(words = '') => words.split(' ').filter(Boolean) as Word[];

const food = (p: number, c: number, f: number, { is, holds, cup = 0, each = 0 }: Told = {}): Food => ({
  per100: [p, c, f],
  kinds: listOf<Kind>(is),
  allergens: listOf<Allergen>(holds),
  cup,
  each,
});

const fish = { is: 'fish', holds: 'fish' };
const dairy = (more: Told = {}): Told => ({ is: 'dairy', holds: 'dairy', ...more });
const milkSugar = (more: Told = {}): Told => ({ is: 'dairy fodmap', holds: 'dairy', ...more });
const wheat = (more: Told = {}): Told => ({ is: 'grain fodmap', holds: 'gluten', ...more });
const nuts = (more: Told = {}): Told => ({ holds: 'nuts', ...more });

export const foods = {
  chickenBreast: food(22.5, 0, 2.6, { is: 'meat' }),
  chickenThigh: food(19.7, 0, 4.1, { is: 'meat' }),
  groundTurkey: food(21, 0, 7, { is: 'meat' }),
  groundBeef: food(21, 0, 7, { is: 'meat' }),
  sirloin: food(22, 0, 5, { is: 'meat' }),
  beefChuck: food(20, 0, 12, { is: 'meat' }),
  porkTenderloin: food(21, 0, 3.5, { is: 'meat' }),
  salmon: food(20.4, 0, 13.4, fish),
  cod: food(17.8, 0, 0.7, fish),
  tuna: food(24, 0, 1, { ...fish, each: 112 }),
  shrimp: food(20, 0.2, 0.5, { is: 'fish', holds: 'shellfish' }),
  egg: food(12.6, 0.7, 9.5, { is: 'egg', holds: 'eggs', each: 50 }),
  eggWhite: food(10.9, 0.7, 0.2, { is: 'egg', holds: 'eggs', cup: 243 }),
  greekYogurt: food(10.2, 3.6, 0.4, dairy({ is: 'dairy fodmap', cup: 245 })),
  cottageCheese: food(11.5, 4, 2.3, dairy({ is: 'dairy fodmap', cup: 226 })),
  milk: food(3.4, 5, 1, milkSugar({ cup: 244 })),
  feta: food(14.2, 3.9, 21.5, dairy({ cup: 150 })),
  parmesan: food(38, 3, 27, dairy({ cup: 100 })),
  cheddar: food(24, 2, 34, dairy({ cup: 113 })),
  mozzarella: food(22, 2.2, 22, dairy({ cup: 112 })),
  butter: food(0.9, 0.1, 81, dairy({ cup: 227 })),
  whey: food(80, 6, 5, milkSugar({ each: 30 })),
  tofu: food(15, 3, 9, { is: 'legume', holds: 'soy' }),
  tempeh: food(20, 8, 11, { is: 'legume', holds: 'soy' }),
  edamame: food(11, 9, 5, { is: 'legume', holds: 'soy', cup: 155 }),
  tamari: food(10, 6, 0, { is: 'legume', holds: 'soy', cup: 288 }),
  lentils: food(24, 63, 1, { is: 'legume fodmap', cup: 192 }),
  chickpeas: food(7, 20, 2.6, { is: 'legume fodmap', cup: 160, each: 250 }),
  blackBeans: food(7.6, 20, 0.5, { is: 'legume fodmap', cup: 170, each: 255 }),
  kidneyBeans: food(7.8, 19, 0.5, { is: 'legume fodmap', cup: 170, each: 255 }),
  oats: food(13, 67, 7, { is: 'grain', holds: 'gluten', cup: 85 }),
  rice: food(7, 79, 0.7, { is: 'grain', cup: 190 }),
  brownRice: food(7.5, 76, 2.8, { is: 'grain', cup: 190 }),
  quinoa: food(14, 64, 6, { is: 'grain', cup: 170 }),
  polenta: food(8, 77, 2, { is: 'grain', cup: 160 }),
  riceNoodles: food(6, 80, 0.6, { is: 'grain' }),
  pasta: food(13.5, 70, 2.5, wheat()),
  bread: food(12, 43, 3.5, wheat({ each: 40 })),
  tortilla: food(8, 50, 8, wheat({ each: 50 })),
  cornTortilla: food(5.7, 45, 2.9, { is: 'grain', each: 26 }),
  potato: food(2, 17.5, 0.1, { each: 170 }),
  sweetPotato: food(1.6, 20, 0.1, { is: 'fodmap', each: 200 }),
  broccoli: food(2.8, 6.6, 0.4, { cup: 90 }),
  spinach: food(2.9, 3.6, 0.4, { cup: 30 }),
  kale: food(4.3, 8.8, 0.9, { cup: 65 }),
  zucchini: food(1.2, 3.1, 0.3, { each: 200 }),
  pepper: food(1, 6, 0.3, { each: 150 }),
  carrot: food(0.9, 9.6, 0.2, { each: 65 }),
  cucumber: food(0.7, 3.6, 0.1, { each: 300 }),
  tomato: food(0.9, 3.9, 0.2, { each: 120, cup: 150 }),
  cannedTomatoes: food(1.2, 5, 0.2, { each: 400, cup: 240 }),
  tomatoPaste: food(4.3, 19, 0.5, { cup: 262 }),
  greenBeans: food(1.8, 7, 0.2, { cup: 110 }),
  asparagus: food(2.2, 3.9, 0.1, { is: 'fodmap' }),
  cauliflower: food(1.9, 5, 0.3, { is: 'fodmap', each: 600 }),
  mushrooms: food(3.1, 3.3, 0.3, { is: 'fodmap', cup: 70 }),
  cabbage: food(1.3, 5.8, 0.1, { cup: 90 }),
  lettuce: food(1.2, 3.3, 0.3, { cup: 45 }),
  onion: food(1.1, 9.3, 0.1, { is: 'fodmap', each: 110 }),
  scallion: food(1.8, 7.3, 0.2, { each: 15 }),
  garlic: food(6.4, 33, 0.5, { is: 'fodmap', each: 3 }),
  ginger: food(1.8, 18, 0.8, { cup: 96 }),
  avocado: food(2, 8.5, 14.7, { is: 'fodmap', each: 140 }),
  lemon: food(0.4, 7, 0.2, { each: 45 }),
  lime: food(0.4, 8, 0.1, { each: 40 }),
  orange: food(0.9, 12, 0.1, { each: 140 }),
  banana: food(1.1, 23, 0.3, { each: 118 }),
  apple: food(0.3, 14, 0.2, { is: 'fodmap', each: 180 }),
  blueberries: food(0.7, 14.5, 0.3, { cup: 148 }),
  strawberries: food(0.7, 7.7, 0.3, { cup: 150 }),
  mango: food(0.8, 15, 0.4, { is: 'fodmap', cup: 165 }),
  dates: food(1.8, 75, 0.2, { is: 'fodmap', each: 24 }),
  raisins: food(3, 79, 0.5, { is: 'fodmap', cup: 145 }),
  olives: food(0.8, 6, 11, { cup: 135 }),
  oliveOil: food(0, 0, 100, { cup: 216 }),
  coconutOil: food(0, 0, 100, { cup: 218 }),
  sesameOil: food(0, 0, 100, { cup: 218 }),
  coconutMilk: food(2, 3, 18, { cup: 226, each: 400 }),
  almonds: food(21, 22, 50, nuts({ is: 'fodmap', cup: 143 })),
  walnuts: food(15, 14, 65, nuts({ cup: 100 })),
  almondFlour: food(21, 20, 50, nuts({ is: 'fodmap', cup: 96 })),
  almondMilk: food(0.6, 0.6, 1.2, nuts({ cup: 240 })),
  peanutButter: food(22, 22, 51, nuts({ is: 'legume', cup: 258 })),
  almondButter: food(21, 19, 56, nuts({ is: 'fodmap', cup: 250 })),
  chia: food(17, 42, 31, { cup: 160 }),
  hummus: food(8, 15, 10, { is: 'legume fodmap', cup: 246 }),
  honey: food(0.3, 82, 0, { is: 'honey fodmap', cup: 339 }),
  mapleSyrup: food(0, 67, 0, { is: 'sugar', cup: 315 }),
  cocoa: food(20, 58, 14, { cup: 86 }),
  bonebroth: food(3.5, 0.5, 0.2, { is: 'meat', cup: 240 }),
  vegetableBroth: food(0.2, 0.8, 0.1, { is: 'fodmap', cup: 240 }),
  curryPaste: food(2.5, 12, 3, { is: 'fodmap', cup: 240 }),
  herbs: food(3, 6, 0.8, { cup: 20 }),
} satisfies Record<string, Food>;

export type FoodName = keyof typeof foods;

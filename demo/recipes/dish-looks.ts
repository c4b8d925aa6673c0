import type { FoodName } from './foods.ts';

/** How a food lies on the plate. */
export type Shape =
  | 'slices'
  | 'cubes'
  | 'rounds'
  | 'balls'
  | 'grains'
  | 'leaves'
  | 'strips'
  | 'crumbs'
  | 'sauce';

export type Look = { shape: Shape; light: string; dark: string };

const look = (shape: Shape, light: string, dark: string): Look => ({ shape, light, dark });

/** Foods one sees in the dish; oil, garlic and the like are not to be seen. */
export const looks: Partial<Record<FoodName, Look>> = {
  chickenBreast: look('slices', '#e3b98a', '#c08f5c'),
  chickenThigh: look('slices', '#d39a5c', '#a86c34'),
  groundTurkey: look('crumbs', '#b98a63', '#946744'),
  groundBeef: look('crumbs', '#8a5a41', '#6b412d'),
  sirloin: look('slices', '#8e4a3a', '#5f2e24'),
  beefChuck: look('cubes', '#7d4a33', '#5d3323'),
  porkTenderloin: look('slices', '#dfae97', '#b97e64'),
  salmon: look('slices', '#ee9a72', '#d97750'),
  cod: look('slices', '#f6efe2', '#ddd0b8'),
  tuna: look('crumbs', '#d9b39a', '#b98c72'),
  shrimp: look('rounds', '#f3a07c', '#dd7750'),
  egg: look('crumbs', '#f7d774', '#e8b93c'),
  eggWhite: look('rounds', '#e3b566', '#c48f3d'),
  greekYogurt: look('sauce', '#f7f1e4', '#e6dcc8'),
  cottageCheese: look('crumbs', '#fbf6ea', '#e9dfcb'),
  feta: look('cubes', '#fbf7ee', '#e2d8c4'),
  cheddar: look('strips', '#f2b347', '#d98f24'),
  parmesan: look('crumbs', '#f4e3b0', '#dfc27c'),
  tofu: look('crumbs', '#f0d077', '#d3a83f'),
  tempeh: look('cubes', '#b8803f', '#8e5c28'),
  edamame: look('balls', '#9cc36a', '#76a044'),
  lentils: look('grains', '#e8ab50', '#c98a30'),
  chickpeas: look('balls', '#e3c288', '#c59e5c'),
  blackBeans: look('balls', '#4a3a3d', '#32272a'),
  kidneyBeans: look('balls', '#8c3a34', '#6a2622'),
  oats: look('crumbs', '#e2cda2', '#c6a974'),
  rice: look('grains', '#faf4e6', '#e4d8bf'),
  brownRice: look('grains', '#dcc096', '#bf9d6b'),
  quinoa: look('crumbs', '#e9d9b0', '#cdb67f'),
  riceNoodles: look('strips', '#f3e8cf', '#dccba4'),
  pasta: look('strips', '#dfb777', '#bb8d48'),
  cornTortilla: look('rounds', '#efd08b', '#d3a955'),
  potato: look('cubes', '#edd083', '#cfa64d'),
  sweetPotato: look('cubes', '#e5894a', '#c5682c'),
  broccoli: look('balls', '#5f8f4a', '#426b34'),
  spinach: look('leaves', '#5b8a45', '#3d6730'),
  kale: look('leaves', '#55804c', '#385c35'),
  zucchini: look('rounds', '#b9cc84', '#7f9c4c'),
  pepper: look('strips', '#d9583f', '#b43b2a'),
  carrot: look('rounds', '#eb924a', '#cc7029'),
  cucumber: look('rounds', '#c9dba0', '#86ab5c'),
  tomato: look('balls', '#db5640', '#b53a2b'),
  cannedTomatoes: look('sauce', '#c4553a', '#a63f2a'),
  coconutMilk: look('sauce', '#e9b872', '#d69a4d'),
  greenBeans: look('strips', '#7fa553', '#5c8139'),
  asparagus: look('strips', '#86a85a', '#5f8240'),
  mushrooms: look('rounds', '#c9ab89', '#9b7c5b'),
  cabbage: look('strips', '#9a5d86', '#774168'),
  lettuce: look('leaves', '#a3c46c', '#7da04a'),
  onion: look('strips', '#e6cfd0', '#b98497'),
  avocado: look('slices', '#c3cf7c', '#87a04b'),
  lemon: look('rounds', '#f5dc6b', '#e0bd3b'),
  lime: look('rounds', '#b9cf63', '#8eaa3c'),
  banana: look('rounds', '#f4e2a0', '#dcc069'),
  apple: look('slices', '#e8b9a0', '#b8453a'),
  blueberries: look('balls', '#5d6a9c', '#424c78'),
  strawberries: look('balls', '#d9503f', '#b23430'),
  dates: look('balls', '#6d4430', '#4d2d1f'),
  olives: look('balls', '#4b4454', '#332d3a'),
  walnuts: look('crumbs', '#a97c50', '#80582f'),
  herbs: look('leaves', '#6f9c4c', '#4d7634'),
};

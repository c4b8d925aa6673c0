/** Diets, as a member prefers one and a recipe fits some; in the specification's order. */
export const diets = [
  'omnivore',
  'high-protein',
  'mediterranean',
  'paleo',
  'keto',
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'low-fodmap',
] as const;

export type Diet = (typeof diets)[number];

export const allergens = ['gluten', 'dairy', 'eggs', 'soy', 'nuts', 'shellfish', 'fish'] as const;

export type Allergen = (typeof allergens)[number];

import type { DemoRecipe } from './demo-recipe.ts';

export const snacks: DemoRecipe[] = [
  {
    title: 'Cottage Cheese with Strawberries and Walnuts',
    description:
      'Slow protein before bed, or a breakfast that needs no pan. Toast the walnuts: it is worth the three minutes.',
    timeMinutes: 5,
    servings: 1,
    servedIn: 'bowl',
    ingredients: [
      ['1 cup low-fat cottage cheese', 'cottageCheese'],
      ['1 cup strawberries, quartered', 'strawberries'],
      ['2 tbsp walnuts', 'walnuts'],
      ['1 tsp honey', 'honey'],
      ['A pinch of cinnamon'],
    ],
    steps: [
      'Toast the walnuts in a dry pan over medium heat for 3 minutes and shake them often. Break them up.',
      'Spoon the cottage cheese into a bowl and pile the strawberries on top.',
      'Scatter the walnuts and cinnamon over it and finish with the honey.',
    ],
    equipment: ['Small pan', 'Bowl'],
  },
  {
    title: 'Date and Oat Bites',
    description:
      'Two in the gym bag, an hour before the bar. They keep for two weeks in the fridge, if nobody knows of them.',
    timeMinutes: 15,
    servings: 8,
    servedIn: 'plate',
    laidOut: ['dates'],
    ingredients: [
      ['1 1/2 cups rolled oats', 'oats'],
      ['10 soft dates, pitted', 'dates'],
      ['1/2 cup peanut butter', 'peanutButter'],
      ['1/4 cup cocoa powder', 'cocoa'],
      ['2 tbsp chia seeds', 'chia'],
      ['2 tbsp maple syrup', 'mapleSyrup'],
      ['2 tbsp water'],
      ['A pinch of salt'],
    ],
    steps: [
      'Grind the oats and dates in a food processor for a minute, until they look like coarse sand.',
      'Add the peanut butter, cocoa, chia seeds, maple syrup, water and salt, and run it until it clumps together. If it is dry, add a spoonful of water.',
      'Roll it into 16 balls with wet hands and leave them in the fridge for half an hour. Two make a serving.',
    ],
    equipment: ['Food processor', 'Plate'],
  },
];

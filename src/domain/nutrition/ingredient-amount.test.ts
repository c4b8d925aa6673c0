import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, cannotScale, scaleIngredient } from './ingredient-amount.ts';

describe('an ingredient for more or fewer servings', () => {
  it.each([
    ['2 eggs', 2, '4 eggs'],
    ['2 eggs', 0.5, '1 eggs'],
    ['3 eggs', 0.5, '1 ½ eggs'],
    ['200 g rolled oats', 1.5, '300 g rolled oats'],
    ['200g rolled oats', 3, '600g rolled oats'],
    ['125 g butter', 0.5, '63 g butter'],
    ['1,000 ml stock', 2, '2,000 ml stock'],
    ['1.5 kg potatoes', 2, '3 kg potatoes'],
    ['0.5 l milk', 0.5, '0.25 l milk'],
    ['1/2 cup milk', 2, '1 cup milk'],
    ['1/2 cup milk', 3, '1 ½ cup milk'],
    ['1 1/2 cups flour', 2, '3 cups flour'],
    ['1½ cups flour', 0.5, '¾ cups flour'],
    ['1 1⁄2 cups flour', 2, '3 cups flour'],
    ['1∕2 cup milk', 2, '1 cup milk'],
    ['1 1⁄2–2 cups stock', 2, '3–4 cups stock'],
    ['2,5 dl cream', 2, '5 dl cream'],
    ['2,5 dl cream', 0.5, '1,3 dl cream'],
    ['0,5 l milk', 3, '1,5 l milk'],
    ['1,5 cups rice', 2, '3 cups rice'],
    ['⅞ cup oats', 2, '1 ¾ cup oats'],
    ['½ lemon', 4, '2 lemon'],
    ['1 cup rice', 1 / 3, '⅓ cup rice'],
    ['2 tbsp olive oil', 4 / 3, '2 ⅔ tbsp olive oil'],
    ['2-3 cloves garlic', 2, '4-6 cloves garlic'],
    ['1/2 – 1 tsp chili', 2, '1 – 2 tsp chili'],
    ['2 to 3 carrots', 2, '4 to 6 carrots'],
    ['2 x 150 g salmon fillets', 2, '4 x 150 g salmon fillets'],
    ['1 (14 oz) can tomatoes', 3, '3 (14 oz) can tomatoes'],
    ['1/4 tsp cumin', 0.25, '0.06 tsp cumin'],
  ])('%j times %d is %j', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor)).toBe(scaled);
  });

  it.each([
    'Salt to taste',
    'A pinch of saffron',
    '80/20 ground beef, 500 g',
    '5% fat yogurt',
    '1-inch piece of ginger',
    '',
  ])('%j keeps what is no amount', line => {
    expect(scaleIngredient(line, 2)).toBe(line);
  });

  it.each([
    ['5% fat yogurt', true],
    ['80/20 ground beef, 500 g', true],
    ['A pinch of saffron', true],
    ['1-inch piece of ginger', true],
    ['Salt to taste', false],
    ['2,5 dl cream', false],
    ['2 eggs', false],
  ])('%j can’t be scaled: %s', (line, isSo) => {
    expect(cannotScale(line)).toBe(isSo);
  });

  it('of the servings it was written for stays as it was written, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), line => scaleIngredient(line, 1) === line));
  });

  it('never loses what stands after the amount', () => {
    const amounts = fc.constantFrom('2', '1/2', '1 1/2', '½', '250', '2-3');
    const factors = fc.constantFrom(0.25, 0.5, 2, 3, 4);
    fc.assert(
      fc.property(
        amounts,
        factors,
        fc.stringMatching(/^ [a-z]{4,12}( [a-z]{1,8})?$/),
        (amount, factor, rest) => {
          expect(scaleIngredient(amount + rest, factor)).toMatch(new RegExp(`${rest}$`));
        },
      ),
    );
  });

  it('begins with an amount that can be read', () => {
    expect(amountOf('1 1/2 lb chicken')).toEqual({ amount: 1.5, rest: 'lb chicken' });
    expect(amountOf('2-3 carrots')).toEqual({ amount: 2, rest: 'carrots' });
    expect(amountOf('Salt')).toBeNull();
  });
});

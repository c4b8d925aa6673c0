import { expect, it } from 'vitest';
import { priceText } from './price-text.ts';

it.each([
  [29, '29'],
  [0, '0'],
  [34.5, '34.50'],
  [29.99, '29.99'],
])('a price of %d reads %s', (dollars, text) => expect(priceText(dollars)).toBe(text));

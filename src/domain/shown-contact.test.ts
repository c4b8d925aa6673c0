import { expect, it } from 'vitest';
import { dialled, priceText } from './shown-contact.ts';

it.each([
  [29, '29'],
  [0, '0'],
  [34.5, '34.50'],
  [29.99, '29.99'],
])('a price of %d reads %s', (dollars, text) => expect(priceText(dollars)).toBe(text));

it.each([
  ['(303) 555-0142', 'tel:3035550142'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['112', 'tel:112'],
  ['ask at the door', null],
  ['', null],
])('%s is dialled as %s', (phone, href) => expect(dialled(phone)).toBe(href));

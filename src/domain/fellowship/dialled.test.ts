import { expect, it } from 'vitest';
import { dialled } from './dialled.ts';

it.each([
  ['(303) 555-0142', 'tel:3035550142'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['112', 'tel:112'],
  ['ask at the door', null],
  ['', null],
])('%s is dialled as %s', (phone, href) => expect(dialled(phone)).toBe(href));

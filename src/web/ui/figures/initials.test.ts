import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Jane Doe', 'JD'],
  ['Mary Anne van der Berg', 'MB'],
  ['plato', 'P'],
  ['jane.doe@example.com', 'JD'],
  ['  Élise   Ødegaard ', 'ÉØ'],
  ['𝒜lice', '𝒜'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

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
  ['Madonna -', 'M'],
  ['Madonna –', 'M'],
  ['👩🏽‍🚀 Ada Stone', '👩🏽‍🚀S'],
  ['🇳🇴 Odd', '🇳🇴O'],
  ['E\u0301lise Da\u0301vid', 'E\u0301D'],
  ['नीता सिंह', 'नीसिं'],
  ['1️⃣ One', '1️⃣O'],
  ['❤️', '❤️'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

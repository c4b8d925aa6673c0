import { expect, it } from 'vitest';
import { passwordFault } from './password.ts';

const ada = {
  role: 'member',
  email: 'ada.lovelace@fellowship.example',
  firstName: 'Augusta Ada',
  lastName: 'Lovelace',
} as const;
const isCommon = (password: string) => ['password', 'unbelievable'].includes(password);

const spaces = 'A password cannot be only spaces';
const own = 'This is your own name or e-mail address: choose something else';
const common = 'This is one of the most common passwords: choose something else';

it.each<[string, string | null]>([
  ['a garage at 5:40', null],
  ['8 chars!', null],
  ['7 chars', 'Use at least 8 characters'],
  ['🏋🏋🏋🏋🏋🏋🏋', 'Use at least 8 characters'],
  ['        ', spaces],
  ['\u00a0\t \u2003    ', spaces],
  ['password', common],
  ['PassWord', common],
  ['password of mine', null],
  ['Password ', common],
  ['ｐａｓｓｗｏｒｄ', common],
  ['password\u200b', common],
  ['passwordpassword', common],
  ['\u200b'.repeat(8), spaces],
  ['\u2800'.repeat(8), spaces],
  ['aaaaaaaaaaaa', 'This is too repetitive: choose something else'],
  ['1212121212', 'This is too repetitive: choose something else'],
  ['AUGUSTA  ADA-Lovelace-', own],
  ['ada.lovelace@fellowship.example', own],
  ['ADA.Lovelace', own],
  ['Lovelace', own],
  ['Augusta Ada', own],
  ['augusta ada lovelace', own],
  ['AUGUSTA ADALOVELACE', own],
  ['Lovelace Augusta Ada', own],
  ['Lovelace lifts', null],
])('of a member, %j: %j', (password, fault) => {
  expect(passwordFault(password, ada, isCommon)).toBe(fault);
});

it.each<[string, string | null]>([
  ['eleven char', 'Use at least 12 characters'],
  ['twelve chars', null],
  ['Unbelievable', common],
])('of a coach, %j: %j', (password, fault) => {
  expect(passwordFault(password, { ...ada, role: 'admin' }, isCommon)).toBe(fault);
});

it('names that are not there are no words of one’s own', () => {
  const nobody = { ...ada, firstName: null, lastName: null };
  expect(passwordFault('lovelace', nobody, isCommon)).toBe(null);
});

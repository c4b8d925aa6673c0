import { expect, it } from 'vitest';
import { bareName, isJson } from './import-source.ts';

it.each([
  ['Iron block 1.csv', 'Iron block 1'],
  ['v1.2.csv', 'v1.2'],
  ['', ''],
])('what is read of the file %j is called %j', (fileName, name) => {
  expect(bareName(fileName)).toBe(name);
});

it.each([
  ['  {"name": "Iron"}', true],
  ['Day,Exercise', false],
  ['Back Squat 5x5', false],
])('%j is a program that was exported: %j', (text, isIt) => {
  expect(isJson(text)).toBe(isIt);
});

import { describe, expect, it } from 'vitest';
import { askedWith, textOf } from './import-source.ts';

describe('what is imported', () => {
  it.each([
    [{ text: '  {"name": "Iron"}', fileName: 'iron.json' }, 'json', ''],
    [{ text: '{}', fileName: '' }, 'json', ''],
    [{ text: 'Day,Exercise', fileName: 'Iron block 1.csv' }, 'csv', 'Iron block 1'],
    [{ text: 'Day\tExercise', fileName: '' }, 'csv', ''],
    [{ text: '', fileName: 'v1.2.csv' }, 'csv', 'v1.2'],
  ])('%j is %s, called %j', (source, format, name) => {
    expect(askedWith(source)).toMatchObject({ format, name, text: source.text });
  });
});

it.each([
  ['UTF-8', [0xc3, 0x9c, 0x62]],
  ['the letters of an older spreadsheet', [0xdc, 0x62]],
])('a file in %s is read', (_what, bytes) => {
  expect(textOf(new Uint8Array(bytes).buffer)).toBe('Üb');
});

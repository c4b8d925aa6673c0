import { expect, it } from 'vitest';
import { clipTime, messageInShort, refusalOfAttachment, sizeText, withClipTimes } from './attachment.ts';

const megabyte = 1_000_000;

it.each([
  ['picture', 8 * megabyte, null, null],
  ['picture', 8 * megabyte + 1, null, 'Choose a picture of at most 8 MB'],
  ['voice', megabyte, 180, null],
  ['voice', megabyte, 181, null],
  ['voice', megabyte, 181.1, 'A voice note can be at most 3 minutes long'],
  ['voice', 40 * megabyte + 1, null, 'A voice note can be at most 40 MB'],
  ['video', 100 * megabyte, 91, null],
  ['video', 100 * megabyte, 91.1, 'A video can be at most 90 seconds long'],
  ['video', 100 * megabyte + 1, 10, 'A video can be at most 100 MB'],
  ['video', 100 * megabyte, null, null],
] as const)('a %s of %d bytes and %s s: %s', (kind, bytes, seconds, expected) => {
  expect(refusalOfAttachment({ kind, bytes, seconds })).toBe(expected);
});

it.each([
  [0, '0.0 MB'],
  [312_400_000, '312 MB'],
  [9_940_000, '9.9 MB'],
  [2_000_000_000, '2.0 GB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(sizeText(bytes)).toBe(expected);
});

it.each([
  [0, '0:00'],
  [42.9, '0:42'],
  [65, '1:05'],
])('%d s are %s', (seconds, expected) => {
  expect(clipTime(seconds)).toBe(expected);
});

it.each([
  ['At 0:42 your knee comes in', [null, 42, null]],
  ['0:05', [5]],
  ['0:05, then 1:10.', [5, null, 70, null]],
  ['At 1:31 it is over', [null]],
  ['Train at 12:30', [null]],
  ['Ratio 3:1, or 0:60', [null]],
  ['1:02:03 hours', [null]],
  ['nothing', [null]],
  ['', []],
])('%j names the places %j in a clip of 90 s', (text, expected) => {
  const parts = withClipTimes(text, 90);
  expect(parts.map(({ seconds }) => seconds)).toEqual(expected);
  expect(parts.map(part => part.text).join('')).toBe(text);
});

it.each([
  ['Look', 'video', 'Look'],
  ['', 'voice', 'Voice note'],
  ['', null, 'A clip was deleted'],
] as const)('%j with %s is told as %j', (text, kind, expected) => {
  expect(messageInShort(text, kind)).toBe(expected);
});

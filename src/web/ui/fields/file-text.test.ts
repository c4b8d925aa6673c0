import { expect, it } from 'vitest';
import { textOfFile } from './file-text.ts';

it.each([
  ['UTF-8', [0xc3, 0x9c, 0x62]],
  ['the letters of an older spreadsheet', [0xdc, 0x62]],
  ['UTF-16, its small end first', [0xff, 0xfe, 0xdc, 0x00, 0x62, 0x00]],
  ['UTF-16, its big end first', [0xfe, 0xff, 0x00, 0xdc, 0x00, 0x62]],
])('a file in %s is read', (_what, bytes) => {
  expect(textOfFile(new Uint8Array(bytes).buffer)).toBe('Üb');
});

import { beginsAsFormula } from './formula.ts';

export type Cell = string | number | boolean | null | undefined;

/** So that spreadsheets read the text as what it is. */
export const byteOrderMark = '\uFEFF';

/** A row of a table as CSV (RFC 4180), with its line break. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(asText).join(',')}\r\n`;

function asText(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = disarmed(String(value));
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would work out what begins like a formula; an apostrophe makes it text. */
function disarmed(text: string): string {
  const isNumber = /^[+-]?\d+(?:\.\d+)?$/.test(text);
  return !isNumber && beginsAsFormula(text) ? `'${text}` : text;
}

import { readCsv } from './read-csv.ts';

/** The rows of a table by the names of their columns, as its first row says them; a cell that is not there is empty. */
export function readTable(text: string): Record<string, string>[] {
  const [head, ...rows] = readCsv(text).rows;
  const names = head?.cells ?? [];
  return rows.map(({ cells }) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/** Names in one cell, with semicolons between them. */
export const listIn = (cell: string): string[] => cell.split(';').flatMap(name => name.trim() || []);

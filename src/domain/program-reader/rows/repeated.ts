import type { Row } from './row.ts';
import { isBlankRow } from './row.ts';

const leastRows = 4;

/**
 * The number of filled rows before a text repeats itself, again and again, to its end; null where it does not. Each
 * beginning is compared with its end (Knuth, Morris, Pratt), so that each row is looked at twice at most.
 */
export function repeatedAfter(rows: readonly Row[]): number | null {
  const texts = rows.flatMap(row => (isBlankRow(row) ? [] : [row.cells.join('\t')]));
  const borders = [0];
  for (let at = 1; at < texts.length; at += 1) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && texts[at] !== texts[border]) border = borders[border - 1] ?? 0;
    borders.push(texts[at] === texts[border] ? border + 1 : 0);
  }
  const period = texts.length - (borders.at(-1) ?? 0);
  return period < texts.length && period >= leastRows && texts.length % period === 0 ? period : null;
}

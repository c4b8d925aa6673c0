/** A line of a list being written; its key tells two equal ones apart. */
export type Line = { key: number; text: string };

/** What a list begins with: its lines, or one empty one to write into. */
export const linesOf = (texts: readonly string[]): Line[] =>
  (texts.length === 0 ? [''] : texts).map((text, key) => ({ key, text }));

export const textsOf = (lines: readonly Line[]): string[] =>
  lines.map(line => line.text.trim()).filter(text => text !== '');

const nextKey = (lines: readonly Line[]) => Math.max(-1, ...lines.map(line => line.key)) + 1;

/** An empty line after this one (at the end without one), and its key. */
export function withLineAfter(lines: readonly Line[], after?: number): { lines: Line[]; key: number } {
  const key = nextKey(lines);
  const at = after === undefined ? lines.length : lines.findIndex(line => line.key === after) + 1;
  return { lines: lines.toSpliced(at, 0, { key, text: '' }), key };
}

/** Without it; the last one is only emptied. */
export function withoutLine(lines: readonly Line[], key: number): Line[] {
  return lines.length === 1 ? linesOf([]) : lines.filter(line => line.key !== key);
}

export function withText(lines: readonly Line[], key: number, text: string): Line[] {
  return lines.map(line => (line.key === key ? { ...line, text } : line));
}

/** Several lines pasted at once become as many lines, the first in place of this one. */
export function withPasted(lines: readonly Line[], key: number, pasted: string): Line[] {
  const texts = pasted
    .split(/\r?\n/)
    .map(text => text.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    .filter(text => text !== '');
  const first = nextKey(lines);
  const added = texts.map((text, index) => ({ key: first + index, text }));
  return lines.flatMap(line => {
    if (line.key !== key) return [line];
    return line.text.trim() === '' ? added : [line, ...added];
  });
}

/** Moved to stand where the line `over` stands. */
export function moved(lines: readonly Line[], key: number, over: number): Line[] {
  const from = lines.findIndex(line => line.key === key);
  const to = lines.findIndex(line => line.key === over);
  const line = lines[from];
  if (!line || to === -1) return [...lines];
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

/** One place up (-1) or down (1); at the end it stays. */
export function movedBy(lines: readonly Line[], key: number, by: -1 | 1): Line[] {
  const over = lines[lines.findIndex(line => line.key === key) + by];
  return over ? moved(lines, key, over.key) : [...lines];
}

/** A line of a list being written; its key tells two equal ones apart. */
export type Line = { key: number; text: string };

/** Initial lines of a list: its own, or one empty one to write into. */
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

/** Several lines pasted at once become as many lines. Into an empty one goes the first: it keeps its key, and so the focus. */
export function withPasted(lines: readonly Line[], key: number, pasted: string): Line[] {
  const texts = pasted
    .split(/\r?\n/)
    .map(text => text.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    .filter(text => text !== '');
  const next = nextKey(lines);
  return lines.flatMap(line => {
    if (line.key !== key || texts.length === 0) return [line];
    const isEmpty = line.text.trim() === '';
    const first = isEmpty ? { key, text: texts[0] ?? '' } : line;
    const added = isEmpty ? texts.slice(1) : texts;
    return [first, ...added.map((text, index) => ({ key: next + index, text }))];
  });
}

/** The line that an error is about: the one at this index of the sent list, or the last of too many. */
export function lineAt(lines: readonly Line[], place: number | undefined): Line | undefined {
  const written = lines.filter(({ text }) => text.trim() !== '');
  return place === undefined ? written.at(-1) : written[place];
}

/** Moved to stand where the line `over` stands. */
export function moved(lines: readonly Line[], key: number, over: number): Line[] {
  const from = lines.findIndex(line => line.key === key);
  const to = lines.findIndex(line => line.key === over);
  const line = lines[from];
  if (!line || to === -1) return [...lines];
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

/** Moves a line up (-1) or down (1); at the end it stays. */
export function movedBy(lines: readonly Line[], key: number, by: -1 | 1): Line[] {
  const over = lines[lines.findIndex(line => line.key === key) + by];
  return over ? moved(lines, key, over.key) : [...lines];
}

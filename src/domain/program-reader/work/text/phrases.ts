import type { Scan } from './scan.ts';
import { tokensOf } from './tokens.ts';

/** Runs of words and signs that mean something together, by the first of them, the longest first. */
export type Phrases<Meaning> = ReadonlyMap<
  string,
  readonly { tokens: readonly string[]; meaning: Meaning }[]
>;

export function phrasesOf<Meaning>(
  meanings: readonly (readonly [meaning: Meaning, ...phrases: string[]])[],
): Phrases<Meaning> {
  const byFirst = new Map<string, { tokens: string[]; meaning: Meaning }[]>();
  for (const [meaning, ...phrases] of meanings) {
    for (const phrase of phrases) {
      const tokens = tokensOf(phrase).map(({ text }) => text);
      const first = tokens[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { tokens, meaning }]);
    }
  }
  for (const all of byFirst.values()) all.sort((a, b) => b.tokens.length - a.tokens.length);
  return byFirst;
}

/** The longest phrase that stands here, and the place behind it. */
export function phraseAt<Meaning>(
  scan: Scan,
  index: number,
  phrases: Phrases<Meaning>,
): { meaning: Meaning; to: number } | null {
  const first = scan.at(index);
  if (first.kind === 'quoted' || first.text === '') return null;
  for (const { tokens, meaning } of phrases.get(first.text) ?? []) {
    const isHere = tokens.every((text, offset) => offset === 0 || scan.isSign(index + offset, text));
    if (isHere) return { meaning, to: index + tokens.length };
  }
  return null;
}

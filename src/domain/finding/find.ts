import { foldText } from '#domain/names/fold-text.ts';

/** A thing to find: by its name, or by its other names. */
export type Findable = { name: string; also?: readonly string[] };

/** Folded once, not at every letter. */
export type Folded<Thing> = { thing: Thing; name: string; all: string };

export const folded = <Thing extends Findable>(things: readonly Thing[]): Folded<Thing>[] =>
  things.map(thing => {
    const name = foldText(thing.name);
    const others = (thing.also ?? []).map(foldText);
    // Hyphenated names are found as one word too: 'Jean-Luc' by 'jeanluc'.
    const asOne = thing.name.includes('-') ? [foldText(thing.name.replaceAll('-', ''))] : [];
    return { thing, name, all: [name, ...others, ...asOne].join(' ') };
  });

/**
 * The fit, the best first: 0 it is called so, 1 its name begins with it, 2 each word of it begins one of the name's, 3
 * or one of its other names', 4 it holds it somewhere; null where it does not fit.
 */
export type Fit = 0 | 1 | 2 | 3 | 4;

export type Found<Thing> = { thing: Thing; fit: Fit };

/** Of many things at most so many that fit what is searched for, the best first; of equals as they came. None for a blank search. */
export function find<Thing>(things: readonly Folded<Thing>[], search: string, most: number): Found<Thing>[] {
  const whole = foldText(search);
  if (whole === '') return [];
  const words = whole.split(' ');
  const byFit: Thing[][] = [[], [], [], [], []];
  for (const one of things) {
    const fit = fitOf(one, whole, words);
    if (fit !== null) byFit[fit]?.push(one.thing);
  }
  return byFit.flatMap((found, fit) => found.map(thing => ({ thing, fit: fit as Fit }))).slice(0, most);
}

function fitOf({ name, all }: Folded<unknown>, whole: string, words: readonly string[]): Fit | null {
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  if (words.every(word => begins(name, word))) return 2;
  if (words.every(word => begins(all, word))) return 3;
  return all.includes(whole) ? 4 : null;
}

const begins = (text: string, word: string): boolean => text.startsWith(word) || text.includes(` ${word}`);

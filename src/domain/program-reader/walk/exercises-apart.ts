import { goesOn } from '#domain/program-reader/groups/group-parts.ts';
import { manners } from '#domain/program-reader/work/names.ts';
import { leadWords } from '#domain/program-reader/work/text/vocabulary.ts';
import { looksLikeWork } from './heading-line.ts';

/**
 * 'Back Squat 3x5, Bench Press 3x5': exercises one after another, each of the library; in a list that is known to be one, as that of a
 * warm-up, each with a number behind its name.
 */
export function exercisesApart(
  text: string,
  beginsWithName: (text: string) => boolean,
  isList = false,
): string[] {
  if (text.length > 1_000) return [];
  const either = text.split(/\/(?=\s?[\p{L}\d])/u);
  if (either.length > 1 && either.every(part => looksLikeWork(part) && beginsWithName(part.trim())))
    return either.map(part => part.trim());
  if (!/[,;]\s+\p{L}/u.test(text)) return [];
  const named = text.split(/[,;]\s+/);
  if (named.length > 1 && named.every(isList ? namesAndNumber : namesAndSets)) return named;
  const parts: string[] = [];
  for (const piece of text.split(/(?<=[,;])\s+/)) {
    const part = piece.replace(/[,;]$/, '');
    const isOne = parts.length === 0 || (/^\p{L}/u.test(part) && looksLikeWork(part) && beginsWithName(part));
    if (isOne) parts.push(part);
    else parts.push(`${parts.pop() ?? ''}, ${part}`);
  }
  return parts.length > 1 && beginsWithName(parts[0] ?? '') ? parts : [];
}

const namesAndNumber = (text: string): boolean =>
  namesAndSets(text) || (/^\p{L}{3}\D{0,60}\d/u.test(text) && looksLikeWork(text) && !goesOn(text));

/** 'bench 5x5' with a name that only a question can tell: neither 'heavy 3x3' nor 'last set 1x5'. */
function namesAndSets(text: string): boolean {
  const name = /^(\p{L}{3}[\p{L} '’-]{0,40}?):?\s+\d{1,2}\s?[x×хХ*]\s?\d/u.exec(text)?.[1];
  if (name === undefined || goesOn(text)) return false;
  return !name
    .toLowerCase()
    .split(/[\s-]+/)
    .some(word => manners.has(word) || leadWords.has(word));
}

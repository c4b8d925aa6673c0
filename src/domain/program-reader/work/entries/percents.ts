import type { Load } from '#domain/program-reader/work/text/draft.ts';
import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Quantity } from '#domain/program-reader/work/text/quantity-types.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { unitAt } from '#domain/program-reader/work/text/units.ts';
import { heartRateTails, percentTails } from '#domain/program-reader/work/text/vocabulary.ts';
import { textsOf } from './terms.ts';

/** `75%`, `70-75 % of 1RM`, `85% TM`, `75% BW`. */
export function percentEntry(reader: Reader, from: number, at = from): number | null {
  const { scan } = reader;
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at) : null;
  if (!quantity || quantity.unit !== '%') return null;
  return percent(reader, from, quantity, textsOf(quantity));
}

const slopes = new Set(['incline', 'grade', 'gradient', 'slope']);

function percent(reader: Reader, from: number, { to }: Quantity, list: string[]): number {
  if (slopes.has(reader.scan.word(to))) return reader.note(from, to + 1);
  const ofOther = otherMaxEnd(reader.scan, to);
  if (ofOther !== null) return leaveOtherMax(reader, from, ofOther);
  const ofHeart = phraseAt(reader.scan, to, heartRateTails);
  if (ofHeart) {
    const begin = reader.scan.isSign(from, '@') ? from + 1 : from;
    return reader.set('targetHeartRate', reader.scan.slice(begin, ofHeart.to), from, ofHeart.to);
  }
  const tail = phraseAt(reader.scan, to, percentTails);
  const end = tail?.to ?? to;
  const otherwise = tail ? null : ofOtherEnd(reader.scan, to);
  if (otherwise !== null) {
    const said = reader.scan.slice(from, otherwise);
    return reader.leave(
      from,
      otherwise,
      `“${said}” is of something else than a max: write a percent of 1RM, or a weight.`,
    );
  }
  if (list.some(text => Number(text.split('-')[0]) > maxPercent)) {
    return reader.leave(from, end, `“${reader.scan.slice(from, end)}” is no percent of a max.`);
  }
  if (tail?.meaning === 'BW') return reader.load({ weight: [`${list.join('/')}% BW`] }, from, end);
  const load: Load = { percent: list };
  if (tail?.meaning === 'training-max') load.percentOf = 'training-max';
  return reader.load(load, from, end);
}

const ofWords = new Set(['of', 'av', 'af', 'von', 'vom', 'der', 'des', 'du', 'del', 'di']);

/** Behind the words of `80% of Monday's work weight`. */
function ofOtherEnd(scan: Scan, to: number): number | null {
  if (!ofWords.has(scan.word(to)) || scan.word(to + 1) === '') return null;
  let end = to + 2;
  while (!scan.isEnd(end) && (scan.at(end).kind !== 'sign' || scan.isSign(end, "'"))) end += 1;
  return end;
}

const maxPercent = 150;

/** Behind `of 3RM`, `5RM`: a max of more reps than one, which no field holds. */
export function otherMaxEnd(scan: Scan, from: number): number | null {
  const of = scan.word(from) === 'of' ? from + 1 : from;
  const at = ['your', 'the', 'my'].includes(scan.word(of)) ? of + 1 : of;
  const isOther = scan.isDigits(at) && scan.at(at).text !== '1';
  const unit = isOther ? unitAt(scan, scan.isSign(at + 1, '-') ? at + 2 : at + 1) : null;
  return unit?.unit === 'rm' ? unit.to : null;
}

export function leaveOtherMax(reader: Reader, from: number, to: number): number {
  const said = reader.scan.slice(from, to);
  return reader.leave(from, to, `“${said}” is of another max than 1RM: write a percent of 1RM, or a weight.`);
}

/** A tail that stands apart behind a chain: `5 x 65% TM`, `@65/75/85% of TM`. */
export function percentTailEntry(reader: Reader, from: number): number | null {
  const tail = phraseAt(reader.scan, from, percentTails);
  const load = reader.draft.segment?.load ?? reader.draft.pending;
  if (!tail || !load.percent || tail.meaning === 'BW') return null;
  if (tail.meaning === 'training-max') load.percentOf = 'training-max';
  return reader.take(from, tail.to);
}

/** '75' of 0.75, '82.5' of 0.825. */
export const percentOfShare = (share: number): string => String(Math.round(share * 10_000) / 100);

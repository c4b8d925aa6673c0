import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import {
  dropPhrases,
  openPhrases,
  warmUpPhrases,
  workPhrases,
} from '#domain/program-reader/work/text/vocabulary.ts';

/** `warm-up`, `W 2x5`, `work sets:`: what the sets beside it are. */
export function kindEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const isNameNext = reader.isBeforeName && isMarkEnd(scan, from + 1);
  const isLetter =
    scan.word(from) === 'w' && (isNameNext || scan.isDigits(from + 1) || scan.isSign(from + 1, ':'));
  const warmUp = phraseAt(scan, from, warmUpPhrases) ?? (isLetter ? { to: from + 1 } : null);
  const isParen = scan.isSign(from - 1, '(');
  if (warmUp) {
    const { segment } = draft;
    const isHead = scan.isSign(warmUp.to, ':') || (reader.isBeforeName && isMarkEnd(scan, warmUp.to));
    if (segment && !isHead && segment.kind === 'work') {
      segment.kind = 'warmup';
      return reader.take(from, warmUp.to);
    }
    if (!isHead && !startsSets(reader, warmUp.to) && !isParen) return null;
    // `1x5 / 100kg / warmup: …`: the load is of the sets before.
    if (isHead && draft.segments.length > 0) reader.settlePending();
    draft.nextKind = 'warmup';
    draft.isKindSticky = isHead;
    return reader.take(from, scan.isSign(warmUp.to, ':') ? warmUp.to + 1 : warmUp.to);
  }
  const work = phraseAt(scan, from, workPhrases);
  const isLead =
    work &&
    draft.segments.length === 0 &&
    scan.isSign(scan.isSign(work.to - 1, ':') ? work.to - 1 : work.to, ':');
  if (!work || (draft.nextKind === 'work' && !isLead)) return null;
  draft.nextKind = 'work';
  draft.isKindSticky = false;
  return reader.take(from, scan.isSign(work.to, ':') ? work.to + 1 : work.to);
}

/** Nothing, or a dash, before the name. */
const isMarkEnd = (scan: Scan, at: number): boolean => scan.isEnd(scan.isSign(at, '-') ? at + 1 : at);

const startsSets = (reader: Reader, at: number): boolean => {
  const next = reader.scan.isSign(at, '-') ? at + 1 : at;
  return startsNumber(reader.scan, next) || reader.scan.isSign(next, '@');
};

/** `+ 1 drop`, `then 1 drop set of 12`, `2 drop sets`, `drop set`. */
export function dropEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const start =
    scan.isSign(from, '+') || scan.word(from) === 'then' || scan.word(from) === 'plus' ? from + 1 : from;
  const isCounted = scan.isDigits(start) && scan.at(start).text.length <= 2;
  const at = isCounted ? start + 1 : scan.word(start) === 'a' ? start + 1 : start;
  const timesAt = isCounted && scan.isSign(at, 'x') ? at + 1 : at;
  const drop = phraseAt(scan, timesAt, dropPhrases);
  if (!drop || draft.segments.length === 0) return null;
  const ofLast = lastSetEnd(scan, drop.to);
  if (ofLast !== null) {
    draft.last.kind = 'drop';
    return reader.take(from, ofLast);
  }
  const of = ['of', 'x'].includes(scan.word(drop.to)) ? drop.to + 1 : drop.to;
  const reps = startsNumber(scan, of) ? quantityAt(scan, of) : null;
  const isReps =
    reps !== null &&
    (reps.unit === null || reps.unit === 'reps') &&
    reps.shape === 'one' &&
    scan.word(reps.to) !== 'x';
  // `drop 10%`: how much lighter, no set.
  if (reps !== null && (reps.unit === '%' || reps.unit === 'kg' || reps.unit === 'lb')) return null;
  const sets = isCounted ? scan.at(start).text : '1';
  draft.endClause();
  draft.add({ kind: 'drop', sets, reps: isReps ? reps.amounts.map(({ text }) => text) : [] });
  return reader.take(from, isReps ? reps.to : drop.to);
}

const lastPhrases = new Set(['last', 'final']);
const behindLastSet = new Set(['is', ':', 'as', 'for', '@', '-', '=']);

/** `last set AMRAP`, `last set to failure`, `last set drop set`. */
export function lastSetEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const start = scan.word(from) === 'on' || scan.word(from) === 'the' ? from + 1 : from;
  if (!lastPhrases.has(scan.word(start)) || scan.word(start + 1) !== 'set' || draft.segments.length === 0)
    return null;
  const at = behindLastSet.has(scan.at(start + 2).text) ? start + 3 : start + 2;
  const open = phraseAt(scan, at, openPhrases);
  if (open) {
    if (open.meaning === 'to failure') draft.last.kind = 'failure';
    else draft.last.reps = open.meaning;
    return reader.take(from, open.to);
  }
  const drop = phraseAt(scan, at, dropPhrases);
  if (!drop) return null;
  draft.last.kind = 'drop';
  return reader.take(from, drop.to);
}

/** Behind `on the last set`, `last set`; null where no such words stand here. */
function lastSetEnd(scan: Scan, from: number): number | null {
  let at = from;
  while (beforeLast.has(scan.word(at)) && at < from + 3) at += 1;
  return lastPhrases.has(scan.word(at)) && ['set', 'sets'].includes(scan.word(at + 1)) ? at + 2 : null;
}

const beforeLast = new Set(['on', 'in', 'for', 'the', 'your']);

/** `5 × 50kg + AMRAP`: that one set goes on as far as it can. */
function isOneMore({ scan, draft }: Reader, at: number): boolean {
  const last = draft.segments.at(-1);
  const isOne = last?.sets === '1' && last.reps.length === 1 && /^\d{1,3}$/.test(last.reps[0] ?? '');
  return isOne && draft.segment === null && scan.isSign(at - 1, '+');
}

/** `AMRAP`, `to failure`, `3x8 to failure`, `5x5 AMRAP`. */
export function openEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const isOf = ['x', 'of'].includes(scan.word(from)) && draft.segments.at(-1)?.reps.length === 0;
  const open = phraseAt(scan, isOf ? from + 1 : from, openPhrases);
  if (!open) return null;
  const last = draft.segments.at(-1);
  const ofLast = last && last.reps.length > 0 ? lastSetEnd(scan, open.to) : null;
  // `to failure on the last set`, `AMRAP last set`
  if (ofLast !== null) {
    if (open.meaning === 'to failure') draft.last.kind = 'failure';
    else draft.last.reps = open.meaning;
    return reader.take(from, ofLast);
  }
  if (last && last.reps.length === 0 && last.time === null && last.distance === null) {
    last.reps = [open.meaning];
    return reader.take(from, open.to);
  }
  if (last && isOneMore(reader, from)) {
    last.reps = [`${last.reps[0]}+`];
    return reader.take(from, open.to);
  }
  if (!last || draft.segment === null) {
    // `max` alone is a word like others, save before the name in a group.
    if (open.meaning === 'max' && scan.word(open.to - 1) === 'max' && !reader.isCounting) return null;
    draft.add({ reps: [open.meaning] });
    return reader.take(from, open.to);
  }
  if (open.meaning === 'to failure' && last.kind === 'work') {
    last.kind = 'failure';
    return reader.take(from, open.to);
  }
  return null;
}

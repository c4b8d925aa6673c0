import { maxRestSeconds } from '#domain/limits.ts';
import { restClock, restUnit } from '#domain/program-reader/work/text/askings.ts';
import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import { allTimeSigns, type Time, timeAt } from '#domain/program-reader/work/text/times.ts';
import { restPhrases, restTails } from '#domain/program-reader/work/text/vocabulary.ts';

const betweenRest = new Set([':', '-', '=', 'of', 'for', '@']);

/** `rest 2 min`, `r120`, `90s rest`, `w/ 90s jog`, `rest as needed`. */
export function restEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const named = phraseAt(scan, from, restPhrases);
  const isLetter = scan.word(from) === 'r' && scan.isTight(from + 1) && scan.isDigits(from + 1);
  if (named || isLetter) {
    const after = named?.to ?? from + 1;
    const at = betweenRest.has(scan.at(after).text) ? after + 1 : after;
    const to = restOf(reader, from, scan.isBound(at) ? at + 1 : at);
    if (to !== null && scan.isBound(at) && reader.isTaken(at)) reader.noteAlso(at, to, from);
    return to;
  }
  if (!startsNumber(scan, from)) return scan.word(from) === 'pause' ? longPause(reader, from) : null;
  const time = timeAt(scan, from, allTimeSigns);
  const tail = time && phraseAt(scan, time.to, restTails);
  if (!time || !tail) return null;
  // `w/ 200m jog`: as far, not as long.
  if (scan.word(time.to - 1) === 'm' && time.low >= leastMetres * 60) return reader.note(from, tail.to);
  // `(2 s pause)`: in the rep, not between sets.
  if (scan.word(tail.to - 1) === 'pause' && time.high < fewSeconds) return reader.note(from, tail.to);
  if (tail.meaning !== '') reader.addNote(from, `${tail.meaning} between`);
  return setRest(reader, from, tail.to, time);
}

/** `pause 3 min` is between sets, `pause 2 s` in the rep. */
function longPause(reader: Reader, from: number): number | null {
  const time = startsNumber(reader.scan, from + 1) ? timeAt(reader.scan, from + 1, allTimeSigns) : null;
  return time && time.low >= leastPause ? setRest(reader, from, time.to, time) : null;
}

/** Minimum of a rest in metres, as `30 m`: no one rests for so many minutes. */
const leastMetres = 30;
/** In seconds. */
const leastPause = 30;

const openRests = new Set(['as', 'full', 'fully', 'complete', 'minimal', 'little', 'none', 'no', 'until']);

/** The length of a rest, read from behind its name. */
function restOf(reader: Reader, from: number, at: number): number | null {
  const { scan } = reader;
  if (openRests.has(scan.word(at))) {
    let to = at + 1;
    while (scan.word(to) !== '' && to < at + 5) to += 1;
    return reader.set('restSeconds', scan.slice(at, to), from, to);
  }
  // `Rest 1:1`: as long as the work took.
  const isShare = scan.isDigits(at) && scan.isSign(at + 1, ':') && scan.at(at + 2).text.length === 1;
  if (isShare) return reader.note(from, at + 3);
  const time = startsNumber(scan, at) ? timeAt(scan, at, allTimeSigns) : null;
  const bare = time ?? (startsNumber(scan, at) ? bareRest(reader, at, null) : null);
  if (bare === null) return null;
  const named = phraseAt(scan, bare.to, restTails);
  const tail = named && startsNumber(scan, named.to) ? null : named;
  if (tail && tail.meaning !== '') reader.addNote(from, `${tail.meaning} between`);
  return setRest(reader, from, tail?.to ?? bare.to, bare);
}

/** Under this many a number alone is hardly of seconds. */
const fewSeconds = 10;

/** `90` is seconds; for `2` the coach is asked. The column's head may have said the unit. */
export function bareRest(reader: Reader, at: number, unit: 's' | 'min' | 'h' | null): Time | null {
  const quantity = quantityAt(reader.scan, at, 'decimal');
  const [amount] = quantity?.amounts ?? [];
  if (!quantity || !amount || quantity.amounts.length > 1 || quantity.unit !== null) return null;
  const said = unit ?? (amount.high < fewSeconds ? reader.decide(restUnit, [at, quantity.to], 'min') : 's');
  const size = { s: 1, min: 60, h: 3600 }[said];
  const text = `${amount.text.replace('+', '')} ${said}`;
  return {
    from: at,
    to: quantity.to,
    text,
    low: amount.low * size,
    high: amount.high * size,
    isHours: said === 'h',
  };
}

/** Whole seconds where it is one length; a range keeps its words, and the timer goes by the lower. */
export function setRest(reader: Reader, from: number, to: number, time: Time): number {
  const seconds = clockOf(reader, time);
  if (seconds > maxRestSeconds) return reader.leave(from, to, 'No rest is longer than ten hours.');
  const isRange = time.low !== time.high;
  const isNew = reader.draft.fields.restSeconds === undefined;
  const next = reader.set('restSeconds', isRange ? time.text : String(Math.round(seconds)), from, to);
  if (isNew && seconds >= 1) reader.draft.fields.restTimerSeconds = Math.round(seconds);
  return next;
}

/** `1:30:00` is what a spreadsheet makes of `1:30`: the coach is asked, with a minute and a half proposed. */
function clockOf(reader: Reader, time: Time): number {
  if (!time.isHours || !time.text.includes(':') || time.low < 3600) return time.low;
  return reader.decide(restClock, [time.from, time.to], 'min') === 'min' ? time.low / 60 : time.low;
}

import { runMeters, runMinutes, secondsOrReps } from '#domain/program-reader/work/text/askings.ts';
import type { Segment } from '#domain/program-reader/work/text/draft.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { unitAt } from '#domain/program-reader/work/text/units.ts';
import { caloriesOf, type Term, textOf } from './terms.ts';

export const repsOf = ({ quantity }: Term & { kind: 'count' }): string[] =>
  quantity.amounts.map(({ text }) => text);

/** The target of each set. */
export function doneOf(reader: Reader, term: Term): Partial<Segment> | null {
  switch (term.kind) {
    case 'count':
      return bareCount(reader, term);
    case 'open':
    case 'date':
      return { reps: [term.text] };
    case 'time':
      return { time: term.text };
    case 'distance':
      return { distance: term.text };
    case 'calories':
      return { reps: caloriesOf(term.quantity) };
    default:
      return null;
  }
}

/** A number alone is reps, seconds of a hold, metres or minutes of a run. */
function bareCount(reader: Reader, term: Term & { kind: 'count' }): Partial<Segment> {
  const { quantity } = term;
  const isBare =
    quantity.unit === null && quantity.shape === 'one' && phraseOfSide(reader.scan, term.to) !== 'reps';
  const low = quantity.amounts[0]?.low ?? 0;
  const text = textOf(quantity);
  const [left, right] = quantity.amounts;
  const isPair = quantity.shape === 'slashes' && quantity.amounts.length === 2 && quantity.unit === null;
  if (isPair && reader.isHeld && left && left.text === right?.text)
    return { time: `${left.text} s`, side: '/side' };
  if (isBare && reader.isHeld) return heldFor(reader, term, text, low);
  if (isBare && reader.category === 'Aerobic') return runFor(reader, term, text, low);
  return { reps: repsOf(term) };
}

const phraseOfSide = (scan: Scan, index: number) => unitAt(scan, index)?.unit ?? null;

/** So few seconds could be reps. */
const fewSeconds = 15;

function heldFor(
  reader: Reader,
  { quantity, to }: Term & { kind: 'count' },
  text: string,
  low: number,
): Partial<Segment> {
  if (low >= fewSeconds) return { time: `${text} s` };
  const meant = reader.decide(secondsOrReps, [quantity.from, to], 'time');
  return meant === 'time' ? { time: `${text} s` } : { reps: [text] };
}

/** From here on a run's number is metres. */
const leastMetres = 100;

function runFor(
  reader: Reader,
  { quantity, to }: Term & { kind: 'count' },
  text: string,
  low: number,
): Partial<Segment> {
  const isFar = low >= leastMetres;
  const meant = reader.decide(isFar ? runMeters : runMinutes, [quantity.from, to], isFar ? 'm' : 'min');
  if (meant === 'reps') return { reps: [text] };
  return meant === 'm' ? { distance: `${text} m` } : { time: `${text} ${meant}` };
}

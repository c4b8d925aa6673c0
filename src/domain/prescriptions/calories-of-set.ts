import { numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { asksForCalories, caloriesAsked } from './prescribed-calories.ts';
import { firstCount } from './prescription-text.ts';
import type { Span } from './prescribed-weight.ts';

type Asked = { reps?: string | null | undefined; distance?: string | null | undefined } | null;

/** The text that says how many calories a set is, of all that may say it: its own, else the prescription's. */
export const caloriesText = (prescription: Asked, ofSet: string | null | undefined): string | null =>
  [ofSet, prescription?.reps, prescription?.distance].find(asksForCalories) ?? null;

const amountsOf = (text: string | null): string => caloriesAsked.exec(text ?? '')?.[1] ?? '';

/** The calories of one set: of a range the lower end, null for as many as can be. */
export const caloriesOf = (text: string | null): number | null => firstCount(amountsOf(text));

const joined = /^\s*(?:-|–|—|to|\/)\s*$/;

/**
 * The least and the most of a set; of a list ('12, 10, 8 cal') the set of this index, the last for sets after it. Null
 * for what has no end ('15+', 'max').
 */
export function caloriesSpan(text: string | null, index: number): Span | null {
  const list = amountsOf(text).split(',');
  const own = list[Math.min(index, list.length - 1)] ?? '';
  const [one, other, ...more] = numbersIn(own, 'counts');
  if (!one || more.length > 0 || own.includes('+')) return null;
  if (!other) return { least: one.value, most: one.value };
  if (!joined.test(own.slice(one.to, other.from))) return null;
  return { least: Math.min(one.value, other.value), most: Math.max(one.value, other.value) };
}

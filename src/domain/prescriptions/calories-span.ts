import { numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { caloriesAsked } from './prescribed-calories.ts';
import type { Span } from './prescribed-weight.ts';

const joined = /^\s*(?:-|–|—|to|\/)\s*$/;

/**
 * The least and the most of a set; of a list ('12, 10, 8 cal') the set of this index, the last for sets after it. Null
 * for what has no end ('15+', 'max').
 */
export function caloriesSpan(text: string | null, index: number): Span | null {
  const list = (caloriesAsked.exec(text ?? '')?.[1] ?? '').split(',');
  const own = list[Math.min(index, list.length - 1)] ?? '';
  const [one, other, ...more] = numbersIn(own, 'counts');
  if (!one || more.length > 0 || own.includes('+')) return null;
  if (!other) return { min: one.value, max: one.value };
  if (!joined.test(own.slice(one.to, other.from))) return null;
  return { min: Math.min(one.value, other.value), max: Math.max(one.value, other.value) };
}

import { numbersIn } from '#domain/numbers/numbers-in-text.ts';
import type { Span } from './prescribed-weight.ts';

const unit = /k?cal(?:s|ories?)?(?![a-z])/i;
const timesBefore = /^\s*\d+\s*[x×]\s*/i;
const open = /\b(?:max|amrap)\b/gi;
/** Numbers, and what joins them: '12', '10-12', '10 to 12', '12,10,8', '15/12' of men and women, '15+'. */
const amounts = /^[\d\s.,/+–—-]*$/;
const joined = /^\s*(?:-|–|—|to|\/)\s*$/;

/** What stands before the unit: '10-12' of '4 x 10-12 cal'; null where the text begins with anything else than calories. */
function before(text: string | null | undefined): string | null {
  const typed = (text ?? '').replace(timesBefore, '');
  const found = unit.exec(typed);
  if (!found) return null;
  const counted = typed.slice(0, found.index);
  const numbers = counted.replace(open, ' ').replace(/\bto\b/gi, ' ');
  return amounts.test(numbers) && /\d|max|amrap/i.test(counted) ? counted : null;
}

/** Whether a text asks for calories: '12 cal', '10-12 calories', '15/12 cal', 'max cal'. */
export const asksForCalories = (text: string | null | undefined): boolean => before(text) !== null;

/** The calories of one set: of a range the lower end, null for as many as can be. */
export const caloriesOf = (text: string | null | undefined): number | null =>
  numbersIn(before(text) ?? '', 'counts')[0]?.value ?? null;

/** The least and the most that is asked for; null for a list, and for what has no end ('15+', 'max'). */
export function caloriesSpan(text: string | null | undefined): Span | null {
  const counted = before(text) ?? '';
  const [one, other, ...more] = numbersIn(counted, 'counts');
  if (!one || more.length > 0 || counted.includes('+')) return null;
  if (!other) return { least: one.value, most: one.value };
  if (!joined.test(counted.slice(one.to, other.from))) return null;
  return { least: Math.min(one.value, other.value), most: Math.max(one.value, other.value) };
}

/** Of a list ('12, 10, 8 cal') that set's; the last one's for sets after it. Any other text is of every set. */
export function caloriesOfSet(text: string, index: number): string {
  const list = (before(text) ?? '').split(',').map(part => part.trim());
  if (list.length < 2 || !list.every(part => /^\d+$/.test(part))) return text;
  return `${list[Math.min(index, list.length - 1)]} cal`;
}

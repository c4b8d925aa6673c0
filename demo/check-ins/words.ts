import * as z from 'zod/mini';
import { jsonOf } from '../content/content.ts';
import { chanceOf } from '../founding/chance.ts';

const words = jsonOf(
  'check-ins/words.json',
  z.strictObject({
    /** By first name. */
    last: z.record(z.string(), z.string()),
    usual: z.array(z.string()),
  }),
);

const [first = '', ...others] = words.usual;

/** What somebody wrote so many weeks ago; about half of the time nothing. */
export function wordsOf(
  { firstName, email }: { firstName: string; email: string },
  weeksAgo: number,
): string {
  const last = weeksAgo === 0 ? words.last[firstName] : undefined;
  if (last !== undefined) return last;
  const chance = chanceOf(`${email} ${weeksAgo}`);
  return chance.happens(0.55) ? chance.oneOf([first, ...others]) : '';
}

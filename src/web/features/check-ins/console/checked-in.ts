import type { listCheckedIn } from '#contract/coaching/check-ins.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { CheckedInOrder } from '#domain/check-ins/standing-out.ts';
import { daysBetween } from '#domain/plain-date.ts';
import { pointWords, weekOf, weekWords } from '#web/features/check-ins/check-in-words.ts';
import type { Orders } from '#web/lists/in-order.ts';

export type CheckedIn = ResponseOf<typeof listCheckedIn>[number];

/** The server puts the rows in order: there may be more of them than are shown. */
export const checkedInOrders = {
  newest: { of: () => null, up: 'Newest first' },
  lowest: { of: () => null, up: 'Lowest first' },
  fallen: { of: () => null, up: 'Biggest drop first' },
} satisfies Orders<CheckedIn> & Record<CheckedInOrder, object>;

type StandingOut = { words: string; isFallen: boolean };

/** 'How did you sleep? 4 of 10, down 3 since last week', and the lowest answer where that is another one. */
export function standingOutWords({
  week,
  lowest,
  fallen,
}: Pick<CheckedIn, 'week' | 'lowest' | 'fallen'>): StandingOut[] {
  const lines: StandingOut[] = [];
  if (fallen)
    lines.push({
      words: `${scaleWords(fallen)}, down ${fallen.by} since ${sinceWords(fallen.since, week)}`,
      isFallen: true,
    });
  if (lowest && lowest.questionId !== fallen?.questionId)
    lines.push({ words: `Lowest: ${scaleWords(lowest)}`, isFallen: false });
  return lines;
}

/** A coach who has chosen another weekday in between makes a week a few days longer or shorter. */
const longestWeek = 10;

const sinceWords = (since: string, week: string): string =>
  daysBetween(weekOf({ week: since }), weekOf({ week })) <= longestWeek
    ? 'last week'
    : `the ${weekWords({ week: since }).replace('Week', 'week')}`;

const scaleWords = ({ text, value, top }: { text: string; value: number; top: number }): string =>
  `${text.replace(/[:.]$/, '')}${text.endsWith('?') ? '' : ':'} ${pointWords({ kind: 'scale', top, unit: '' }, value)}`;

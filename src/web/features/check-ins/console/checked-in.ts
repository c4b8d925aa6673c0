import type { listCheckedIn } from '#contract/coaching/check-ins.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { CheckedInOrder } from '#domain/check-ins/standing-out.ts';
import { daysBetween } from '#domain/plain-date.ts';
import { pointText, weekOf, weekText } from '#web/features/check-ins/check-in-text.ts';
import type { Orders } from '#web/lists/in-order.ts';

export type CheckedIn = ResponseOf<typeof listCheckedIn>[number];

/** The server puts the rows in order: there may be more of them than are shown. */
export const checkedInOrders = {
  newest: { of: () => null, up: 'Newest first' },
  lowest: { of: () => null, up: 'Lowest first' },
  fallen: { of: () => null, up: 'Biggest drop first' },
} satisfies Orders<CheckedIn> & Record<CheckedInOrder, object>;

type StandingOut = { text: string; isFallen: boolean };

/** 'How did you sleep? 4 of 10, down 3 since last week', and the lowest answer where that is another one. */
export function standingOutText({
  week,
  lowest,
  fallen,
}: Pick<CheckedIn, 'week' | 'lowest' | 'fallen'>): StandingOut[] {
  const lines: StandingOut[] = [];
  if (fallen)
    lines.push({
      text: `${scaleText(fallen)}, down ${fallen.by} since ${sinceText(fallen.since, week)}`,
      isFallen: true,
    });
  if (lowest && lowest.questionId !== fallen?.questionId)
    lines.push({ text: `Lowest: ${scaleText(lowest)}`, isFallen: false });
  return lines;
}

/** A coach who has chosen another weekday in between makes a week a few days longer or shorter. */
const longestWeek = 10;

const sinceText = (since: string, week: string): string =>
  daysBetween(weekOf({ week: since }), weekOf({ week })) <= longestWeek
    ? 'last week'
    : `the ${weekText({ week: since }).replace('Week', 'week')}`;

const scaleText = ({ text, value, top }: { text: string; value: number; top: number }): string =>
  `${text.replace(/[:.]$/, '')}${text.endsWith('?') ? '' : ':'} ${pointText({ kind: 'scale', top, unit: '' }, value)}`;

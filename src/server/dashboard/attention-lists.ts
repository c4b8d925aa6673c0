import type { AnswerOf } from '#contract/endpoint.ts';
import { getAttentionLists } from '#contract/dashboard.ts';
import { mostNamed } from '#domain/attention/named-lists.ts';
import { membershipState, needsAttention } from '#domain/membership/membership-state.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { behindThePace, weekOf } from '#domain/training/week-pace.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { lastTwoWeeks, type WeeksOfMember } from '#server/assignments/weekly-stats.ts';
import type { Route } from '#server/route/route.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import * as queries from './attention-queries.ts';

type Lists = AnswerOf<typeof getAttentionLists>;

/** Five statements, whatever the size of the fellowship. */
export function attentionListsRoute(route: Route): void {
  route(getAttentionLists, async ({ db, today, now }) => {
    const at = { now, ...(await todayByZone(db, now)) };
    const [weeks, missed, ending, doubtful] = await Promise.all([
      lastTwoWeeks(db, now),
      queries.missedDays(db, at),
      queries.endingPrograms(db, at),
      queries.doubtfulMemberships(db, now),
    ]);
    return {
      ...ofWeeks(weeks, today),
      missed: { total: missed[0]?.total ?? 0, members: missed },
      ending: { total: ending[0]?.total ?? 0, programs: ending },
      memberships: ofMemberships(doubtful, now),
    };
  });
}

function ofWeeks(weeks: readonly WeeksOfMember[], today: PlainDate): Pick<Lists, 'thisWeek' | 'lastWeek'> {
  const thisWeek = weeks.map(one => one.thisWeek);
  const behind = behindThePace(thisWeek, today);
  return {
    thisWeek: {
      ...weekOf(thisWeek),
      behind: { total: behind.length, members: behind.slice(0, mostNamed) },
    },
    lastWeek: weekOf(weeks.map(one => one.lastWeek)),
  };
}

/** What is wrong before what ends; of those alike the next or latest first. */
const order = ['overdue', 'failed', 'ending', 'ended'];

type Doubtful = Awaited<ReturnType<typeof queries.doubtfulMemberships>>;

function ofMemberships(doubtful: Doubtful, now: Date): Lists['memberships'] {
  const told = doubtful
    .map(row => ({ memberId: row.memberId, memberName: row.memberName, ...membershipState(row, now) }))
    .filter(({ state }) => needsAttention(state))
    .toSorted(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        nearness(a.at, now) - nearness(b.at, now) ||
        compareNames(a.memberName, b.memberName),
    );
  return { total: told.length, members: told.slice(0, mostNamed) };
}

const nearness = (at: Date | null, now: Date): number => Math.abs((at ?? now).getTime() - now.getTime());

import { getAttentionLists } from '#contract/dashboard.ts';
import { maxNamed } from '#domain/attention/named-lists.ts';
import { membershipState, needsAttention } from '#domain/membership/membership-state.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { behindThePace, weekOf } from '#domain/training/schedule/week-pace.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { lastTwoWeeks, type WeeksOfMember } from '#server/assignments/weekly-stats.ts';
import { readDayBoard } from '#server/attention/day-board.ts';
import type { Database } from '#server/database/database.ts';
import type { Route } from '#server/route/route.ts';
import * as queries from './attention-queries.ts';

/** The weeks and yesterday in review, and the memberships in doubt. */
export function attentionListsRoute(route: Route): void {
  route(getAttentionLists, async ({ db, today, now }) => {
    const [weeks, yesterday, doubtful] = await Promise.all([
      lastTwoWeeks(db, now),
      readDayBoard(db, 'yesterday', now),
      queries.doubtfulMemberships(db, now),
    ]);
    const ofWeek = ofWeeks(weeks, today);
    const { behind } = ofWeek.thisWeek;
    const memberships = ofMemberships(doubtful, now);
    const withFace = await facesOf(db, [...behind.members, ...memberships.members]);
    return {
      ...ofWeek,
      thisWeek: { ...ofWeek.thisWeek, behind: { ...behind, members: behind.members.map(withFace) } },
      yesterday,
      memberships: { ...memberships, members: memberships.members.map(withFace) },
    };
  });
}

type Named = { memberId: string };

/** Gives each of the named their picture. */
async function facesOf(db: Database, members: readonly Named[]) {
  const faces = await queries.facesOf(db, { memberIds: members.map(({ memberId }) => memberId) });
  const byId = new Map(faces.map(face => [face.memberId, face.profileImageUrl]));
  return <Member extends Named>(member: Member) => ({
    ...member,
    profileImageUrl: byId.get(member.memberId) ?? null,
  });
}

function ofWeeks(weeks: readonly WeeksOfMember[], today: PlainDate) {
  const thisWeek = weeks.map(one => one.thisWeek);
  const behind = behindThePace(thisWeek, today);
  return {
    thisWeek: {
      ...weekOf(thisWeek),
      behind: { total: behind.length, members: behind.slice(0, maxNamed) },
    },
    lastWeek: weekOf(weeks.map(one => one.lastWeek)),
  };
}

/** Failures come before ends; of those alike the next or latest first. */
const order = ['overdue', 'failed', 'ending', 'ended'];

type Doubtful = Awaited<ReturnType<typeof queries.doubtfulMemberships>>;

function ofMemberships(doubtful: Doubtful, now: Date) {
  const told = doubtful
    .map(row => ({
      memberId: row.memberId,
      memberName: row.memberName,
      timeZone: row.timeZone,
      ...membershipState(row, now),
    }))
    .filter(({ state }) => needsAttention(state))
    .toSorted(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        nearness(a.at, now) - nearness(b.at, now) ||
        compareNames(a.memberName, b.memberName),
    );
  return { total: told.length, members: told.slice(0, maxNamed) };
}

const nearness = (at: Date | null, now: Date): number => Math.abs((at ?? now).getTime() - now.getTime());

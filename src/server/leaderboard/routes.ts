import { getLeaderboard, getMyStanding, listLeaderboardMonths } from '#contract/leaderboard.ts';
import { monthOf, type PlainDate } from '#domain/plain-date.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import type { Route } from '#server/route/route.ts';
import { type BoardRow, type leaderboard, pageSize } from './board.ts';
import { closesAt, firstOfMonthIn, monthBefore } from '#domain/fellowship/fellowship-month.ts';
import * as queries from './queries.ts';

type Board = ReturnType<typeof leaderboard>;

export function leaderboardRoutes(route: Route, board: Board): void {
  route(getLeaderboard, async ({ db, viewer, query, now }) => {
    const current = await monthNow(db, now);
    const month = query.month === undefined ? current : `${query.month}-01`;
    const isClosed = month < current && (await queries.closedMembers(db, month)) !== null;
    const rows = isClosed
      ? await closedPage(db, viewer.id, month, query.from)
      : await board.page({ id: viewer.id, month, now }, query.from);
    return rows.map(asAnswer);
  });

  route(listLeaderboardMonths, async ({ db, now }) => {
    const { timeZone } = await fellowshipNow(db);
    const current = firstOfMonthIn(timeZone, now);
    const last = monthBefore(current);
    const closed = await queries.listClosedMonths(db);
    const isOpen = !closed.some(({ month }) => month === last);
    const isClosing = isOpen && (now < closesAt(timeZone, last) || (await queries.isAnyoneRanked(db, last)));
    return {
      current: monthOf(current),
      closing: isClosing ? monthOf(last) : null,
      closed: closed.map(one => ({ ...one, month: monthOf(one.month) })),
    };
  });

  route(getMyStanding, async ({ db, viewer, query, now }) => {
    const current = await monthNow(db, now);
    const month = query.month === undefined ? current : `${query.month}-01`;
    const closed = month < current ? await queries.closedMembers(db, month) : null;
    const { row, members } =
      closed === null
        ? await board.standingOf({ id: viewer.id, month, now })
        : { row: await queries.ownClosedRow(db, viewer.id, month), members: closed };
    const { days, points } = await queries.standingLines(db, viewer.id, month);
    return {
      month: monthOf(month),
      isClosed: closed !== null,
      rank: row?.rank ?? null,
      totalMembers: members,
      ...figuresOf(row),
      days,
      points: points.map(line => ({ ...line, earnedAt: new Date(line.earnedAt) })),
    };
  });
}

/** The month that runs in the fellowship's zone. */
const monthNow = async (db: DatabasePool, now: Date) =>
  firstOfMonthIn((await fellowshipNow(db)).timeZone, now);

async function closedPage(db: DatabasePool, id: string, month: PlainDate, from: number): Promise<BoardRow[]> {
  const rows = await queries.closedBoardFrom(db, month, from, pageSize);
  if (from > 1 || rows.some(({ memberId }) => memberId === id)) return rows;
  const own = await queries.ownClosedRow(db, id, month);
  return own ? [...rows, own] : rows;
}

const figuresOf = (row: BoardRow | null) => ({
  completionRate: (row?.rate ?? 0) / 10,
  totalCompleted: row?.unitsCounted ?? 0,
  totalAssigned: row?.unitsAssigned ?? 0,
  challengePoints: row?.points ?? 0,
  daysTrained: row ? row.daysTrained : 0,
});

const asAnswer = (row: BoardRow) => ({
  rank: row.rank,
  member: {
    id: row.memberId,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
  },
  ...figuresOf(row),
});

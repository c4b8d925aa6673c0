import type { PlainDate } from '#domain/plain-date.ts';
import { ranksBefore, isLevel, rankAmong, type Standing } from '#domain/challenges/standing.ts';
import { isClockHeld } from '#server/clock/watch-clock.ts';
import type { DatabasePool } from '#server/database/database.ts';
import * as queries from './queries.ts';
import { rollForward } from './roll-forward.ts';
import { sharedRead } from './shared-read.ts';

export type BoardRow = queries.BoardRow;

/** The most rows of one answer. */
export const pageSize = 100;

type Levels = { levels: queries.Level[]; members: number };
type Asker = { id: string; month: PlainDate; now: Date };

/**
 * The board of a month that is not closed. The part all see is shared for `staleTime` milliseconds; the asker's own
 * figures are read at each call, so that a log just saved shows.
 */
export function leaderboard(db: DatabasePool, staleTime: number) {
  const pages = sharedRead<BoardRow[]>(staleTime);
  const allLevels = sharedRead<Levels>(staleTime);
  const levelsOf = (month: PlainDate) =>
    allLevels.get(month, async () => sumLevels(await queries.boardLevels(db, month)));
  const readPage = (month: PlainDate, from: number) =>
    pages.get(`${month} ${from}`, () => queries.boardFrom(db, month, from, pageSize));

  /** The asker's own row with its rank, or null for someone who is not on the board; and how many are. */
  async function standingOf({ id, month, now }: Asker) {
    const [row, { levels, members }] = await Promise.all([ownRow(db, id, month, now), levelsOf(month)]);
    if (!row?.isRanked) return { row: null, members };
    const rank = rankAmong(levels, row);
    return { row: { ...row, rank }, members: Math.max(members, rank) };
  }

  async function page(asker: Asker, from: number): Promise<BoardRow[]> {
    const { month, id } = asker;
    const [rows, { row }] = await Promise.all([readPage(month, from), standingOf(asker)]);
    if (row === null) return rows;
    const shown = rows.find(({ memberId }) => memberId === id);
    const isMissing = shown === undefined && from === 1;
    if (isMissing && rows.length === pageSize && !isBefore(row, rows.at(-1))) return [...rows, row];
    if (!isMissing && (shown === undefined || isSame(shown, row))) return rows;
    // The asker's own row has moved since the page was read.
    pages.forget(`${month} ${from}`);
    const anew = await readPage(month, from);
    return from > 1 || anew.some(({ memberId }) => memberId === id) ? anew : [...anew, row];
  }

  return { page, standingOf };
}

async function ownRow(db: DatabasePool, id: string, month: PlainDate, now: Date) {
  const row = await queries.ownStanding(db, id, month, now);
  if (!row?.isBehind || (await isClockHeld(db, now))) return row;
  await rollForward(db, now, id);
  return queries.ownStanding(db, id, month, now);
}

/** In all that the board shows of a row, its units too. */
const isSame = (one: BoardRow, other: Omit<BoardRow, 'rank'>): boolean =>
  isLevel(one, other) && one.unitsAssigned === other.unitsAssigned && one.unitsCounted === other.unitsCounted;

const isBefore = (one: Standing, other: Standing | undefined) =>
  other === undefined || ranksBefore(one, other);

const sumOf = (levels: readonly queries.Level[]) => levels.reduce((sum, { members }) => sum + members, 0);

const sumLevels = (levels: queries.Level[]): Levels => ({ levels, members: sumOf(levels) });

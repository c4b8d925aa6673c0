import { awardRanks } from '#server/challenges/award-ranks.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import { isClockHeld } from '#server/clock/watch-clock.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { closeMonths } from './close-month.ts';
import { isAnyBehind, rollForward } from './roll-forward.ts';

type Keeping = { now: () => Date; say: (line: string) => void };

const lookEvery = 1_000;
const closeEvery = 10 * 60_000;

/**
 * Keeps the board true while time goes on, until it is stopped: days that begin, challenges that end, months that close.
 * It waits while the clock is doubted.
 * Several servers may do so at once.
 */
export function startBoardKeeping(db: DatabasePool, { now, say }: Keeping): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let monthsLookedAt = Number.NEGATIVE_INFINITY;
  const keep = async (at: Date) => {
    if (await isClockHeld(db, at)) return;
    if (await isAnyBehind(db, at)) await rollForward(db, at);
    if (at.getTime() - monthsLookedAt >= closeEvery) {
      monthsLookedAt = at.getTime();
      await keepMonths(db, at);
    }
  };
  const round = async () => {
    try {
      await keep(now());
    } catch (error) {
      if (!isStopped) say(`Keeping the leaderboard failed, and is tried again: ${(error as Error).message}`);
    }
    if (!isStopped) timer = setTimeout(() => void (underWay = round()), lookEvery).unref();
  };
  let underWay = round();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

/** Ended challenges are rewarded first, then months recorded. */
export async function keepMonths(db: DatabasePool, now: Date): Promise<void> {
  const { timeZone } = await fellowshipNow(db);
  await awardRanks(db, now, timeZone);
  await closeMonths(db, now, timeZone);
}

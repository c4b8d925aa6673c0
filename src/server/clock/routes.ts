import { confirmClock, getClock } from '#contract/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { Route } from '#server/route/route.ts';
import { clockOf, noteTime } from './watch-clock.ts';

export function clockRoutes(route: Route, { disk }: { disk?: DiskRoom | undefined }): void {
  const standing = async (db: Database, now: Date) => {
    const { free = 0, isLow = false } = (await disk?.state()) ?? {};
    const freeMegabytes = Number.isFinite(free) ? Math.max(0, Math.floor(free / 1024 / 1024)) : 0;
    return { ...(await clockOf(db, now)), disk: { isLow, freeMegabytes } };
  };

  route(getClock, ({ db, now }) => standing(db, now));

  route(confirmClock, async ({ db, now }) => {
    await noteTime(db, now);
    return standing(db, now);
  });
}

import { lt } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Database, statement } from '#server/database/database.ts';
import { rateCounts } from '#server/database/tables/session.ts';
import { tooMany } from './problem.ts';

const minute = 60_000;
const longestWindow = 24 * 60 * minute;

// A request over the limit only reads, so that a flood does not keep the disk busy.
const countOne = statement<{ count: number }, { key: string; start: Date; most: number }>(
  'count_asked',
  `insert into rate_counts as counted (key, window_start, count)
   select :key, :start, 1
   where not exists (select 1 from rate_counts where key = :key and window_start = :start and count >= :most)
   on conflict (key, window_start) do update set count = counted.count + 1 where counted.count < :most
   returning count`,
  { alone: true },
);

/**
 * Counts a request, and refuses it when there were already `most` in a span of `minutes`. The spans are fixed, and the
 * database counts, so that the limit holds for all servers together.
 */
export async function countRequest(
  db: Database,
  key: string,
  { max, minutes }: NonNullable<Endpoint['limit']>,
  now: Date,
): Promise<void> {
  const span = minutes * minute;
  const start = now.getTime() - (now.getTime() % span);
  const counted = await countOne(db, { key, start: new Date(start), most: max });
  if (counted.length > 0) return;
  const seconds = Math.ceil((start + span - now.getTime()) / 1000);
  throw tooMany('Too many requests. Please wait a little and try again.', seconds);
}

/** Deletes the counts of spans that are over for certain. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.windowStart, new Date(now.getTime() - longestWindow)));
}

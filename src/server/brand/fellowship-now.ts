import type { BrandWords } from '#brand.ts';
import { standardWords } from '#standard-brand.ts';
import { usualStorageMegabytes } from '#domain/conversations/attachment.ts';
import { usualGraceDays } from '#domain/membership/membership.ts';
import { type Database, statement } from '#server/database/database.ts';
import type { fellowship } from '#server/database/tables/fellowship.ts';

type Row = typeof fellowship.$inferSelect;

/** The coach's entries about the fellowship, and its zone. */
export type Fellowship = Omit<Row, 'isOnly'>;

const ifNewer = statement<Fellowship, { known: string | null }>(
  'fellowship_if_newer',
  `select revision, name, motto, tagline, colours, logo_url as "logoUrl", coach_name as "coachName",
     coach_phone as "coachPhone", coach_email as "coachEmail", website,
     monthly_price_dollars as "monthlyPriceDollars", checkout_link as "checkoutLink", manage_link as "manageLink",
     certifications, told_programs as "toldPrograms", time_zone as "timeZone", grace_days as "graceDays",
     asks_how_it_felt as "asksHowItFelt", exports_notes as "exportsNotes", feed, feed_words as "feedWords",
     feed_for_all as "feedForAll", storage_megabytes as "storageMegabytes", landing, updated_at as "updatedAt"
   from fellowship where revision is distinct from :known::uuid`,
);

/** As it was read last, by the database it was read from. */
const cache = new WeakMap<object, Fellowship>();

/**
 * The fellowship as it is at this moment, whichever server changed it: the cached row is compared by its revision,
 * which costs a look at one row.
 */
export async function fellowshipNow(db: Database): Promise<Fellowship> {
  const known = cache.get(db.$client);
  const [newer] = await ifNewer(db, { known: known?.revision ?? null });
  if (newer === undefined) return known ?? unsaid;
  cache.set(db.$client, newer);
  return newer;
}

/** The fellowship as last read; null before any read. */
export const cachedFellowship = (db: Database): Fellowship | null => cache.get(db.$client) ?? null;

/** Before anything is entered. */
const unsaid: Fellowship = {
  ...(standardWords as BrandWords & Pick<Fellowship, 'certifications'>),
  revision: '',
  toldPrograms: [],
  timeZone: 'UTC',
  graceDays: usualGraceDays,
  asksHowItFelt: true,
  exportsNotes: false,
  storageMegabytes: usualStorageMegabytes,
  feed: false,
  feedWords: false,
  feedForAll: false,
  updatedAt: new Date(0),
};

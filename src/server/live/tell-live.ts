import { sql } from 'drizzle-orm';
import type { Subject } from '#contract/endpoint.ts';
import type { Database } from '#server/database/database.ts';

/** The channel of PostgreSQL on which every server of the fellowship hears. */
export const liveChannel = 'fellowship_live';

/** Who is to look again, and at what: everyone named, and with `coaches` all of them. Nothing of what has changed is said. */
export type LiveNews = { people: readonly string[]; coaches: boolean; subjects: readonly Subject[] };

/**
 * Told in the transaction of what happened: it goes out when that is committed, and not at all where it fails. The browsers
 * of those it is for read again what tells of these subjects, whichever server they are on.
 */
export async function tellLive(tx: Database, news: LiveNews): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(news)})`);
}

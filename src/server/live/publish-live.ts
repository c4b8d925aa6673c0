import { sql } from 'drizzle-orm';
import type { Subject } from '#contract/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';

/** The channel of PostgreSQL on which every server of the fellowship hears. */
export const liveChannel = 'fellowship_live';

/**
 * The people who are to look again, and the subjects: everyone named, and with `coaches` all of them. The change itself
 * is not sent.
 */
export type LiveNews = {
  people: readonly string[];
  coaches: boolean;
  subjects: readonly Subject[];
  /**
   * A session has ended, or someone is no coach any more: sent by the database itself (`ended-sessions-are-told.sql`).
   */
  ended?: true;
};

/**
 * Sent in the transaction of the event: it goes out when that is committed, and not at all where it fails. The browsers
 * of those it is for read again what tells of these subjects, whichever server they are on.
 */
export async function publishLive(tx: Database, { people, ...news }: LiveNews): Promise<void> {
  const groups = people.length === 0 ? [[]] : [...inChunks(people, maxAtOnce)];
  const payloads = groups.map(some => JSON.stringify({ people: some, ...news }));
  await tx.execute(sql`select pg_notify(${liveChannel}, p) from unnest(${sql.param(payloads)}::text[]) p`);
}

/** The most ids in one message: it holds 8,000 bytes; an id takes 39. */
const maxAtOnce = 180;

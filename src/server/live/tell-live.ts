import { sql } from 'drizzle-orm';
import type { Subject } from '#contract/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';

/** The channel of PostgreSQL on which every server of the fellowship hears. */
export const liveChannel = 'fellowship_live';

/** Who is to look again, and at what: everyone named, and with `coaches` all of them. Nothing of what has changed is said. */
export type LiveNews = {
  people: readonly string[];
  coaches: boolean;
  subjects: readonly Subject[];
  /** Some session has ended, or someone is no coach any more: told by the database itself (`ended-sessions-are-told.sql`). */
  ended?: true;
};

/**
 * Told in the transaction of what happened: it goes out when that is committed, and not at all where it fails. The browsers
 * of those it is for read again what tells of these subjects, whichever server they are on.
 */
export async function tellLive(tx: Database, { people, ...news }: LiveNews): Promise<void> {
  const groups = people.length === 0 ? [[]] : [...inChunks(people, mostAtOnce)];
  const payloads = groups.map(some => JSON.stringify({ people: some, ...news }));
  await tx.execute(sql`select pg_notify(${liveChannel}, p) from unnest(${sql.param(payloads)}::text[]) p`);
}

/** What is told at once holds 8,000 bytes; an id takes 39. */
const mostAtOnce = 180;

import { lt } from 'drizzle-orm';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { securityEvents } from '#server/database/tables/security-events.ts';

const day = 24 * 60 * 60 * 1000;
const retentionMs = 365 * day;

export type EventRow = {
  id: number;
  at: Date;
  kind: string;
  details: Record<string, unknown>;
  network: string | null;
  userAgent: string | null;
  actorId: string | null;
  actorName: string | null;
  subjectId: string | null;
  subjectName: string | null;
};

const nameOf = (person: string) => `case when ${person}.id is not null then ${displayName(person)} end`;

/** `doneTo` is whose account others did it to; null for everyone's, and by whomever. */
type Page = { before: number | null; kinds: string[] | null; doneTo: string | null; limit: number };

export const eventsBefore = statement<EventRow, Page>(
  'newest_security_events',
  `select e.id, e.at, e.kind, e.details, e.network, e.user_agent as "userAgent",
     actor.id as "actorId", ${nameOf('actor')} as "actorName", subject.id as "subjectId",
     ${nameOf('subject')} as "subjectName"
   from security_events e
   left join users actor on actor.id = e.actor_id
   left join users subject on subject.id = e.subject_id
   where e.id < coalesce(:before, 9223372036854775807) and (:kinds::text[] is null or e.kind = any(:kinds))
     and (:doneTo::uuid is null or (e.subject_id = :doneTo and e.actor_id is distinct from e.subject_id))
   order by e.id desc limit :limit`,
  { alone: true },
);

/** Kept for a year. */
export async function deleteOldEvents(db: Database, now: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, new Date(now.getTime() - retentionMs)));
}

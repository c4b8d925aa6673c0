import {
  endedWithinDays,
  endingWithinDays,
  type MembershipFacts,
} from '#domain/membership/membership-state.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { membershipFacts } from '#server/members/membership-facts.ts';

const member = `u.id as "memberId", ${displayName('u')} as "memberName", u.time_zone as "timeZone"`;

/** All whose membership may be one to list; `membershipState` says which are. */
const doubtful = statement<
  MembershipFacts & { memberId: string; memberName: string; timeZone: string },
  { now: Date }
>(
  'attention_memberships',
  `select * from (
     select ${member}, ${membershipFacts('u')}
     from users u where u.role = 'member') m
   where m."subscriptionPastDueAt" is not null
     or m."subscriptionExpiresAt" between :now::timestamptz - interval '${endedWithinDays} days'
       and :now::timestamptz + interval '${endingWithinDays} days'
     or m."endedAtProvider" >= :now::timestamptz - interval '${endedWithinDays} days'`,
  { alone: true },
);

/** The pictures of the few who are named. */
export const facesOf = statement<
  { memberId: string; profileImageUrl: string | null },
  { memberIds: readonly string[] }
>(
  'attention_faces',
  `select id as "memberId", profile_image_url as "profileImageUrl" from users where id = any(:memberIds::uuid[])`,
);

export const doubtfulMemberships = (db: Database, now: Date) => doubtful(db, { now });

import { displayName } from '#server/accounts/display-name.ts';
import { letInNow } from '#server/members/membership-facts.ts';

/** The reader: `isForAll` where what is shared with everyone is shown to everyone. */
export type SeenBy = { readerId: string; isCoach: boolean; forAll: boolean; now: Date };

/** SQL: nothing of the member `id` has to be hidden from the reader. */
const isNotMuted = (id: string) =>
  `not exists (select 1 from feed_mutes k where k.member_id = :readerId and k.muted_id = ${id})`;

/** SQL: the post `p` of the author `u` may be shown to a member it was shared with. */
export const readable = `p.taken_down_at is null and ${letInNow('u')} and ${isNotMuted('u.id')}
  and not exists (select 1 from feed_hides h where h.member_id = :readerId and h.post_id = p.id)`;

/** SQL: the reader sees the post `p` of the author `u`. `domain/feed/sees-post.twin.ts` says the same in words. */
export const seen = `u.role = 'member' and (:isCoach::boolean or u.id = :readerId or (${readable} and (
  (p.is_for_all and :forAll::boolean) or exists (
    select 1 from feed_audiences a join grouped_members m on m.group_id = a.group_id and m.member_id = :readerId
    where a.post_id = p.id))))`;

/** SQL: the reader sees the words of the person `wu`. */
export const wordsSeen = `(wu.role = 'admin' or wu.id = :readerId or :isCoach::boolean
  or (${letInNow('wu')} and ${isNotMuted('wu.id')}))`;

/** SQL: somebody as other members see them. */
export const asPerson = (
  person: string,
) => `json_build_object('id', ${person}.id, 'name', ${displayName(person, `case when ${person}.role = 'admin' then 'Coach' else 'Member' end`)},
  'profileImageUrl', ${person}.profile_image_url, 'isCoach', ${person}.role = 'admin')`;

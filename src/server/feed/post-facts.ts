import { encouragersNamed, maxCounted, wordsShown } from '#domain/feed/feed-limits.ts';
import type { PostContent } from '#domain/feed/post-content.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { asPerson, wordsSeen } from './seen-by.ts';

type PersonRow = { id: string; name: string; profileImageUrl: string | null; isCoach: boolean };

export type WordsRow = {
  id: string;
  author: PersonRow;
  text: string;
  createdAt: string | Date;
  mayRemove: boolean;
};

export type PostRow = {
  id: string;
  place: number;
  author: PersonRow;
  isOwn: boolean;
  sharedAt: Date;
  told: PostContent;
  isForAll: boolean;
  encouragements: number;
  isEncouraged: boolean;
  encouragedBy: string[];
  /** The words shown and one more, where there is one. */
  lastWords: WordsRow[];
  takenDownAt: Date | null;
  takenDownBecause: string;
};

/** SQL: the words `w` of the person `wu` to the post `p`. */
export const wordsColumns = `w.id, ${asPerson('wu')} as author, w.text, w.created_at as "createdAt",
  (:isCoach::boolean or wu.id = :readerId or p.author_id = :readerId) as "mayRemove"`;

/** SQL: of the post `p` of the author `u`, all that a reader is shown of it. */
export const postColumns = `p.id, p.place, ${asPerson('u')} as author, u.id = :readerId as "isOwn",
  p.shared_at as "sharedAt", p.told, p.is_for_all as "isForAll",
  (select count(*) from (
    select 1 from feed_encouragements e where e.post_id = p.id limit ${maxCounted}) counted) as encouragements,
  exists (select 1 from feed_encouragements e where e.post_id = p.id and e.member_id = :readerId) as "isEncouraged",
  case when u.id = :readerId or :isCoach::boolean then (
    select coalesce(json_agg(named.name), '[]') from (
      select ${displayName('eu', "'Member'")} as name from feed_encouragements e join users eu on eu.id = e.member_id
      where e.post_id = p.id order by e.created_at desc, e.member_id desc limit ${encouragersNamed}) named)
    else '[]' end as "encouragedBy",
  (select coalesce(json_agg(last order by last."createdAt", last.id), '[]') from (
    select ${wordsColumns} from feed_words w join users wu on wu.id = w.author_id
    where w.post_id = p.id and ${wordsSeen} order by w.created_at desc, w.id desc limit ${wordsShown + 1}) last
  ) as "lastWords",
  p.taken_down_at as "takenDownAt", p.taken_down_because as "takenDownBecause"`;

/** As it is answered. */
export function asPost({ place: _place, takenDownAt, takenDownBecause, lastWords, ...post }: PostRow) {
  return {
    ...post,
    lastWords: lastWords.slice(-wordsShown).map(asWords),
    hasMoreWords: lastWords.length > wordsShown,
    takenDown: takenDownAt && { at: takenDownAt, reason: takenDownBecause },
  };
}

export const asWords = ({ createdAt, ...words }: WordsRow) => ({ ...words, createdAt: new Date(createdAt) });

import { type FeedOrder, maxWordsPerPost, postsAPage } from '#domain/feed/feed-limits.ts';
import { searchTerms } from '#domain/names/fold-text.ts';
import { type Database, statement } from '#server/database/database.ts';
import { asPost, asWords, type PostRow, postColumns, type WordsRow, wordsColumns } from './post-facts.ts';
import { readable, type SeenBy, seen, wordsSeen } from './seen-by.ts';

type Page = SeenBy & { before: number; limit: number };

/**
 * Of each of the reader's groups, of what is for all, and of their own, the newest so many: each read from the end of its index,
 * so that a page costs the same however much was ever shared, and by however many.
 */
const page = statement<PostRow, Page>(
  'feed_page',
  `with places as (
     select place from (
       (select theirs.place from grouped_members g cross join lateral (
          select a.place from feed_audiences a join feed_posts p on p.id = a.post_id join users u on u.id = p.author_id
          where a.group_id = g.group_id and a.place < :before::bigint and ${readable}
          order by a.place desc limit :limit) theirs
        where g.member_id = :readerId)
       union
       (select p.place from feed_posts p join users u on u.id = p.author_id
        where :forAll::boolean and p.is_for_all and p.place < :before::bigint and ${readable}
        order by p.place desc limit :limit)
       union
       (select p.place from feed_posts p where p.author_id = :readerId and p.place < :before::bigint
        order by p.place desc limit :limit)) every
     order by place desc limit :limit)
   select ${postColumns} from places join feed_posts p on p.place = places.place
   join users u on u.id = p.author_id and u.role = 'member' order by p.place desc`,
);

/** A page, and where the next one begins. */
export async function feedFor(db: Database, reader: SeenBy, before = Number.MAX_SAFE_INTEGER) {
  return asPage(await page(db, { ...reader, before, limit: postsAPage + 1 }));
}

type SearchedPage = Page & { after: number; isAny: boolean; whole: string; words: string[] };

const pageOfAll = (name: string, direction: 'asc' | 'desc') =>
  statement<PostRow, SearchedPage>(
    name,
    `select ${postColumns} from feed_posts p join users u on u.id = p.author_id and u.role = 'member'
     where p.place < :before::bigint and p.place > :after::bigint and (:isAny::boolean or exists (
       select from (select fold_text(concat_ws(' ', u.first_name, u.last_name,
         p.told->>'name', p.told->>'exerciseName')) as text) told
       where strpos(told.text, :whole) > 0 or not exists (
         select from unnest(:words::text[]) word where strpos(' ' || told.text, ' ' || word) = 0)))
     order by p.place ${direction} limit :limit`,
  );

const pagesOfAll = {
  newest: pageOfAll('feed_page_of_all', 'desc'),
  oldest: pageOfAll('feed_page_of_all_oldest_first', 'asc'),
};

type FeedQuery = { before?: number; after?: number; search?: string; order?: FeedOrder };

/** The same of all that is shared, for a coach: what is found, and in which order. */
export async function feedForCoach(db: Database, reader: SeenBy, query: FeedQuery) {
  const { before = Number.MAX_SAFE_INTEGER, after = 0, search = '', order = 'newest' } = query;
  const terms = searchTerms(search);
  const page = { before, after, isAny: terms.words.length === 0, ...terms, limit: postsAPage + 1 };
  return asPage(await pagesOfAll[order](db, { ...reader, ...page }));
}

function asPage(rows: PostRow[]) {
  const shown = rows.slice(0, postsAPage);
  const next = rows.length > postsAPage ? (shown.at(-1)?.place ?? null) : null;
  return { posts: shown.map(asPost), next };
}

type OfPost = { id: string; authorId: string };

const one = statement<OfPost, SeenBy & { id: string }>(
  'feed_post_seen',
  `select p.id, p.author_id as "authorId" from feed_posts p join users u on u.id = p.author_id
   where p.id = :id and ${seen}`,
);

/** A post that the reader sees; nothing where it is not there for them. */
export const seenPost = async (db: Database, reader: SeenBy, id: string) =>
  (await one(db, { ...reader, id }))[0];

const words = statement<WordsRow, SeenBy & { id: string; wordsId: string | null }>(
  'feed_words_of_post',
  `select ${wordsColumns} from feed_posts p join users u on u.id = p.author_id and ${seen}
   join feed_words w on w.post_id = p.id join users wu on wu.id = w.author_id
   where p.id = :id and (:wordsId::uuid is null or w.id = :wordsId) and ${wordsSeen}
   order by w.created_at, w.id limit ${maxWordsPerPost}`,
);

/** The words to a post that the reader sees, oldest first. */
export const wordsOf = async (db: Database, reader: SeenBy, id: string) =>
  (await words(db, { ...reader, id, wordsId: null })).map(asWords);

export const findWords = async (db: Database, reader: SeenBy, id: string, wordsId: string) =>
  (await words(db, { ...reader, id, wordsId })).map(asWords)[0];

/** Something of the person that the reader sees: a post, words, encouragement; or that they have muted them already. */
const ofPerson = statement<{ isMet: boolean }, SeenBy & { personId: string }>(
  'feed_person_met',
  `select exists (select 1 from feed_mutes k where k.member_id = :readerId and k.muted_id = :personId)
     or exists (
       select 1 from (
         select id from feed_posts where author_id = :personId
         union select post_id from feed_words where author_id = :personId
         union select post_id from feed_encouragements where member_id = :personId) theirs
       join feed_posts p on p.id = theirs.id join users u on u.id = p.author_id
       where ${seen}) as "isMet"`,
);

/** A person who has shown the reader nothing stays unknown to them. */
export const hasMet = async (db: Database, reader: SeenBy, personId: string): Promise<boolean> =>
  (await ofPerson(db, { ...reader, personId }))[0]?.isMet ?? false;

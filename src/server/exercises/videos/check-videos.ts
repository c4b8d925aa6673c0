import { videoPage } from '#domain/exercises/video-page.ts';
import { type Database, statement } from '#server/database/database.ts';
import { type Asking, askLink } from './ask-link.ts';

/** So many are asked in one call, so that it ends soon, and so many of them at the same time. */
const linksACall = 8;
const atOnce = 4;

const inLibrary = 'e.hidden_at is null and e.merged_into_id is null and e.archived_at is null';

/** By their bytes: the next call goes on where this one ends. */
const linksAfter = statement<{ link: string; left: number }, { after: string; limit: number }>(
  'video_links',
  `select link, count(*) over () as left from (
     select distinct e.video_url collate "C" as link from exercises e
     where ${inLibrary} and e.video_url <> '' and e.video_url collate "C" > :after) l
   order by link limit :limit`,
);

type StoredChecks = { links: string[]; answers: boolean[]; whys: string[]; now: Date };

const keepAnswers = statement<{ id: string }, StoredChecks>(
  'keep_video_checks',
  `insert into video_checks (exercise_id, link, answers, why, checked_at)
   select e.id, v.link, v.answers, v.why, :now::timestamptz
   from unnest(:links::text[], :answers::boolean[], :whys::text[]) as v (link, answers, why)
   join exercises e on e.video_url = v.link and ${inLibrary}
   on conflict (exercise_id) do update
     set link = excluded.link, answers = excluded.answers, why = excluded.why, checked_at = excluded.checked_at
   returning exercise_id as id`,
);

/** Asks the next links of the library, each once however many exercises have it. No connection is held meanwhile. */
export async function checkVideos(db: Database, after: string, now: Date, asking: Asking) {
  const found = await linksAfter(db, { after, limit: linksACall });
  const links = found.map(({ link }) => link);
  const answered = await atMost(atOnce, links, link => askLink(videoPage(link), asking));
  if (links.length > 0)
    await keepAnswers(db, {
      links,
      answers: answered.map(({ answers }) => answers),
      whys: answered.map(({ why }) => why),
      now,
    });
  const left = (found[0]?.left ?? 0) - links.length;
  return { asked: links.length, left, next: left > 0 ? (links.at(-1) ?? null) : null };
}

type Listed = {
  exerciseId: string;
  exerciseName: string;
  link: string;
  answers: boolean | null;
  why: string | null;
  at: Date | null;
};

const videosOfLibrary = statement<Listed>(
  'video_checks',
  `select e.id as "exerciseId", e.name as "exerciseName", e.video_url as link, c.answers, c.why, c.checked_at as at
   from exercises e left join video_checks c on c.exercise_id = e.id and c.link = e.video_url
   where ${inLibrary} and e.video_url <> '' order by e.name collate by_name, e.id`,
);

export async function listVideos(db: Database) {
  const rows = await videosOfLibrary(db, {});
  return rows.map(({ answers, why, at, ...video }) => ({
    ...video,
    last: answers === null || at === null ? null : { answers, why: why ?? '', at },
  }));
}

/** Does the work of all, so many at a time; the answers stand in the order of what was given. */
async function atMost<Item, Answer>(
  count: number,
  input: readonly Item[],
  work: (one: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next; index < input.length; index = next) {
      next = index + 1;
      answers[index] = await work(input[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, input.length) }, worker));
  return answers;
}

import { type Database, statement } from '#server/database/database.ts';
import { asPerson } from './seen-by.ts';

type Row = { person: { id: string; name: string; profileImageUrl: string | null; isCoach: boolean } };

const muted = statement<Row, { memberId: string }>(
  'feed_muted',
  `select ${asPerson('u')} as person from feed_mutes k join users u on u.id = k.muted_id
   where k.member_id = :memberId order by u.first_name collate by_name, u.last_name collate by_name, u.id`,
);

/** Of whom somebody sees nothing, by name. */
export const mutedBy = async (db: Database, memberId: string) =>
  (await muted(db, { memberId })).map(({ person }) => person);

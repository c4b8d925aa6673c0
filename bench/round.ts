import type { DatabasePool } from '#server/database/database.ts';
import { coachTable, get, measureEach, screenInRound } from './coach.ts';

/** A coach's day in a fellowship of a few hundred: the round, a member's screen, the conversations. */
export async function measureRound(origin: string, db: DatabasePool): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    'select member_id as id from progress_logs order by date desc limit 1',
  );
  const memberId = String(rows[0]?.id);
  return coachTable(
    await measureEach(origin, [
      { name: 'the round’s first page', budget: 500, ask: get('/api/attention') },
      { name: 'as the screen of the round asks (200)', budget: 500, ask: get('/api/attention?limit=200') },
      { name: 'a member’s screen in the round', budget: 200, ask: () => screenInRound(memberId) },
      { name: 'the board of a day', budget: 500, ask: get('/api/admin/day-board') },
      { name: 'the board of a week', budget: 500, ask: get('/api/admin/week-board') },
      { name: 'GET /api/conversations', budget: 20, ask: get('/api/conversations') },
      { name: 'GET /api/conversations/unread', budget: 20, ask: get('/api/conversations/unread') },
      { name: 'GET …/messages', budget: 20, ask: get(`/api/conversations/${memberId}/messages`) },
    ]),
  );
}

/** The amounts seeded, for those who read the figures. */
export async function amountsOfRound(db: DatabasePool): Promise<string> {
  const counts = {
    logs: 'select count(*) from progress_logs',
    sets: 'select sum(jsonb_array_length(sets_data)) from progress_logs',
    'events of sessions': 'select count(*) from training_session_events',
    messages: 'select count(*) from messages',
  };
  const words: string[] = [];
  for (const [what, text] of Object.entries(counts)) {
    const { rows } = await db.$client.query(`select (${text})::int as count`);
    words.push(`${Number(rows[0]?.count).toLocaleString('en-US')} ${what}`);
  }
  return words.join(', ');
}

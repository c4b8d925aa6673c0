import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabasePool } from '#server/database/database.ts';
import { logsToSend, type Unlogged } from './board.ts';
import { load } from './load.ts';
import type { Service } from './services.ts';

/** A letter is a talk of many words: beside as many logs as the machine can take, it would be they that are measured. */
const logsBesideLetters = 100;

type Services = { pushes: Service; letters: Service };

/** Everyone has a browser that takes push, and wants challenges by mail as well; nobody has quiet hours. */
export async function seedSubscriptions(db: DatabasePool, pushPort: number): Promise<void> {
  await db.$client.query(
    `insert into push_subscriptions (person_id, session_id, endpoint, p256dh, auth, created_at)
     select s.user_id, s.id, $1 || s.id, $2, $3, now() from sessions s join users u on u.id = s.user_id
     where u.role = 'member'`,
    [
      `http://127.0.0.1:${pushPort}/`,
      createECDH('prime256v1').generateKeys('base64url'),
      randomBytes(16).toString('base64url'),
    ],
  );
  await db.$client.query(
    `insert into notice_preferences (person_id, channels, reminder_hour, updated_at)
     select id, '{"challenge": {"push": true, "mail": true, "inApp": true}}', 17, now() from users where role = 'member'`,
  );
}

/** A challenge opens for everyone: how long its push takes, and its letters, and how much is logged meanwhile. */
export async function measureNotices(
  origin: string,
  db: DatabasePool,
  { pushes, letters }: Services,
  unlogged: readonly Unlogged[],
): Promise<string[]> {
  const members = await countOf(db, `select count(*)::int as count from users where role = 'member'`);
  const logAt = logsToSend(unlogged);
  const logsWhile = (until: Promise<unknown>, perSecond?: number) =>
    load(origin, logAt, {
      connections: 50,
      seconds: 600,
      until,
      ...(perSecond !== undefined && { perSecond }),
    });
  await logsWhile(sleep(5_000));
  const lines: string[] = [];
  const during = async (
    what: string,
    begin: () => Promise<unknown>,
    isOver: () => Promise<boolean>,
    perSecond?: number,
  ) => {
    const quiet = await logsWhile(sleep(15_000), perSecond);
    const started = performance.now();
    let seconds = 0;
    const over = (async () => {
      await begin();
      while (!(await isOver())) await sleep(100);
      seconds = (performance.now() - started) / 1000;
    })();
    const beside = await logsWhile(over, perSecond);
    const after = await logsWhile(sleep(15_000), perSecond);
    const usual = (quiet.requestsPerSecond + after.requestsPerSecond) / 2;
    const share = Math.round((beside.requestsPerSecond / usual) * 100);
    lines.push(
      `${members} ${what} in ${seconds.toFixed(1)} s (at most 60); logs ${Math.round(beside.requestsPerSecond)} a second beside it, ` +
        `p50 ${beside.p50} ms (${quiet.p50}), p99 ${beside.p99} ms (${quiet.p99}), ${share} % of ${Math.round(usual)} (at least 75), ` +
        `${beside.errors + beside.refused} errors`,
    );
  };
  for (let time = 1; time <= 3; time += 1) {
    const [pushed, written] = [pushes.taken + members, letters.taken + members];
    await during(
      'pushes',
      async () => {
        await openChallenge(db, time);
        await get(`${origin}/floor/challenges`);
      },
      async () => pushes.taken >= pushed,
    );
    await during(
      'letters',
      () => get(`${origin}/floor/later`),
      async () => letters.taken >= written,
      logsBesideLetters,
    );
  }
  return lines;
}

async function countOf(db: DatabasePool, text: string): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(text);
  return rows[0]?.count ?? 0;
}

const openChallenge = (db: DatabasePool, time: number) =>
  db.$client.query(
    `insert into challenges (name, exercise_id, start_date, end_date, scoring_type)
     select $1, (select id from exercises limit 1), current_date, current_date + 6, 'reps'`,
    [`Challenge ${time}`],
  );

async function get(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
}

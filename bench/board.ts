import { toWireDate } from '#domain/plain-date.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { type Load, load, type Request } from './load.ts';
import { coachToken, tokenOf } from './seed.ts';

/** A result that is still to be logged, and by whom. */
export type Unlogged = {
  member: number;
  assignmentId: string;
  exerciseId: string;
  prescriptionId: string;
  trainingDayId: string;
  date: string;
};

const cookie = (token: string) => ({ cookie: `fellowship_session=${token}` });

/** The logs of a morning, each once. */
export function logsToSend(unlogged: readonly Unlogged[]): () => Request {
  let next = 0;
  return () => {
    const work = unlogged[next % unlogged.length];
    next += 1;
    if (!work) throw new Error('Nothing left to log');
    return logOf(work);
  };
}

const logOf = (work: Unlogged): Request => ({
  method: 'POST',
  path: '/api/progress',
  headers: {
    ...cookie(tokenOf(work.member)),
    'content-type': 'application/json',
    'idempotency-key': `${work.prescriptionId} ${work.assignmentId} ${work.date}`,
  },
  body: JSON.stringify({
    assignmentId: work.assignmentId,
    exerciseId: work.exerciseId,
    prescriptionId: work.prescriptionId,
    completedDate: toWireDate(work.date),
    notes: 'Felt strong.',
    setsData: [1, 2, 3].map(setNum => ({ setNum, reps: 5, weight: 185, completed: true })),
  }),
});

/** The Hall of Honor of a large fellowship, while its members log. */
export async function measureBoard(
  origin: string,
  db: DatabasePool,
  members: number,
  unlogged: readonly Unlogged[],
): Promise<string[]> {
  const logAt = logsToSend(unlogged);
  const boardAt = (n: number): Request => ({
    path: '/api/leaderboard',
    headers: cookie(tokenOf(n % members)),
  });
  await load(origin, boardAt, { connections: 10, seconds: 2 });
  const [board, logs] = await Promise.all([
    load(origin, boardAt, { connections: 10, seconds: 10 }),
    load(origin, logAt, { connections: 10, seconds: 10, perSecond: 100 }),
  ]);
  const challengeId = await seedChallenge(db);
  const alone = { connections: 1, seconds: 3 };
  const at = (what: string) => (n: number) => ({
    path: `/api/challenges/${challengeId}/${what}`,
    headers: cookie(tokenOf(n % members)),
  });
  const top = await load(origin, at('submissions'), alone);
  const own = await load(origin, at('my-submission'), alone);
  return [
    `GET /api/leaderboard, ${members} members, 10 clients, ${Math.round(logs.requestsPerSecond)} logs a second: ${inWords(board)} (budget: p99 under 25 ms)`,
    `  the logs beside it: ${inWords(logs)}`,
    `A log is on the board of another after ${await untilTrue(origin, members, unlogged)} ms (budget 2,000 ms)`,
    `Challenge with ${members} submissions, its top, 1 client: ${inWords(top)} (budget 15 ms)`,
    `Challenge with ${members} submissions, one's own place, 1 client: ${inWords(own)} (budget 15 ms)`,
  ];
}

const inWords = ({ requestsPerSecond, p50, p99, errors, refused }: Load) =>
  `${Math.round(requestsPerSecond)} a second, p50 ${p50} ms, p99 ${p99} ms, ${errors + refused} errors`;

/** The longest of ten waits between a log of someone on the board's last page and its showing to another. */
async function untilTrue(origin: string, members: number, unlogged: readonly Unlogged[]): Promise<number> {
  const shown = JSON.parse(await pageText(origin, members)) as { member: { lastName: string } }[];
  const numbers = new Set(shown.map(({ member }) => Number(member.lastName.replace('Number ', ''))));
  // Work logged ahead of its day counts on its day.
  const today = new Date().toISOString().slice(0, 10);
  const missed = unlogged.filter(({ member, date }) => numbers.has(member) && date < today);
  let longest = 0;
  for (const work of missed.slice(-10)) {
    const before = await pageText(origin, members);
    const started = performance.now();
    await ask(origin, logOf(work));
    while ((await pageText(origin, members)) === before) {
      if (performance.now() - started > 10_000) throw new Error('A log is not on the board after 10 s');
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    longest = Math.max(longest, Math.round(performance.now() - started));
  }
  return longest;
}

const pageText = async (origin: string, members: number): Promise<string> =>
  (await ask(origin, { path: `/api/leaderboard?from=${members - 99}`, headers: cookie(coachToken) })).text();

async function ask(origin: string, { path, method = 'GET', headers = {}, body }: Request) {
  const answer = await fetch(origin + path, { method, headers, body: body ?? null });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A single challenge of this week into which everyone has handed a score. */
async function seedChallenge(db: DatabasePool): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(`
    with challenge as (
      insert into challenges (name, exercise_id, start_date, end_date, scoring_type)
      select 'Bench challenge', (select id from exercises limit 1), current_date - 3, current_date + 3, 'reps'
      returning id
    ), submitted as (
      insert into challenge_submissions (challenge_id, member_id, part, score, reps, submitted_at)
      select c.id, u.id, 'whole', 1 + abs(hashtext(u.id::text)) % 300, 1 + abs(hashtext(u.id::text)) % 300, now()
      from challenge c, users u where u.role = 'member'
    ) select id from challenge`);
  await db.$client.query('analyze challenge_submissions');
  return rows[0]?.id ?? '';
}

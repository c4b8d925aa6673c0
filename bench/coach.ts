import type { ResponseOf } from '#contract/endpoint.ts';
import type { getDraft } from '#contract/programs/drafts.ts';
import { weekdays } from '#domain/plain-date.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { coachToken } from './seed.ts';

type Timed = { name: string; budget: number; median: number; worst: number; statements: number; kB: number };
type Ask = { method: string; path: string; body?: object };
type Draft = ResponseOf<typeof getDraft>;

/** Several are requested at once, as a screen does. */
type Measured = {
  name: string;
  budget: number;
  repeats?: number;
  /** Steps before the request; they take their own time. */
  prepare?: () => Promise<void>;
  ask: () => Ask | Ask[];
};

export const get =
  (path: string): (() => Ask) =>
  () => ({ method: 'GET', path });

/** Every lift of a fellowship as it is at first: a few hundred members. */
export const measureMetrics = (origin: string, members: number): Promise<Timed[]> =>
  measureEach(origin, [
    { name: `strength-metrics, ${members} members`, budget: 60, ask: get('/api/coach/strength-metrics') },
  ]);

/** The coach's heavy calls, one after another on a server that has nothing else to do: milliseconds of each. */
export async function measureCoach(
  origin: string,
  db: DatabasePool,
  programId: string,
  members: number,
): Promise<Timed[]> {
  const many = members.toLocaleString('en-US');
  const { dayId, exerciseId } = await somewhereToAdd(db, programId);
  const { rows } = await db.$client.query(`select id from workouts where name = 'Second Program'`);
  const trained = await db.$client.query(
    'select member_id as id from progress_logs order by date desc limit 1',
  );
  const memberId = String(trained.rows[0]?.id);
  const second = `/api/workouts/${rows[0]?.id}`;
  const long = await aLongProgram(origin, exerciseId);
  return measureEach(origin, [
    { name: `assignments with their completion, ${many}`, budget: 60, ask: get('/api/assignments') },
    { name: `strength-metrics, ${many} members`, budget: 400, ask: get('/api/coach/strength-metrics') },
    {
      name: 'strength-metrics, a page of 50',
      budget: 60,
      ask: get('/api/coach/strength-metrics?from=100&limit=50'),
    },
    { name: `weekly-stats, ${many} members`, budget: 100, ask: get('/api/admin/weekly-stats') },
    { name: `the round's first page, ${many} members`, budget: 500, ask: get('/api/attention') },
    { name: 'a member’s screen in the round', budget: 200, ask: () => screenInRound(memberId) },
    { name: `members, ${many}`, budget: 100, ask: get('/api/admin/members') },
    {
      name: `an exercise added to a program with ${many} active assignments`,
      budget: 1000,
      repeats: 5,
      ask: () => ({
        method: 'POST',
        path: `/api/program-week-days/${dayId}/exercises`,
        body: { exerciseId, sets: '3', reps: '8' },
      }),
    },
    {
      name: `a 12-week program assigned to ${many} members at once`,
      budget: 3000,
      repeats: 1,
      ask: () => ({ method: 'POST', path: '/api/assignments/bulk', body: { workoutId: rows[0]?.id } }),
    },
    {
      name: 'a draft of 12 weeks, 6 days a week and 8 exercises a day opened',
      budget: 100,
      ask: get(`/api/workouts/${long.id}/draft`),
    },
    { name: 'the same draft saved', budget: 100, ask: () => savedAgain(long) },
    {
      name: `what publishing 4 days would do, told of ${many} active assignments`,
      budget: 1000,
      repeats: 5,
      prepare: () => redraft(origin, second, 4),
      ask: get(`${second}/draft/preview`),
    },
    {
      name: `4 days of a draft published to ${many} active assignments`,
      budget: 1500,
      repeats: 5,
      prepare: () => redraft(origin, second, 4),
      ask: () => ({ method: 'POST', path: `${second}/publish`, body: { reach: 'all' } }),
    },
    {
      name: `all 60 days of a draft published to ${many} active assignments`,
      budget: 5000,
      repeats: 3,
      prepare: () => redraft(origin, second, 60),
      ask: () => ({ method: 'POST', path: `${second}/publish`, body: { reach: 'all' } }),
    },
    {
      name: `the same program deleted, with ${many} active assignments`,
      budget: 10_000,
      repeats: 1,
      ask: () => ({ method: 'DELETE', path: `/api/workouts/${rows[0]?.id}` }),
    },
  ]);
}

/** The requests of `web/screens/command-center/review/Person.tsx`. */
export const screenInRound = (memberId: string): Ask[] =>
  [
    `/api/admin/members/${memberId}`,
    `/api/assignments?memberId=${memberId}`,
    `/api/members/${memberId}/last-training-days`,
    `/api/members/${memberId}/coming-training-days`,
    `/api/members/lifts?memberId=${memberId}`,
    `/api/conversations/${memberId}/messages`,
    `/api/check-ins/answers?memberId=${memberId}`,
    `/api/members/${memberId}/notes?from=0&limit=4`,
  ].map(path => ({ method: 'GET', path }));

/** 576 exercises, which nobody has. */
async function aLongProgram(origin: string, exerciseId: string): Promise<Draft & { id: string }> {
  const exercises = Array.from({ length: 8 }, () => ({
    exerciseId,
    sets: '4',
    reps: '6-8',
    percent1RM: '75',
  }));
  const days = weekdays.slice(1).map(dayOfWeek => ({ dayOfWeek, exercises }));
  const weeks = Array.from({ length: 12 }, (_, index) => ({ weekNumber: index + 1, days }));
  const made = await send(origin, {
    method: 'POST',
    path: '/api/workouts',
    body: { name: 'Long Program', numWeeks: 12, weeks },
  });
  const { id } = JSON.parse(made) as { id: string };
  const draft = await send(origin, { method: 'GET', path: `/api/workouts/${id}/draft` });
  return { ...(JSON.parse(draft) as Draft), id };
}

/** Saves go on each from the one before. */
function savedAgain(draft: Draft & { id: string }): Ask {
  const body = { ...draft, description: `Saved ${draft.revision} times` };
  draft.revision += 1;
  return { method: 'PUT', path: `/api/workouts/${draft.id}/draft`, body };
}

/** Saves a draft in which so many days, the last ones of the program, have other sets. */
async function redraft(origin: string, path: string, count: number): Promise<void> {
  const draft = JSON.parse(await send(origin, { method: 'GET', path: `${path}/draft` })) as Draft;
  const trained = draft.weeks.flatMap(week => week.days).filter(({ exercises }) => exercises.length > 0);
  for (const { exercises } of trained.slice(-count))
    for (const exercise of exercises) exercise.sets = exercise.sets === '3' ? '4' : '3';
  await send(origin, { method: 'PUT', path: `${path}/draft`, body: draft });
}

export async function measureEach(origin: string, all: readonly Measured[]): Promise<Timed[]> {
  const times: Timed[] = [];
  for (const { name, budget, repeats = 15, prepare, ask } of all) {
    const taken: number[] = [];
    let [statements, bytes] = [0, 0];
    // The first of several warms up; what can be done only once counts as it is.
    for (let n = repeats === 1 ? 1 : 0; n <= repeats; n += 1) {
      await prepare?.();
      const before = await statementsSoFar(origin);
      const started = performance.now();
      const answers = await Promise.all([ask()].flat().map(one => send(origin, one)));
      bytes = answers.reduce((sum, answer) => sum + answer.length, 0);
      if (n > 0) taken.push(performance.now() - started);
      statements = (await statementsSoFar(origin)) - before - 1;
    }
    const inOrder = taken.toSorted((one, other) => one - other);
    const median = inOrder[Math.floor(inOrder.length / 2)] ?? 0;
    times.push({ name, budget, median, worst: inOrder.at(-1) ?? 0, statements, kB: bytes / 1000 });
  }
  return times;
}

/** A day of the last week, so that every assignment has it still to come. */
async function somewhereToAdd(db: DatabasePool, programId: string) {
  const { rows } = await db.$client.query(
    `select d.id as "dayId", p.exercise_id as "exerciseId" from program_weeks w
     join program_days d on d.week_id = w.id join prescriptions p on p.day_id = d.id
     where w.program_id = $1 order by w.week_number desc limit 1`,
    [programId],
  );
  return rows[0] as { dayId: string; exerciseId: string };
}

async function send(origin: string, { method, path, body }: Ask): Promise<string> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      cookie: `fellowship_session=${coachToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

async function statementsSoFar(origin: string): Promise<number> {
  return ((await (await fetch(`${origin}/floor/statements`)).json()) as { statements: number }).statements;
}

export function coachTable(times: readonly Timed[]): string[] {
  return [
    '| the coach, alone on the server | median ms | worst ms | budget ms | statements | kB |',
    '| --- | --- | --- | --- | --- | --- |',
    ...times.map(({ name, median, worst, budget, statements, kB }) =>
      ['', name, ms(median), ms(worst), budget, statements, Math.round(kB), ''].join(' | ').trim(),
    ),
  ];
}

const ms = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US'));

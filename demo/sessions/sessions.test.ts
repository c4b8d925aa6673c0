import { beforeAll, describe, expect, it } from 'vitest';
import { listRecords } from '#contract/training/records.ts';
import { signIn } from '#contract/session.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { dateIn } from '#domain/plain-date.ts';
import { foldSession } from '#domain/training-sessions/fold-session.ts';
import { logsOfSession } from '#domain/training-sessions/session-log.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { Person } from '#server/testing/people.ts';
import { readDay } from '#server/training-sessions/read-session.ts';
import { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { people } from '../people/people.ts';
import { demoPassword, seedDemo } from '../seed-demo.ts';

const named = ['Sarah', 'Peter', 'Andrew', 'Priscilla', 'Hannah', 'Ezra'];
const some = people.filter(({ firstName }) => named.includes(firstName));
const now = new Date('2026-03-18T12:00:00Z');
const today = '2026-03-18';

async function rows<Row extends object>(db: DatabasePool, query: string) {
  return (await db.$client.query<Row>(query)).rows;
}

async function signedIn(app: TestApp, email: string) {
  const person = new Person(app);
  await person.get(signIn, { body: { email: `${email}@fellowship.example`, password: demoPassword } });
  return person;
}

/** In what a test compares of a log, what is null is not there, and fields have one order. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(
            Object.entries(part)
              .filter(([, one]) => one !== null)
              .toSorted(([a], [b]) => (a < b ? -1 : 1)),
          )
        : part,
    ),
  );

const byExercise = (a: { exerciseId: string }, b: { exerciseId: string }) =>
  a.exerciseId < b.exerciseId ? -1 : 1;

describe('sessions of the demonstration', () => {
  let app: TestApp;
  let db: DatabasePool;

  beforeAll(async () => {
    app = await appForTests({ now });
    db = app.db;
    await seedDemo(db, { now, people: some });
    return app.close;
  });

  it('come to the logs that are there, to the set', async () => {
    const days = await rows<{ id: string }>(
      db,
      `select id from training_days where event_count > 0 order by id`,
    );
    expect(days.length).toBeGreaterThan(25);
    const versions = new KnownVersions();
    for (const { id } of days) {
      const asked = { trainingDayId: id, owner: { all: true as const }, today, isWhole: false };
      const { row, events, planned } = await readDay(db, versions, asked);
      const folded = logsOfSession(foldSession(events, planned)).map(({ exerciseId, result }) => ({
        exerciseId,
        ...result,
      }));
      const stored = (row.logs ?? []).map(
        ({ id: _id, prescriptionId: _of, updatedAt: _at, unitsCounted: _units, ...log }) => log,
      );
      expect(plain(stored.toSorted(byExercise)), id).toEqual(plain(folded.toSorted(byExercise)));
    }
  });

  it('are as training is: warm-ups, swaps, skips, pains, notes, corrections, exercises added, a coach beside', async () => {
    const [found] = await rows<Record<string, number>>(
      db,
      `select ${['start', 'end', 'swap', 'skip', 'pain', 'note', 'finish', 'add', 'feel', 'result']
        .map(kind => `(count(*) filter (where kind = '${kind}'))::int as "${kind}"`)
        .join(', ')},
        (count(*) filter (where details->>'setKind' = 'warmup'))::int as warmups,
        (count(*) filter (where sent_as = 'coach'))::int as "byCoach",
        (count(*) filter (where details->'entered'->>'unit' = 'kg'))::int as "inKg",
        (count(*) filter (where details->'entered'->>'unit' = 'lb'))::int as "inLb",
        (select count(*) from (select from training_session_events where kind = 'set'
          group by training_day_id, prescription_id, set_num having count(*) > 1) c)::int as corrected,
        (count(distinct details->>'reason') filter (where kind = 'skip'))::int as reasons
       from training_session_events`,
    );
    for (const [what, count] of Object.entries(found ?? {})) expect(count, what).toBeGreaterThan(0);
    expect(found?.['reasons']).toBeGreaterThan(2);
  });

  it('are done by a program with a superset, an EMOM, an AMRAP with its result, set targets, tempo and alternates', async () => {
    const [found] = await rows(
      db,
      `select array_agg(distinct group_format->>'kind' order by group_format->>'kind')
          filter (where group_format is not null) as groups,
        bool_or(set_targets is not null) as targets, bool_or(tempo is not null) as tempo,
        bool_or(cardinality(alternate_exercise_ids) > 0) as alternates,
        (select bool_and((e.details->>'rounds')::int > 0) from training_session_events e where e.kind = 'result') as results
       from day_version_exercises`,
    );
    expect(found).toEqual({
      groups: ['amrap', 'emom', 'superset'],
      targets: true,
      tempo: true,
      alternates: true,
      results: true,
    });
  });

  it('have made records, held in the units of who made them', async () => {
    const peter = await signedIn(app, 'peter.kowalczyk');
    const records = await peter.get(listRecords, {});
    expect(records.length).toBeGreaterThan(5);
  });

  it.each([
    ['on a day of her program', '2026-03-19T17:00:00Z'],
    ['on a rest day, the next one', '2026-03-18T12:00:00Z'],
  ])('are half done by who is training now: %s', async (_what, instant) => {
    const at = new Date(instant);
    const other = await appForThisTest({ now: at });
    await seedDemo(other.db, { now: at, people: people.filter(({ firstName }) => firstName === 'Sarah') });
    const sarah = await signedIn(other, 'sarah.blackwood');
    const sessions = await sarah.get(listTrainingSessions, {
      query: { date: dateIn('America/Phoenix', at) },
    });
    const underWay = sessions.filter(({ startedAt, endedAt }) => startedAt !== null && endedAt === null);
    expect(underWay).toHaveLength(1);
    const { exercises = [] } = underWay[0] ?? {};
    expect(exercises.some(({ state }) => state === 'done')).toBe(true);
    expect(exercises.some(({ state }) => state === 'open')).toBe(true);
  });
});

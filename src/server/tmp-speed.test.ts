import { it } from 'vitest';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { seedMembers, seedProgram } from '../../bench/seed.ts';
import * as now from '#server/assignments/queries.ts';
import * as old from '#server/tmpold/queries.ts';
import { KnownVersions } from '#server/training-days/versions/known-versions.ts';

it('speed', async () => {
  const today = '2026-03-18';
  const testApp = await appForThisTest({ now: new Date(`${today}T12:00:00Z`) });
  const db = testApp.db;
  const program = await seedProgram(db as never);
  await seedMembers(db as never, program, 0, 100, today as never);
  const { rows } = await db.$client.query(
    `select d.id, d.assignment_id as a, d.member_id as m, d.date, (select p.exercise_id from day_version_exercises p where p.day_version_id = d.day_version_id limit 1) as e from training_days d where d.date between '2026-03-10' and '2026-03-17' and d.state='scheduled'`,
  );
  const versions = new KnownVersions();
  const client = await db.$client.connect();
  await client.query('set plan_cache_mode=force_generic_plan');
  const one = { $client: client } as never;
  const owner = { all: true } as never;
  const runs: Record<string, (r: any) => Promise<unknown>> = {
    'for-date old': r =>
      old.exercisesForDate(one, versions, { assignmentId: r.a, date: r.date, owner, today: today as never }),
    'for-date new': r =>
      now.exercisesForDate(one, versions, { assignmentId: r.a, date: r.date, owner, today: today as never }),
  };
  const measure = async (label: string) => {
    const times: Record<string, number[]> = {};
    const names = Object.keys(runs);
    for (let i = 0; i < 800; i += 1)
      for (const name of i % 2 ? names : names.toReversed()) {
        const at = process.hrtime.bigint();
        await runs[name]!(rows[i % rows.length]);
        (times[name] ??= []).push(Number(process.hrtime.bigint() - at) / 1000);
      }
    for (const name of names) {
      const q = times[name]!.slice(50).toSorted((a, b) => a - b);
      const at = (p: number) => Math.round(q[Math.floor(q.length * p)]!);
      console.log(label, name, at(0.02), at(0.1), at(0.25), at(0.5), 'µs');
    }
  };
  await measure('no merges');
  if (process.env.EXPLAIN) {
    const text = (now as any).textOfDay;
  }
  // twenty merges
  await client.query(
    `with k as (select id, lead(id) over (order by name) as into_id, row_number() over (order by name) as n from exercises where category='Mobility') update exercises m set has_merged = true from k where k.into_id is not null and k.n % 2 = 1 and m.id = k.into_id`,
  );
  await client.query(
    `update exercises m set merged_into_id = k.into_id, merged_at = now() from (select id, lead(id) over (order by name) as into_id, row_number() over (order by name) as n from exercises where category='Mobility') k where k.id = m.id and k.n % 2 = 1 and k.into_id is not null`,
  );
  await client.query('analyze exercises');
  await measure('20 merges');
  client.release();
});

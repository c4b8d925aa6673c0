import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { transaction } from './database.ts';
import { isDeadlock, retryDeadlocks } from './retry-deadlocks.ts';

it('two transactions that wait for each other are both done: the one that is ended is tried again', async () => {
  const { db } = await appForThisTest();
  await db.execute(sql`create table counts (id int primary key, count int)`);
  await db.execute(sql`insert into counts values (1, 0), (2, 0)`);
  const here = new EventEmitter();
  const bothHere = once(here, 'both');
  let arrived = 0;
  let attempts = 0;
  const countUp = (ids: readonly number[]) =>
    retryDeadlocks(() =>
      transaction(db, async tx => {
        attempts += 1;
        for (const [index, id] of ids.entries()) {
          await tx.execute(sql`update counts set count = count + 1 where id = ${id}`);
          arrived += 1;
          // Each has its first row before either wants the other's.
          if (arrived === 2) here.emit('both');
          if (index === 0) await bothHere;
        }
        return 'done';
      }),
    );
  expect(await Promise.all([countUp([1, 2]), countUp([2, 1])])).toEqual(['done', 'done']);
  // More where the second try comes between the other’s two rows again.
  expect(attempts).toBeGreaterThan(2);
  const { rows } = await db.execute(sql`select count from counts order by id`);
  expect(rows).toEqual([{ count: 2 }, { count: 2 }]);
});

it.each([
  ['is done at once', 0, 'done', 1],
  ['is tried again while something else changes', 2, 'done', 3],
  ['is given up after three attempts', 3, null, 3],
] as const)('work that answers null so often: it %s', async (_what, nulls, result, attempts) => {
  let count = 0;
  const work = async () => {
    count += 1;
    return count > nulls ? 'done' : null;
  };
  expect([await retryDeadlocks(work), count]).toEqual([result, attempts]);
});

it('any other error is thrown at once', async () => {
  let count = 0;
  const work = () => {
    count += 1;
    return Promise.reject(new Error('no'));
  };
  await expect(retryDeadlocks(work)).rejects.toThrow('no');
  expect(count).toBe(1);
});

it.each([
  [{ code: '40P01' }, true],
  [{ cause: { code: '40P01' } }, true],
  [{ code: 'other', cause: { code: '40001' } }, true],
  [{ code: '23505' }, false],
  [new Error('no'), false],
])('%o is a deadlock: %s', (error, is) => {
  expect(isDeadlock(error)).toBe(is);
});

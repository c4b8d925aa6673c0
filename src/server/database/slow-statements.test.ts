import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createDatabaseForTests, dropDatabaseForTests } from '#server/testing/database-for-tests.ts';
import { connectDatabase, statement, transaction } from './database.ts';
import { ofRequest } from './of-request.ts';
import { type SlowStatement, SlowStatements } from './slow-statements.ts';

const limit = 200;
const longer = 0.3;

const sleepy = statement<{ slept: string }, { seconds: number }>(
  'sleepy_read',
  'select pg_sleep(:seconds)::text as slept',
);
const quick = statement<{ one: number }>('quick_read', 'select 1 as one');
const alone = statement<{ slept: string }, { seconds: number }>(
  'sleepy_alone',
  'select pg_sleep(:seconds)::text as slept',
  { alone: true },
);

async function watched(after = limit) {
  const connection = inject('postgres');
  const database = await createDatabaseForTests(connection);
  const noted: SlowStatement[] = [];
  const slow = new SlowStatements(after, one => noted.push(one));
  const db = connectDatabase({ ...connection, database, max: 2, slow }, () => undefined);
  onTestFinished(async () => {
    await db.end();
    await dropDatabaseForTests(connection, database);
  });
  // Lanes open before, so that a statement does not wait for that.
  await Promise.all([quick(db, {}), quick(db, {}), quick(db, {})]);
  const namesOf = (name: string) => noted.filter(one => one.name === name);
  return { db, slow, noted, namesOf };
}

it('a statement that takes long is named with its request and its connection, on whichever way it goes', async () => {
  const { db, slow, noted } = await watched();
  const own = ofRequest(db, 'request-7');
  await sleepy(own, { seconds: longer });
  await alone(own, { seconds: longer });
  await alone(own.logs, { seconds: longer });
  await transaction(own, tx => alone(tx, { seconds: longer }));
  const found = noted.filter(({ name }) => name.startsWith('sleepy'));
  expect(found.map(({ name }) => name)).toEqual([
    'sleepy_read',
    'sleepy_alone',
    'sleepy_alone',
    'sleepy_alone',
  ]);
  for (const { requestId, backend, ms } of found) {
    expect(requestId).toBe('request-7');
    expect(backend).toBeGreaterThan(0);
    expect(ms).toBeGreaterThanOrEqual(limit);
  }
  expect(slow.count).toBeGreaterThanOrEqual(4);
});

it('one without a name is named by its table, and none of its values is told', async () => {
  const { db, noted } = await watched();
  await transaction(ofRequest(db, 'request-8'), tx =>
    tx.execute(
      sql`update users set bio = ${'a secret value'}
          where (select pg_sleep(${longer})::text) <> 'never' and email = ${'ruth@x.org'}`,
    ),
  );
  const found = noted.find(({ name }) => name === 'update users');
  expect(found).toMatchObject({ requestId: 'request-8' });
  expect(JSON.stringify(noted)).not.toMatch(/secret|ruth|\$1/);
});

it('a connection forgets the request when its transaction is over', async () => {
  const { db, namesOf } = await watched();
  await transaction(ofRequest(db, 'request-9'), tx => tx.execute(sql`select 1`));
  await alone(db, { seconds: longer });
  expect(namesOf('sleepy_alone').map(({ requestId }) => requestId)).toEqual([undefined]);
});

it('on a shared connection the one that takes long is named, not those behind it', async () => {
  const { db, namesOf } = await watched();
  const input = [sleepy(db, { seconds: longer }), ...Array.from({ length: 60 }, () => quick(db, {}))];
  await Promise.all(input);
  expect(namesOf('sleepy_read')).toHaveLength(1);
  expect(namesOf('quick_read').length).toBeLessThan(30);
});

it('a database that stands still fills no log, and 0 notes nothing', async () => {
  const noted: SlowStatement[] = [];
  const slow = new SlowStatements(limit, one => noted.push(one));
  for (let n = 0; n < 1_000; n += 1) slow.took(limit + 1, { text: 'select 1' }, {});
  expect(slow.count).toBe(1_000);
  expect(noted.length).toBeLessThanOrEqual(20);
  const off = new SlowStatements(0, one => noted.push(one));
  off.took(1e6, { name: 'never', text: 'select 1' }, {});
  expect(noted.some(({ name }) => name === 'never')).toBe(false);
});

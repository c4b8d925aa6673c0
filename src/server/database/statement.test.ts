import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { statement } from './database.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await appForTests();
});
afterAll(() => testApp.close());

describe('a statement', () => {
  it('takes its values by name, in whatever order they are given', async () => {
    const named = statement<{ first: string; second: number }, { word: string; count: number }>(
      'by_name',
      'select :word::text as first, :count::int as second',
    );
    expect(await named(testApp.db, { count: 2, word: 'two' })).toEqual([{ first: 'two', second: 2 }]);
  });

  it('takes a name that stands in it twice for one value', async () => {
    const twice = statement<{ sum: number }, { count: number }>(
      'twice',
      'select :count::int + :count as sum',
    );
    expect(await twice(testApp.db, { count: 4 })).toEqual([{ sum: 8 }]);
  });

  it('takes no cast, slice or time for a name', async () => {
    const colons = statement<{ date: string; slice: number[]; time: string }, { at: string }>(
      'colons',
      `select :at::date as date, (array[1, 2, 3])[2:cardinality(array[1, 2, 3])] as slice,
         to_char(timestamp '2026-03-18 07:05', 'HH24:MI') as time`,
    );
    expect(await colons(testApp.db, { at: '2026-03-18' })).toEqual([
      { date: '2026-03-18', slice: [2, 3], time: '07:05' },
    ]);
  });

  it('tells names apart of which one begins with the other', async () => {
    const alike = statement<{ one: string; other: string }, { day: string; dayName: string }>(
      'alike',
      'select :day::text as one, :dayName::text as other',
    );
    expect(await alike(testApp.db, { day: 'a', dayName: 'b' })).toEqual([{ one: 'a', other: 'b' }]);
  });

  it('is refused without a value for each of its names, where null is one', async () => {
    const nullable = statement<{ word: string | null }, { word?: string | null | undefined }>(
      'nullable',
      'select :word::text as word',
    );
    expect(await nullable(testApp.db, { word: null })).toEqual([{ word: null }]);
    await expect(nullable(testApp.db, {})).rejects.toThrow('The statement has no value for :word');
    await expect(nullable(testApp.db, { word: undefined })).rejects.toThrow('no value for :word');
  });
});

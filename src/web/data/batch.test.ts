import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { dropBatches, fetchBatch, type BatchedAnswer, takeBatched } from './batch.ts';

const [program, days] = [
  ['/api/assignments', null, null],
  ['/api/days', { id: '1' }, { date: '2026-03-18' }],
];

/** A call whose answer comes when the test says so. */
function aCall() {
  let [answer, fail]: [(answers: readonly BatchedAnswer[]) => void, () => void] = [() => {}, () => {}];
  const promise = new Promise<readonly BatchedAnswer[]>((resolve, reject) => {
    [answer, fail] = [resolve, () => reject(new Error('no signal'))];
  });
  return { ask: () => promise, answer, fail };
}

const skipsBatch = async () => 'asked by itself';

describe('what a screen reads comes in one call', () => {
  it('a read waits for it and takes its part; one that is not among it asks for itself', async () => {
    const client = new QueryClient();
    const { ask, answer } = aCall();
    const gathered = fetchBatch(client, ask);
    const reads = [takeBatched(client, program, skipsBatch), takeBatched(client, days, skipsBatch)];
    answer([[program, ['Iron Foundation']]]);
    expect(await Promise.all(reads)).toEqual([['Iron Foundation'], 'asked by itself']);
    expect(await gathered).toEqual([[program, ['Iron Foundation']]]);
  });

  it('nothing on its way, a read asks at once', async () => {
    expect(await takeBatched(new QueryClient(), program, skipsBatch)).toBe('asked by itself');
  });

  it('after a write nobody waits for it, and nothing of it is used: it may be from before', async () => {
    const client = new QueryClient();
    const { ask, answer } = aCall();
    const gathered = fetchBatch(client, ask);
    const read = takeBatched(client, program, skipsBatch);
    dropBatches(client);
    expect([await read, await takeBatched(client, days, skipsBatch), await gathered]).toEqual([
      'asked by itself',
      'asked by itself',
      null,
    ]);
    answer([[program, ['as it was']]]);
    expect(await takeBatched(client, program, skipsBatch)).toBe('asked by itself');
  });

  it('a call that fails leaves each read to itself', async () => {
    const client = new QueryClient();
    const { ask, fail } = aCall();
    const gathered = fetchBatch(client, ask);
    const read = takeBatched(client, program, skipsBatch);
    fail();
    expect([await read, await gathered]).toEqual(['asked by itself', null]);
    expect(await takeBatched(client, days, skipsBatch)).toBe('asked by itself');
  });

  it('another page’s client has no part in it', async () => {
    const { ask } = aCall();
    void fetchBatch(new QueryClient(), ask);
    expect(await takeBatched(new QueryClient(), program, skipsBatch)).toBe('asked by itself');
  });
});

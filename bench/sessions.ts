import { randomUUID } from 'node:crypto';
import type { Unlogged } from './board.ts';
import type { Request } from './load.ts';
import { tokenOf } from './seed.ts';

/** Ever another exercise's first set, which completes nothing: what a phone sends between two sets. */
export function setsToSend(unlogged: readonly Unlogged[], answer: 'whole' | 'changed'): () => Request {
  let next = 0;
  return () => {
    const work = unlogged[next % unlogged.length];
    next += 1;
    if (!work) throw new Error('No exercise is left');
    const { prescriptionId, trainingDayId } = work;
    const set = {
      id: randomUUID(),
      at: new Date().toISOString(),
      kind: 'set',
      prescriptionId,
      setNum: 1,
      reps: 5,
    };
    return {
      method: 'POST',
      path: `/api/training-sessions/${trainingDayId}/events`,
      headers: { cookie: `fellowship_session=${tokenOf(work.member)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ events: [{ ...set, weight: 185, unit: 'lb' }], answer }),
    };
  };
}

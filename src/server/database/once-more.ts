import { setTimeout as sleep } from 'node:timers/promises';
import { databaseTroubleOf, isReadOnly, withCauses } from './database-trouble.ts';

/** Milliseconds from the start of the work: who has waited longer is told rather than kept waiting. */
const within = 2_000;
/** Connections that broke together are noticed by then, and not all come back at the same moment. */
const pause = () => 50 + Math.random() * 100;

/** What failed at the second try too. Work within other work is not tried four times. */
const givenUp = new WeakSet<object>();

/**
 * Does the work again, once, where its connection was lost or led to a database that can no longer be written to. Only for
 * what may be done twice: a read, or a write that is known by its key.
 */
export async function onceMore<Result>(
  work: () => Promise<Result>,
  again: () => Promise<Result> = work,
): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } catch (error) {
    const isLost = databaseTroubleOf(error) === 'unreachable' || isReadOnly(error);
    const isOver = withCauses(error).some(one => givenUp.has(one));
    if (!isLost || isOver || performance.now() - began > within) throw error;
    await sleep(pause());
    return await again().catch(giveUp);
  }
}

function giveUp(error: unknown): never {
  if (typeof error === 'object' && error !== null) givenUp.add(error);
  throw error;
}

import type { ReadOptions } from '#domain/program-reader/program-reading.ts';
import { readProgram } from '#domain/program-reader/read/read-program.ts';

/**
 * A sample of sheets and lines of text, in few rows: numbers differ, so that the cache knows none of them from the one
 * before.
 */
const sheetOf = (round: number): string =>
  [
    'Week\tDay\tExercise\tSets\tReps\tLoad\tRest\tNotes',
    ...Array.from(
      { length: 24 },
      (_, at) => `${1 + (at % 3)}\tMon\tBack Squat\t3\t${5 + (at % 5)}\t${100 + round + at}\t90\tslow`,
    ),
    '',
    'Week 5',
    'Friday',
    ...Array.from(
      { length: 24 },
      (_, at) => `Bench Press 3x${5 + (at % 5)} ${100 + round + at}lb, rest 2 min (slow)`,
    ),
    `Deadlift 5/5/5+ @65/75/${80 + round}%`,
    // No name of a library: those of other languages are looked up.
    `Unnamed ${round} 3x8 RIR 2`,
  ].join('\n');

const rounds = 6;

/**
 * Lets the browser compile the reader before it is needed: the first sheet of a page would be read more than twice as slowly as the next. Each
 * round waits until the page has nothing else to do; answers how to stop.
 */
export function warmUp(options: ReadOptions): () => void {
  let isStopped = false;
  const next = (round: number) => {
    whenIdle(() => {
      if (isStopped) return;
      readProgram(sheetOf(100 * round), options);
      if (round < rounds) next(round + 1);
    });
  };
  next(1);
  return () => {
    isStopped = true;
  };
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 50);
}

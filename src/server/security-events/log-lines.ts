import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lines a minute: a flood of guesses fills no disk. The table has them all. */
const most = 120;
const minute = 60_000;

const written = new WeakMap<FastifyInstance['server'], { minute: number; lines: number }>();

/** Whether one line more may be written in this minute; that some were left out is said once. */
export function mayWriteLine({ server: { server }, log }: FastifyRequest, now: Date): boolean {
  const thisMinute = Math.floor(now.getTime() / minute);
  const before = written.get(server);
  const lines = before?.minute === thisMinute ? before.lines + 1 : 1;
  written.set(server, { minute: thisMinute, lines });
  if (lines === most + 1)
    log.warn(`more than ${most} security events in a minute: the others stand in the table alone`);
  return lines <= most;
}

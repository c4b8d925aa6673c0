import type pg from 'pg';
import { fault, type Finding, ok, warning } from '#server/doctor/findings/finding.ts';
import { spanWords } from '#server/doctor/findings/words.ts';

const tries = 3;
const tolerated = 2_000;
const grave = 60_000;

/** Compares the clock of the database's machine with this one's, by the quickest of a few answers. */
export async function checkDatabaseClock(client: pg.Client, now: () => number): Promise<Finding> {
  const measured = [];
  for (let count = 0; count < tries; count += 1) measured.push(await measure(client, now));
  const [best] = measured.toSorted((a, b) => a.took - b.took);
  return judgeDatabaseClock(best?.ahead ?? 0);
}

async function measure(client: pg.Client, now: () => number) {
  const before = now();
  const { rows } = await client.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  );
  const after = now();
  return { took: after - before, ahead: (rows[0]?.at ?? 0) - (before + after) / 2 };
}

/** Given by how many milliseconds the database is ahead. */
export function judgeDatabaseClock(ahead: number): Finding {
  const span = spanWords(Math.abs(ahead));
  if (Math.abs(ahead) <= tolerated) return ok('The database and this machine have the same time.');
  const found = `The database's clock is ${span} ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`;
  const advice = 'Let both machines take their time from the network (chrony or systemd-timesyncd).';
  return Math.abs(ahead) > grave ? fault(found, advice) : warning(found, advice);
}

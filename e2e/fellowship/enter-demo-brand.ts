import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { changeFellowship } from '#server/fellowship/queries.ts';
import { demoWords } from '../../demo/founding/fellowship.ts';
import type { Fellowship } from './fellowship.ts';
import { postgresOfThisRun } from './postgres-of-this-run.ts';

/** Enters the demonstration's details for the coach: a name to ask for, a price, a link to pay. */
export async function enterDemoBrand({ database }: Pick<Fellowship, 'database'>): Promise<void> {
  const client = new pg.Client({ ...postgresOfThisRun(), database });
  await client.connect();
  try {
    const certifications = [...demoWords.certifications];
    await changeFellowship(drizzle({ client }), { ...demoWords, certifications, feed: false }, new Date());
  } finally {
    await client.end();
  }
}

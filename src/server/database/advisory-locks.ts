import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** What is done by one at a time although no row stands for it. In order: the place is the number, so no two are the same. */
const names = [
  'ownership of the embedded PostgreSQL',
  'migration',
  'coaches',
  'seeding of the library',
  'activation of a promotion',
  'serving',
  'nightly backup',
  'trial restore',
] as const;

type Name = (typeof names)[number];

/** The number of an advisory lock in the database. What has one for each row takes a hash of its key instead. */
export const advisoryLock = (name: Name): number => 7_214_000 + names.indexOf(name);

/** Waits for whoever else is at it; held until the transaction is over. */
export async function holdLock(tx: Database, name: Name): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock(name)})`);
}

/** The same for one of many, by a key that says of what it is. */
export async function holdLockOf(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

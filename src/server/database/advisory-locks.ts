import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Work that only one may do at a time, and that has no row to lock. The place in the list is the lock's number. */
const names = [
  'ownership of the embedded PostgreSQL',
  'migration',
  'coaches',
  'seeding of the library',
  'activation of a promotion',
  'serving',
  'nightly backup',
  'trial restore',
  'groups of members',
  'day templates',
  'names of exercises',
] as const;

type Name = (typeof names)[number];

/** The number of an advisory lock. Work with a lock for each key uses `holdLockOf`, which takes a hash. */
export const advisoryLock = (name: Name): number => 7_214_000 + names.indexOf(name);

/** Waits for the lock, and holds it until the transaction is over. */
export async function holdLock(tx: Database, name: Name): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock(name)})`);
}

/** Does the same for one of many locks. The key says what it locks. */
export async function holdLockOf(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

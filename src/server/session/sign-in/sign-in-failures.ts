import { holdLockOf } from '#server/database/advisory-locks.ts';
import { type Database, statement } from '#server/database/database.ts';
import { rateCounts, signInFailures } from '#server/database/tables/session.ts';

/** Failures count for an account (or a key in its place), and for a network address unless it is null. */
export type Counted = { account: string; address: string | null };

/** The stored address of a failure that does not count for one. */
const noAddress = '';

/** Guesses at one account, or from one address, wait for each other here, so that none is missed in the count. */
export async function lockGuesses(tx: Database, { account, address }: Counted): Promise<void> {
  const keys = [`account ${account}`, ...(address === null ? [] : [`address ${address}`])];
  for (const key of keys) {
    await holdLockOf(tx, key);
  }
}

export async function insertFailure(tx: Database, { account, address }: Counted, at: Date): Promise<void> {
  await tx.insert(signInFailures).values({ account, address: address ?? noAddress, at });
}

type Failures = {
  ofAccount: number;
  firstOfAccount: Date | null;
  ofAddress: number;
  firstOfAddress: Date | null;
};

const failures = statement<Failures, Counted & { since: Date; until: Date }>(
  'sign_in_failures',
  `select count(*) filter (where account = :account) as "ofAccount",
     min(at) filter (where account = :account) as "firstOfAccount",
     count(*) filter (where address = :address) as "ofAddress",
     min(at) filter (where address = :address) as "firstOfAddress"
   from sign_in_failures
   where (account = :account or address = :address) and at > :since and at <= :until`,
);

/**
 * Counts failed sign-ins in a span of time by account and by address, with the time of the first. A failure after
 * `until`, written by a clock that ran ahead, does not count.
 */
export async function failuresBetween(db: Database, of: Counted, since: Date, until: Date) {
  const [counted] = await failures(db, { ...of, since, until });
  return {
    account: { count: counted?.ofAccount ?? 0, first: counted?.firstOfAccount ?? since },
    address: { count: counted?.ofAddress ?? 0, first: counted?.firstOfAddress ?? since },
  };
}

/** Notes a key for the span that began then; true the first time. */
export async function isFirstNote(db: Database, key: string, windowStart: Date): Promise<boolean> {
  const rows = await db
    .insert(rateCounts)
    .values({ key, windowStart, count: 1 })
    .onConflictDoNothing()
    .returning({ key: rateCounts.key });
  return rows.length > 0;
}

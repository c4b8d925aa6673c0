import { holdLockOf } from '#server/database/advisory-locks.ts';
import { type Database, statement } from '#server/database/database.ts';
import { rateCounts, signInFailures } from '#server/database/tables/session.ts';

/** By what failures are counted: an account (or what stands for one), and the address they came from unless null. */
export type Counted = { account: string; address: string | null };

/** Stored of a failure that no address answers for. */
const noAddress = '';

/** Those who guess at one account, or from one address, are counted one after the other. */
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
 * Failed sign-ins in a span of time, by account and by address, and when the first of them was. What a clock that ran
 * ahead has written down for later does not count.
 */
export async function failuresBetween(db: Database, of: Counted, since: Date, until: Date) {
  const [counted] = await failures(db, { ...of, since, until });
  return {
    account: { count: counted?.ofAccount ?? 0, first: counted?.firstOfAccount ?? since },
    address: { count: counted?.ofAddress ?? 0, first: counted?.firstOfAddress ?? since },
  };
}

/** Whether nobody has noted this in the span of time that began then. */
export async function isFirstNote(db: Database, key: string, windowStart: Date): Promise<boolean> {
  const rows = await db
    .insert(rateCounts)
    .values({ key, windowStart, count: 1 })
    .onConflictDoNothing()
    .returning({ key: rateCounts.key });
  return rows.length > 0;
}

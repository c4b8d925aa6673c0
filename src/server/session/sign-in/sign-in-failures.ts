import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { rateCounts, signInFailures } from '#server/database/tables/session.ts';

/** By what failures are counted: an account (or what stands for one), and the address they came from unless null. */
export type Counted = { account: string; address: string | null };

/** Stored of a failure that no address answers for. */
const noAddress = '';

/** Those who guess at one account, or from one address, are counted one after the other. */
export async function lockGuesses(tx: Database, { account, address }: Counted): Promise<void> {
  const keys = [`account ${account}`, ...(address === null ? [] : [`address ${address}`])];
  for (const key of keys) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

export async function insertFailure(tx: Database, { account, address }: Counted, at: Date): Promise<void> {
  await tx.insert(signInFailures).values({ account, address: address ?? noAddress, at });
}

/**
 * Failed sign-ins in a span of time, by account and by address, and when the first of them was. What a clock that ran
 * ahead has written down for later does not count.
 */
export async function failuresBetween(db: Database, { account, address }: Counted, since: Date, until: Date) {
  const ofAccount = eq(signInFailures.account, account);
  const ofAddress = address === null ? sql`false` : eq(signInFailures.address, address);
  const [counted] = await db
    .select({
      ofAccount: sql<number>`count(*) filter (where ${ofAccount})`.mapWith(Number),
      firstOfAccount: sql<Date | null>`min(${signInFailures.at}) filter (where ${ofAccount})`.mapWith(
        signInFailures.at,
      ),
      ofAddress: sql<number>`count(*) filter (where ${ofAddress})`.mapWith(Number),
      firstOfAddress: sql<Date | null>`min(${signInFailures.at}) filter (where ${ofAddress})`.mapWith(
        signInFailures.at,
      ),
    })
    .from(signInFailures)
    .where(and(or(ofAccount, ofAddress), gt(signInFailures.at, since), lte(signInFailures.at, until)));
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

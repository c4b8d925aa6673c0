import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { email, text } from '#contract/wire.ts';
import type { Units } from '#domain/measures/measure.ts';
import type { Database } from '#server/database/database.ts';
import { identities } from '#server/database/tables/session.ts';
import type { Claims } from './open-id-client.ts';
import { noteInvited } from '#server/accounts/pending-invitations.ts';
import { findUserByEmail, insertAccount, lockPassword, unitColumns } from '#server/accounts/queries.ts';

type Identity = { issuer: string; subject: string };
type Person = { email: string; firstName: string | null; lastName: string | null };

/** The user that this account at the provider belongs to. */
export async function findIdentity(db: Database, { issuer, subject }: Identity): Promise<string | null> {
  const rows = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return rows[0]?.userId ?? null;
}

/** The person the provider names; null when it does not vouch for an e-mail address. */
export function personIn(claims: Claims): Person | null {
  const address = z.safeParse(email, claims.email);
  // A provider may send the text 'true'.
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  if (!address.success || !isVerified) return null;
  const [first, ...rest] = (nameIn(claims.name) ?? '').split(/\s+/);
  return {
    email: address.data,
    firstName: nameIn(claims.given_name) ?? nameIn(first),
    lastName: nameIn(claims.family_name) ?? nameIn(rest.join(' ')),
  };
}

/** A name that our own forms would refuse, such as one that is too long, is left out. */
const nameIn = (claim: unknown): string | null => z.safeParse(text(100), claim).data || null;

/**
 * Finds or makes the account of a person who comes from the provider for the first time, by their e-mail address. Null
 * when it belongs to someone else at the provider, who may have had the address before them. A new account measures in `units`.
 */
export async function linkAccount(
  tx: Database,
  identity: Identity,
  person: Person,
  units: Units,
): Promise<string | null> {
  const account = { ...person, ...unitColumns(units) };
  const userId =
    (await ofAddress(tx, person)) ?? (await insertAccount(tx, account)) ?? (await ofAddress(tx, person));
  if (userId === null) return null;
  // Two people with one address at the same instant wait for each other.
  await lockPassword(tx, userId);
  if (await isLinkedOtherwise(tx, identity, userId)) return null;
  await tx
    .insert(identities)
    .values({ ...identity, userId })
    .onConflictDoNothing();
  // People who are in by the provider wait for no invitation that a coach holds for later.
  await noteInvited(tx, userId);
  return findIdentity(tx, identity);
}

const ofAddress = async (tx: Database, person: Person) =>
  (await findUserByEmail(tx, person.email))?.id ?? null;

async function isLinkedOtherwise(
  tx: Database,
  { issuer, subject }: Identity,
  userId: string,
): Promise<boolean> {
  const others = and(
    eq(identities.userId, userId),
    eq(identities.issuer, issuer),
    ne(identities.subject, subject),
  );
  return (await tx.$count(identities, others)) > 0;
}

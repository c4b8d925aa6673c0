import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '#server/database/tables/session.ts';
import { insertPasskey } from '#server/accounts/passkey-queries.ts';
import type { TestApp } from '#server/testing/app-for-tests.ts';
import type { Person } from '#server/testing/people.ts';
import { SoftwareAuthenticator } from '#server/testing/services/software-authenticator.ts';

/** A good request uses one up. */
const challengesOfEach = 20;

/** Devices that are about to be added, and one that was, about to sign in; those from before are gone. */
export async function passkeysToAskFor(testApp: TestApp, { id: userId }: Person) {
  const { db } = testApp;
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  const known = new SoftwareAuthenticator();
  const { id, publicKey } = known;
  await insertPasskey(db, { id, userId, publicKey, counter: 0, transports: [], name: 'A phone' });
  const [adding, entering] = [await challenges(testApp, userId), await challenges(testApp, null)];
  return {
    passkeyId: id,
    add: () => answered(adding.pop(), input => new SoftwareAuthenticator().make(input)),
    enter: () => answered(entering.pop(), input => known.prove(input)),
  };
}

type Challenge = typeof passkeyChallenges.$inferSelect;

function challenges({ db, clock }: TestApp, userId: string | null): Promise<Challenge[]> {
  const expiresAt = new Date(clock.now.getTime() + 60_000);
  const rows = Array.from({ length: challengesOfEach }, () => {
    const challenge = randomBytes(32).toString('base64url');
    return { challenge, userId, expiresAt };
  });
  return db.insert(passkeyChallenges).values(rows).returning();
}

const nothingAsked = { id: '00000000-0000-4000-8000-000000000000', challenge: '' };

function answered(
  input: Pick<Challenge, 'id' | 'challenge'> = nothingAsked,
  answer: (input: { challenge: string }) => { id: string },
) {
  return { challengeId: input.id, credential: answer(input) };
}

import type { FastifyRequest } from 'fastify';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { conflict, Problem } from '#server/http/problem.ts';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { passkeyAddedLetter } from './passkey-letter.ts';
import { countPasskeysOf, insertPasskey } from '#server/accounts/passkey-queries.ts';
import { findSession, lockPassword, type SessionUser } from '#server/accounts/queries.ts';

type Made = Omit<Parameters<typeof insertPasskey>[1], 'userId' | 'createdAt'>;
type Asker = { viewer: SessionUser; request: FastifyRequest; site: string; now: Date };

const mostPasskeys = 20;

/** Before the device is asked, and again when it has answered: others may have been added in the meantime. */
export async function refuseTooMany(db: Database, userId: string): Promise<void> {
  if ((await countPasskeysOf(db, userId)) >= mostPasskeys)
    throw conflict('You have 20 passkeys. Remove one before you add another.');
}

/** Keeps what a device has made, and tells the account's owner by mail. */
export function keepPasskey(db: DatabasePool, made: Made, { viewer, request, site, now }: Asker) {
  return transaction(db, async tx => {
    // One after the other, and none beside a new password.
    await lockPassword(tx, viewer.id);
    await refuseSignedOut(tx, request, now);
    await refuseTooMany(tx, viewer.id);
    const passkey = await insertPasskey(tx, { ...made, userId: viewer.id, createdAt: now });
    if (passkey === null) throw conflict('This passkey has been added already');
    await queueMail(tx, passkeyAddedLetter(viewer.email, site), now);
    const whose = { actorId: viewer.id, subjectId: viewer.id };
    await recordEvent(tx, { request, now }, { kind: 'passkey-added', ...whose });
    return passkey;
  });
}

/** The owner may just have signed this browser out, by a new password for one: it leaves no way in behind. */
async function refuseSignedOut(tx: Database, request: FastifyRequest, now: Date): Promise<void> {
  if ((await findSession(tx, sessionKeyOf(request) ?? '', now)) === null)
    throw new Problem(401, 'Unauthorized: please sign in');
}

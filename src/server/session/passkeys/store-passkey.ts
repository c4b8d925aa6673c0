import type { FastifyRequest } from 'fastify';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { conflict, Problem } from '#server/http/problem.ts';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { passkeyAddedEmail } from './passkey-email.ts';
import { countPasskeysOf, insertPasskey } from '#server/accounts/passkey-queries.ts';
import { findSession, lockPassword, type SessionUser } from '#server/accounts/queries.ts';

type Made = Omit<Parameters<typeof insertPasskey>[1], 'userId' | 'createdAt'>;
type Asker = { viewer: SessionUser; request: FastifyRequest; site: string; now: Date };

const maxPasskeys = 20;

/** Runs before the device is asked and after it has answered, because others may have been added in between. */
export async function refuseTooMany(db: Database, userId: string): Promise<void> {
  if ((await countPasskeysOf(db, userId)) >= maxPasskeys)
    throw conflict('You have 20 passkeys. Remove one before you add another.');
}

/** Stores a new passkey and tells the account's owner by mail. */
export function storePasskey(db: DatabasePool, made: Made, { viewer, request, site, now }: Asker) {
  return transaction(db, async tx => {
    // Additions wait for each other, and for a change of the password, which may remove passkeys.
    await lockPassword(tx, viewer.id);
    await refuseSignedOut(tx, request, now);
    await refuseTooMany(tx, viewer.id);
    const passkey = await insertPasskey(tx, { ...made, userId: viewer.id, createdAt: now });
    if (passkey === null) throw conflict('This passkey has been added already');
    await queueMail(tx, passkeyAddedEmail(viewer.email, site), now);
    const whose = { actorId: viewer.id, subjectId: viewer.id };
    await recordEvent(tx, { request, now }, { kind: 'passkey-added', ...whose });
    return passkey;
  });
}

/** The owner may just have signed this browser out, for example by a new password. It must not add a way in then. */
async function refuseSignedOut(tx: Database, request: FastifyRequest, now: Date): Promise<void> {
  if ((await findSession(tx, sessionKeyOf(request) ?? '', now)) === null)
    throw new Problem(401, 'Unauthorized: please sign in');
}

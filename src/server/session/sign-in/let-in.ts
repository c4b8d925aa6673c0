import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInMethod } from '#domain/security-event.ts';
import type { Database } from '#server/database/database.ts';
import { startSession } from '#server/accounts/session-cookie.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import {
  forgetUnusedDevices,
  hasBeenSignedIn,
  knownDeviceOf,
  makeDeviceKnown,
} from '#server/accounts/known-devices.ts';
import { notifyOfNewDevice } from './new-device-email.ts';
import { lockPassword, setTimeZone } from '#server/accounts/queries.ts';

type Call = { request: FastifyRequest; reply: FastifyReply; now: Date };
type Entry = {
  /** The way in which they have shown who they are. */
  way: SignInMethod;
  /** The browser's time zone, if known; it becomes the user's. */
  timeZone: string | undefined;
  /** The site that the letter's links lead to. */
  site: string;
};

/** Signs in a person who has shown who they are. The account knows their browser from now on. */
export async function letIn(tx: Database, call: Call, userId: string, entry: Entry): Promise<void> {
  const { request, reply, now } = call;
  const { way, timeZone, site } = entry;
  // Sign-ins at the same time wait for each other, so that each sees the sessions of those before.
  await lockPassword(tx, userId);
  if (timeZone !== undefined) await setTimeZone(tx, userId, timeZone);
  const isKnown = (await knownDeviceOf(tx, request, userId)) !== null;
  const newDevice = !isKnown && (await hasBeenSignedIn(tx, userId));
  // A person who comes by a letter's link reads this mailbox already.
  if (newDevice && way !== 'link') await notifyOfNewDevice(tx, userId, { request, site, now });
  await startSession(request, reply, tx, userId, now);
  await makeDeviceKnown(tx, call, userId);
  await forgetUnusedDevices(tx, userId);
  const whose = { actorId: userId, subjectId: userId };
  await recordEvent(tx, { request, now }, { kind: 'sign-in', ...whose, details: { way, newDevice } });
}

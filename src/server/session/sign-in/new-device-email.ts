import type { FastifyRequest } from 'fastify';
import { deviceWords } from '#domain/devices/device-text.ts';
import { formatInstant } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { userAgentOf } from '#server/http/user-agent.ts';
import type { BrandedEmail } from '#server/mail/email.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { newDevicesSince } from '#server/accounts/known-devices.ts';
import { findUser } from '#server/accounts/queries.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** People who clear their cookies often would get a letter at every sign-in. */
const maxPerDay = 5;
/** As of every kind of letter. */
const maxPerHour = 3;

type Seen = { request: FastifyRequest; site: string; now: Date };

/** Tells the account's owner by mail of a sign-in from a new browser, because it may not have been them. */
export async function notifyOfNewDevice(tx: Database, userId: string, seen: Seen): Promise<void> {
  const { request, site, now } = seen;
  const dayAgo = new Date(now.getTime() - day);
  if ((await newDevicesSince(tx, userId, dayAgo)) >= maxPerDay) return;
  const hourAgo = new Date(now.getTime() - hour);
  if ((await newDevicesSince(tx, userId, hourAgo)) >= maxPerHour) return;
  const user = await findUser(tx, userId);
  if (user === null) return;
  const when = `${formatInstant(now, user.timeZone)} (${user.timeZone})`;
  const where = { device: deviceWords(userAgentOf(request)), network: networkOf(request.ip) };
  await queueMail(tx, newDeviceEmail(user.email, { when, ...where, site }), now);
}

type DeviceFacts = { when: string; device: string; network: string; site: string };

const newDeviceEmail =
  (recipient: string, { when, device, network, site }: DeviceFacts): BrandedEmail =>
  brand => ({
    recipient,
    subject: `A new sign-in to your account at ${brand.name}`,
    paragraphs: [
      'Hello,',
      `Your account at ${brand.name} was just used to sign in from a new browser.`,
      `When: ${when}. Browser: ${device}. Network: ${network}.`,
      `If that was you, no action is needed. If not, choose a new password now: it signs out every browser. Then tell your coach.`,
    ],
    actions: [
      { label: 'Choose a new password', href: `${site}/password` },
      { label: 'See where you are signed in', href: `${site}/account` },
    ],
  });

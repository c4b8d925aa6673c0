import type { FastifyRequest } from 'fastify';
import { entryText } from '#domain/membership/entry-text.ts';
import { compareDates, dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { notifyOfActivation } from '#server/membership/notify-of-membership.ts';
import { giveDays } from './give-days.ts';
import * as queries from './queries.ts';
import type { ResumePrograms } from './pause-membership.ts';
import { restateByHand, storedUntil } from './restate-by-hand.ts';

type RequestContext = { request: FastifyRequest; now: Date };
type By = { memberId: string; coachId: string };
type Payment = { amountCents: number; currency: string; paidOn: PlainDate; note: string; days: number };

/** Keeps cash that was paid, and gives the days that it is for. */
export async function recordCash(
  tx: Database,
  { memberId, coachId }: By,
  given: Payment,
  context: RequestContext,
) {
  const { days, note, ...paid } = given;
  refuseComing(paid.paidOn, context.now);
  const member = requireFound(await queries.holdMember(tx, memberId), 'Member');
  const gift = { days, note, paid, coachId, now: context.now };
  const { entryId, expiresAt, stored } = await giveDays(tx, member, gift);
  if (days > 0 && expiresAt !== null) {
    await notifyOfActivation(tx, { memberId, until: expiresAt, now: context.now });
  }
  const what = entryText({ days, ...paid, endsOn: null });
  const details = { what, before: storedUntil(member, context.now), after: stored };
  await recordEvent(tx, context, {
    kind: 'payment-recorded',
    actorId: coachId,
    subjectId: memberId,
    details,
  });
  return { entry: await entryOf(tx, memberId, entryId), expiresAt };
}

type OfEntry = By & { entryId: string };
type Changes = {
  days?: number | undefined;
  amountCents?: number | null | undefined;
  currency?: string | null | undefined;
  paidOn?: PlainDate | null | undefined;
  note?: string | undefined;
};

/** Corrects what a coach has typed: what follows from it is worked out again. */
export async function correct(tx: Database, of: OfEntry, changes: Changes, context: RequestContext) {
  const { member, entry } = await hold(tx, of);
  if (entry.kind === 'pause') throw conflict('A pause cannot be corrected: undo it, and set a new one');
  if (entry.kind !== 'days') throw conflict('An end date cannot be corrected: undo it, and set a new one');
  const next = refuseHalf({ ...entry, ...changedFields(changes) });
  if (changes.paidOn) refuseComing(changes.paidOn, context.now);
  const { days, amountCents, currency, paidOn, note } = next;
  const edited = { editedBy: of.coachId, editedAt: context.now };
  await queries.changeEntry(tx, keyOf(of), { days, amountCents, currency, paidOn, note, ...edited });
  return settled(tx, of, { member, from: entry, to: next }, context);
}

/** As if it had not been entered. It stays in the history. Programs that were paused with a pause go on. */
export async function takeBack(
  tx: Database,
  of: OfEntry,
  resumePrograms: ResumePrograms,
  context: RequestContext,
) {
  await resumeWith(tx, of, resumePrograms, context);
  const { member, entry } = await hold(tx, of);
  if (entry.kind === 'earlier') {
    throw conflict(
      'Days given before entries were kept can’t be undone: end the membership on a date instead',
    );
  }
  await queries.changeEntry(tx, keyOf(of), { takenBackBy: of.coachId, takenBackAt: context.now });
  return settled(tx, of, { member, from: entry, to: null }, context);
}

/** Programs are held before their members, as everyone does. */
async function resumeWith(
  tx: Database,
  of: OfEntry,
  resumePrograms: ResumePrograms,
  context: RequestContext,
) {
  const { memberId, coachId, entryId } = of;
  const entry = await queries.findEntry(tx, memberId, entryId);
  if (entry?.kind !== 'pause' || entry.takenBackAt !== null || entry.endsAt === null) return;
  // A pause begins when it is entered.
  await resumePrograms(tx, { memberId, coachId, from: entry.enteredAt, until: entry.endsAt }, context);
}

const keyOf = ({ memberId, entryId }: OfEntry) => ({ memberId, id: entryId });

async function hold(tx: Database, { memberId, entryId }: OfEntry) {
  const member = requireFound(await queries.holdMember(tx, memberId), 'Member');
  const entry = requireFound(await queries.findEntry(tx, memberId, entryId), 'Entry');
  if (entry.takenBackAt !== null) throw conflict('This entry has already been undone');
  return { member, entry };
}

type Settled = { member: queries.HeldMember; from: queries.Entry; to: queries.Entry | null };

async function settled(tx: Database, of: OfEntry, { member, from, to }: Settled, context: RequestContext) {
  const { memberId, entryId, coachId } = of;
  const { expiresAt, stored } = await restateByHand(tx, memberId, context.now);
  const words = (entry: queries.Entry) =>
    entryText({ ...entry, endsOn: entry.endsAt && dateIn(member.timeZone, entry.endsAt) });
  const untils = { before: storedUntil(member, context.now), after: stored };
  const details = { from: words(from), to: to && words(to), ...untils };
  const whose = { actorId: coachId, subjectId: memberId };
  await recordEvent(tx, context, { kind: 'membership-corrected', ...whose, details });
  return { entry: await entryOf(tx, memberId, entryId), expiresAt };
}

const entryOf = async (tx: Database, memberId: string, id: string) =>
  requireFound(await queries.findEntry(tx, memberId, id), 'Entry');

/** Fields left out stay as they are. */
const changedFields = (changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<queries.Entry>;

/** Money is an amount, a currency and a day, or none of them; and an entry says something. */
function refuseHalf(entry: queries.Entry): queries.Entry {
  const { amountCents, days } = entry;
  if (amountCents === null) {
    if (days === 0) throw badInput('days', 'Say how many days it gives, or what was paid');
    return { ...entry, currency: null, paidOn: null };
  }
  if (entry.currency === null) throw badInput('currency', 'Choose a currency');
  if (entry.paidOn === null) throw badInput('paidOn', 'Say when it was paid');
  return entry;
}

/** Cash is recorded once it is there; today has begun somewhere first. */
function refuseComing(paidOn: PlainDate, now: Date): void {
  if (compareDates(paidOn, dateIn('Pacific/Kiritimati', now)) > 0) {
    throw badInput('paidOn', 'Choose today or an earlier day');
  }
}

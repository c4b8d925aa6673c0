import type { submitChallengeDay } from '#contract/challenges.ts';
import type { ReadRequest } from '#contract/endpoint.ts';
import { challengeScore, type dayFieldsOf, type DayResult, timeText } from '#domain/challenges/challenge.ts';
import { badInput } from '#server/http/problem.ts';

type SubmittedDay = ReadRequest<typeof submitChallengeDay>['body'];
type DayFields = ReturnType<typeof dayFieldsOf>;

const leastMiles = 0.1;

/**
 * The member's entries, as they are counted and stored; or 400 with the missing one. Reps stand for the contacts of a
 * day that has only jumps, and the completion time for the hold of one that has no run.
 */
export function dayResult(input: DayFields, given: SubmittedDay) {
  const contactsField = input.reps || isThere(given.contacts) ? 'contacts' : 'reps';
  const holdField = input.runTime || isThere(given.holdTime) ? 'holdTime' : 'completionTime';
  const reps = input.reps ? amountOf(given, 'reps', 'Reps are required') : 0;
  // A day of both takes the specification's four values too: what only ours can say is then none.
  const saysContacts = input.contacts && !(input.reps && given.contacts === undefined);
  const saysHold = input.holdTime && !(input.runTime && given.holdTime === undefined);
  const contacts = saysContacts ? amountOf(given, contactsField, 'Contacts are required') : 0;
  const seconds = saysHold ? secondsOf(given, holdField, 'Hold time is required (mm:ss)') : 0;
  const distance = given.distance ?? 0;
  if (input.distance && distance < leastMiles) throw badInput('distance', 'Distance is required (miles)');
  const isTimed = input.runTime || (isThere(given.completionTime) && !input.holdTime);
  const missing = input.runTime ? 'Run time is required (mm:ss)' : undefined;
  const time = isTimed ? timeText(secondsOf(given, 'completionTime', missing)) : null;
  const counted: DayResult = { reps, contacts, seconds, distance };
  return { counted, weight: given.weight ?? null, completionTime: time };
}

const isThere = (value: string | number | null | undefined) => String(value ?? '').trim() !== '';

function amountOf(given: SubmittedDay, field: 'reps' | 'contacts', missing: string): number {
  const amount = given[field] ?? 0;
  if (amount === 0) throw badInput(field, missing);
  return amount;
}

function secondsOf(given: SubmittedDay, field: 'holdTime' | 'completionTime', missing?: string): number {
  const read = challengeScore('time', { completionTime: given[field] ?? null });
  if ('problem' in read) throw badInput(field, missing ?? read.problem);
  return read.score;
}

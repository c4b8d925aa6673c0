import type { ResponseOf } from '#contract/endpoint.ts';
import type { getMembershipHistory } from '#contract/members/by-hand.ts';
import { entryText } from '#domain/membership/entry-text.ts';
import { dateIn, formatDate, formatInstant, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { dayOfInstant, paymentTrouble } from '#web/parts/people/member-text.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { capitalised } from '#web/ui/text/words.ts';

type History = ResponseOf<typeof getMembershipHistory>;
export type Entry = History['entries'][number];

/** The actions on a membership in its present state, on the coach's own day. */
export function actsOn(person: PersonInFull, { today, zone }: { today: PlainDate; zone: string }) {
  const { subscriptionStatus, subscriptionExpiresAt, subscriptionPastDueAt, subscriptionRenewsAt } = person;
  const isOn = subscriptionStatus !== null;
  const hasEnd = (subscriptionPastDueAt ?? subscriptionExpiresAt) !== null;
  const hasFailed = paymentTrouble(person) !== null;
  const last = person.remindedOfPaymentAt;
  return {
    mayExtend: isOn && hasEnd,
    mayEnd: isOn && hasEnd && !hasFailed && subscriptionRenewsAt === null,
    mayPause: isOn && hasEnd && !hasFailed && subscriptionRenewsAt === null,
    mayRemind: hasFailed && (last === null || dateIn(zone, Date.parse(last)) !== today),
    /** Days that cash pays for move an end, or begin a membership. */
    takesDays: !isOn || hasEnd,
  };
}

/** 'Open until Feb 24, 2027', where the member lives; without such a day `otherwise`. */
export const openUntilText = (expiresAt: string | null, zone: string, otherwise = ''): string =>
  expiresAt === null ? otherwise : `Open until ${dayOfInstant(expiresAt, zone)}`;

export type HistoryLine = { id: string; at: string; text: string; more: string[]; entry: Entry | null };

/** All that is known of a membership, the newest first: its end by the member's own date, who entered what by the reader's clock. */
export function historyLines(
  { entries, atProvider }: History,
  zones: { theirs: string; readers: string },
): HistoryLine[] {
  const told = atProvider.map(({ id, at, text }) => ({
    id,
    at,
    text,
    more: ['The payment provider'],
    entry: null,
  }));
  const byHand = entries.map(entry => ({
    id: entry.id,
    at: entry.enteredAt,
    text: lineText(entry, zones.theirs),
    more: lineMore(entry, zones.readers),
    entry,
  }));
  return [...byHand, ...told].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

export function lineText(entry: Entry, zone: string): string {
  const endsOn = entry.endsAt && dateIn(zone, Date.parse(entry.endsAt));
  if (entry.kind === 'earlier' && endsOn) return `Open by hand until ${formatDate(endsOn)}`;
  return capitalised(entryText({ ...entry, endsOn }));
}

function lineMore(entry: Entry, zone: string): string[] {
  const paidOn = parsePlainDate(entry.paidOn ?? '');
  return [
    ...(entry.note === '' ? [] : [entry.note]),
    ...(paidOn ? [`Paid on ${formatDate(paidOn)}`] : []),
    ...(entry.kind === 'earlier'
      ? ['Before entries were kept']
      : [`By ${entry.enteredByName ?? 'someone who has left'}`]),
    ...by('Corrected', entry.editedAt, entry.editedByName, zone),
    ...by('Undone', entry.takenBackAt, entry.takenBackByName, zone),
  ];
}

const by = (what: string, at: string | null, name: string | null, zone: string): string[] =>
  at === null ? [] : [`${what} ${formatInstant(at, zone)}${name === null ? '' : ` by ${name}`}`];

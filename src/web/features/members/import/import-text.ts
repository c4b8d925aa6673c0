import type { ResponseOf } from '#contract/endpoint.ts';
import type { importMembers } from '#contract/members/imports.ts';
import type { MemberField } from '#domain/member-import/columns.ts';
import { counted } from '#web/ui/text/words.ts';

/** The plan of an import, as the server answers it. */
export type ImportPlan = ResponseOf<typeof importMembers>;
export type ImportLine = ImportPlan['lines'][number];

const fieldNames: Record<MemberField, string> = {
  email: 'E-mail',
  name: 'Name',
  'first-name': 'First name',
  'last-name': 'Last name',
  groups: 'Groups',
  'paid-until': 'Paid until',
  program: 'Program',
  'start-date': 'Start date',
};

export const fieldOptions = Object.entries(fieldNames).map(([value, label]) => ({ value, label }));

export const resultText: Record<ImportLine['fate'], string> = {
  taken: 'New',
  'already-there': 'Already a member',
  dropped: 'Twice in the list',
  refused: 'Left out',
};

export const resultTone = {
  taken: 'success',
  'already-there': 'neutral',
  dropped: 'neutral',
  refused: 'warning',
} as const;

/** '48 new members, 1 already there, 1 left out' */
export function countsText({ taken, alreadyThere, dropped, refused }: ImportPlan['counts']): string {
  const parts = [
    counted(taken, 'new member'),
    alreadyThere > 0 && `${alreadyThere.toLocaleString('en-US')} already there`,
    dropped > 0 && `${dropped.toLocaleString('en-US')} twice in the list`,
    refused > 0 && `${refused.toLocaleString('en-US')} left out`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Number of lines shown; a table of thousands helps no one. */
const maxShown = 300;

/** Lines that are not imported come first: they have to be looked at. */
export function shownLines(lines: readonly ImportLine[]): { lines: ImportLine[]; hidden: number } {
  const rank = ({ fate }: ImportLine) => (fate === 'refused' ? 0 : fate === 'taken' ? 2 : 1);
  const ordered = lines.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line);
  return { lines: ordered.slice(0, maxShown), hidden: Math.max(0, lines.length - maxShown) };
}

/** A sentence on the invitations, once the members are there. */
export function invitedText(count: number, invite: 'now' | 'later', mailed: boolean): string {
  if (count === 0) return 'Nothing was added: everyone of the list is there already.';
  if (invite === 'later')
    return 'Nobody is invited yet. “Send invitations” in Member Management invites all of them when you are ready.';
  return mailed
    ? 'Their invitations are going out by e-mail.'
    : 'There is no mail server yet, so the invitations are put into the server’s outbox. Manage, beside each member, has a link to hand over.';
}

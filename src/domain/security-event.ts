import { dateIn, formatDate, type PlainDate } from './plain-date.ts';

/** The ways to sign in: `link` is that of a letter, or of the coach. */
export type SignInMethod = 'password' | 'passkey' | 'openid' | 'link';
/** The acts that require the password (or the address) once more. */
export type ConfirmedAct = 'change-password' | 'add-passkey' | 'delete-account';
type Role = 'admin' | 'member';
/** The permissions a coach gives one member. */
export type Permission = 'move-sessions' | 'swap-exercises';
type AssignmentStatus = 'active' | 'paused' | 'completed';
/** A weight as it was typed. */
type Weight = { weight: number; unit: 'lb' | 'kg' };

const by: Record<SignInMethod, string> = {
  password: 'with the password',
  passkey: 'with a passkey',
  openid: 'through the OpenID provider',
  link: 'by a link',
};
const to: Record<ConfirmedAct, string> = {
  'change-password': 'to change the password',
  'add-passkey': 'to add a passkey',
  'delete-account': 'to delete the account',
};
const roleText: Record<Role, string> = { admin: 'coach', member: 'member' };
const permissionText: Record<Permission, string> = {
  'move-sessions': 'Moving training days',
  'swap-exercises': 'Swapping exercises',
};
const allowedText = (isAllowed: boolean) => (isAllowed ? 'allowed' : 'not allowed');
type TypedTrainingMax = Weight | { percent: number };

const trainingMaxText = (said: TypedTrainingMax) =>
  'percent' in said ? `${said.percent}% of the max` : weightText(said);

const weightText = ({ weight, unit }: Weight) => `${weight} ${unit}`;
/** Until when a membership is open: an instant, null for without an end, or `none`. */
export type StoredUntil = string | null;
type CorrectedEntry = { from: string; to: string | null; before: StoredUntil; after: StoredUntil };

const dayCount = (days: number) => (days === 1 ? '1 day' : `${days} days`);
function untilText(until: StoredUntil): string {
  if (until === null) return 'without an end';
  return until === 'none' ? 'not open' : `until ${dayText(until)}`;
}

const dayText = (instant: string) => formatDate(dateIn('UTC', new Date(instant)));
const reportText = (reports: number) =>
  reports === 0 ? '' : `, after ${reports === 1 ? '1 report' : `${reports} reports`}`;
const counters = { account: 'for this account', address: 'from this network', device: 'in this browser' };

export const securityEventGroups = ['sign-ins', 'accounts', 'members', 'training', 'feed'] as const;
type Group = (typeof securityEventGroups)[number];

type Kind = {
  group: Group;
  /** Something was refused: the log says it louder. */
  isFailure?: true;
  text: (details: never) => string;
};

/** All that is written down, each with the sentence that a coach reads; what it has to know stands in its details. */
const kinds = {
  'sign-in': {
    group: 'sign-ins',
    text: ({ way, newDevice }: { way: SignInMethod; newDevice: boolean }) =>
      `Signed in ${by[way]}${newDevice ? ', in a new browser' : ''}`,
  },
  'sign-in-failed': {
    group: 'sign-ins',
    isFailure: true,
    text: ({ way }: { way: SignInMethod }) => `Failed to sign in ${by[way]}`,
  },
  'sign-in-refused': {
    group: 'sign-ins',
    isFailure: true,
    text: ({ counter }: { counter: keyof typeof counters }) =>
      `Sign-in refused: too many failed attempts ${counters[counter]}`,
  },
  'confirm-failed': {
    group: 'sign-ins',
    isFailure: true,
    text: ({ act }: { act: ConfirmedAct }) => `Failed to confirm their identity, ${to[act]}`,
  },
  'confirm-refused': {
    group: 'sign-ins',
    isFailure: true,
    text: ({ act }: { act: ConfirmedAct }) => `Refused after too many failed confirmations, ${to[act]}`,
  },
  'signed-out': { group: 'sign-ins', text: () => 'Signed out' },
  'session-ended': { group: 'sign-ins', text: () => 'Signed out another browser' },
  'sessions-ended': { group: 'sign-ins', text: () => 'Signed out everywhere' },
  'password-link-sent': { group: 'accounts', text: () => 'Asked for a password link by e-mail' },
  'password-changed': { group: 'accounts', text: () => 'Changed the password' },
  'password-reset': { group: 'accounts', text: () => 'Chose a new password with an e-mailed link' },
  'passkey-added': { group: 'accounts', text: () => 'Added a passkey' },
  'passkey-removed': { group: 'accounts', text: () => 'Removed a passkey' },
  'data-exported': {
    group: 'accounts',
    text: ({ form }: { form: 'JSON' | 'CSV' }) => `Downloaded their data as ${form}`,
  },
  'account-deleted': {
    group: 'accounts',
    text: (_details: { memberId: string }) => 'Deleted their own account',
  },
  'sign-up-asked': { group: 'accounts', text: () => 'Asked for a sign-up e-mail' },
  'signed-up': { group: 'accounts', text: () => 'Signed up' },
  'first-coach': { group: 'accounts', text: () => 'Became the first coach' },
  'member-added': {
    group: 'members',
    text: ({ role }: { role: Role }) => `Added a ${roleText[role]}`,
  },
  'member-data-exported': {
    group: 'members',
    text: ({ form }: { form: 'JSON' | 'CSV' }) => `Downloaded a member’s training as ${form}`,
  },
  'invitation-sent': { group: 'members', text: () => 'An invitation was sent' },
  'invitation-taken-up': { group: 'members', text: () => 'Accepted an invitation' },
  'role-changed': {
    group: 'members',
    text: ({ before, after }: { before: Role; after: Role }) =>
      `Changed the role from ${roleText[before]} to ${roleText[after]}`,
  },
  'membership-activated': {
    group: 'members',
    /** `before` is until when it was open, `after` until when it is now; both are missing in what was written long ago. */
    text: ({ days, before, after }: { days: number; before?: string | null; after?: string }) =>
      `Activated a membership for ${dayCount(days)}` +
      (after ? `: until ${dayText(after)}, was ${before ? `until ${dayText(before)}` : 'never'}` : ''),
  },
  'membership-extended': {
    group: 'members',
    text: ({ days, before, after }: { days: number; before: StoredUntil; after: StoredUntil }) =>
      `Extended the membership by ${dayCount(days)}: ${untilText(after)}, was ${untilText(before)}`,
  },
  'membership-ended': {
    group: 'members',
    text: ({ before, after }: { before: StoredUntil; after: string }) =>
      `Ended the membership: ${untilText(after)}, was ${untilText(before)}`,
  },
  'membership-paused': {
    group: 'members',
    text: ({ until, before, after }: { until: PlainDate; before: StoredUntil; after: StoredUntil }) =>
      `Paused the membership until ${formatDate(until)}: ${untilText(after)}, was ${untilText(before)}`,
  },
  'membership-corrected': {
    group: 'members',
    /** `from` and `to` are what the entry held; nothing once it is taken back. */
    text: ({ from, to, before, after }: CorrectedEntry) =>
      `${to === null ? `Undid ${from}` : `Corrected ${from} to ${to}`}: ` +
      `membership ${untilText(after)}, was ${untilText(before)}`,
  },
  'payment-recorded': {
    group: 'members',
    text: ({ what, before, after }: { what: string; before: StoredUntil; after: StoredUntil }) =>
      `Recorded ${what}: membership ${untilText(after)}, was ${untilText(before)}`,
  },
  'payment-reminder-sent': { group: 'members', text: () => 'Sent a payment reminder' },
  'permission-changed': {
    group: 'members',
    text: ({ permission, before, after }: { permission: Permission; before: boolean; after: boolean }) =>
      `${permissionText[permission]}: ${allowedText(after)}, was ${allowedText(before)}`,
  },
  'member-deleted': { group: 'members', text: (_details: { memberId: string }) => 'Deleted an account' },
  'assignment-changed': {
    group: 'training',
    text: ({
      program,
      before,
      after,
    }: {
      program: string;
      before: AssignmentStatus;
      after: AssignmentStatus;
    }) => `${program}: ${after}, was ${before}`,
  },
  'assignment-removed': {
    group: 'training',
    text: ({ program, before }: { program: string; before: AssignmentStatus }) =>
      `Removed ${program}, was ${before}`,
  },
  'program-published': {
    group: 'training',
    text: ({ program, version, reached }: { program: string; version: number; reached: number }) =>
      `Published version ${version} of ${program}, for ${reached === 1 ? '1 member' : `${reached} members`}`,
  },
  'session-trained-beside': {
    group: 'training',
    text: ({ program, date }: { program: string; date: string }) =>
      `Trained beside them: ${program} of ${formatDate(date)}`,
  },
  'tested-max-entered': {
    group: 'training',
    text: ({
      exercise,
      date,
      before,
      after,
    }: {
      exercise: string;
      date: string;
      before: Weight | null;
      after: Weight;
    }) =>
      `Tested max of ${exercise} on ${formatDate(date)}: ${weightText(after)}, was ${before ? weightText(before) : 'none'}`,
  },
  'tested-max-removed': {
    group: 'training',
    text: ({ exercise, date, before }: { exercise: string; date: string; before: Weight }) =>
      `Tested max of ${exercise} on ${formatDate(date)}: removed, was ${weightText(before)}`,
  },
  'training-max-set': {
    group: 'training',
    text: ({
      exercise,
      before,
      after,
    }: {
      exercise: string;
      before: TypedTrainingMax | null;
      after: TypedTrainingMax;
    }) =>
      `Training max of ${exercise}: ${trainingMaxText(after)}, was ${before ? trainingMaxText(before) : 'as the program says'}`,
  },
  'training-max-removed': {
    group: 'training',
    text: ({ exercise, before }: { exercise: string; before: TypedTrainingMax }) =>
      `Training max of ${exercise}: as the program says, was ${trainingMaxText(before)}`,
  },
  'feed-post-taken-down': {
    group: 'feed',
    text: ({ what, reason, reports }: { what: string; reason: string; reports: number }) =>
      `Took down what they had shared, ${what}${reportText(reports)}: ${reason}`,
  },
  'feed-post-restored': {
    group: 'feed',
    text: ({ what }: { what: string }) => `Put back what they had shared, ${what}`,
  },
  'feed-post-left': {
    group: 'feed',
    text: ({ what, reports }: { what: string; reports: number }) =>
      `Left what they had shared as it is, ${what}${reportText(reports)}`,
  },
  'feed-post-deleted': {
    group: 'feed',
    text: ({ what }: { what: string }) => `Deleted what they had shared, ${what}`,
  },
  'feed-words-deleted': { group: 'feed', text: () => 'Deleted their comment on a post' },
  'feed-cleared': {
    group: 'feed',
    text: ({ posts }: { posts: number }) =>
      `Deleted all that was shared in the feed: ${posts === 1 ? '1 post' : `${posts} posts`}`,
  },
} satisfies Record<string, Kind>;

export type SecurityEventKind = keyof typeof kinds;
export type DetailsOf<K extends SecurityEventKind> =
  Parameters<(typeof kinds)[K]['text']> extends [infer Details] ? Details : Record<string, never>;

const known: Record<string, Kind | undefined> = kinds;

/** The text of an event; one that a later release has written is called by its kind. */
export const securityEventText = (kind: string, details: Record<string, unknown>): string =>
  known[kind]?.text(details as never) ?? kind;

export const isFailure = (kind: SecurityEventKind): boolean => known[kind]?.isFailure ?? false;

/** The coaches' actions on somebody's account, role, membership and training, and on what they share. */
export const kindsOfCoaches = (): SecurityEventKind[] => [
  ...kindsOf('members'),
  ...kindsOf('training'),
  ...kindsOf('feed'),
];

export const kindsOf = (group: Group): SecurityEventKind[] =>
  (Object.keys(kinds) as SecurityEventKind[]).filter(kind => kinds[kind].group === group);

import { isLetIn, type MembershipState, needsAttention } from '#domain/membership/membership-state.ts';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { type LastTrained, lastTrained } from '#domain/training/status/last-trained.ts';
import type { Member } from '#web/parts/people/member-text.ts';

/** Memberships that match each choice. A member who may still come in counts as active, whatever is about to happen. */
const membershipChoices = {
  all: () => true,
  active: isLetIn,
  ending: state => state === 'ending',
  failed: state => state === 'failed' || state === 'overdue',
  ended: state => state === 'ended',
  attention: needsAttention,
  trial: state => state === 'trial',
  none: state => state === 'none' || state === 'ended',
  coaches: state => state === 'coach',
} satisfies Record<string, (state: MembershipState) => boolean>;

export type MembershipChoice = keyof typeof membershipChoices;
export type TrainedChoice = 'all' | LastTrained | 'missed';
/** `group` is the id of one, '' for everyone. */
export type MemberFilter = { membership: MembershipChoice; trained: TrainedChoice; group: string };

const membershipLabels: Record<MembershipChoice, string> = {
  all: 'Any membership',
  active: 'Active',
  ending: 'Ends within 7 days',
  failed: 'Payment failed',
  ended: 'Ended in the last 14 days',
  attention: 'Failed, ends or ended',
  trial: 'Trial',
  none: 'No membership',
  coaches: 'Coaches',
};

const trainedLabels: Record<TrainedChoice, string> = {
  all: 'Any last training',
  lately: 'Trained within 7 days',
  'week-ago': 'Trained 8 to 14 days ago',
  'long-ago': 'Not for 2 weeks',
  never: 'Never trained',
  missed: 'Missed days lately',
};

export const noFilter: MemberFilter = { membership: 'all', trained: 'all', group: '' };

type Filtered = Pick<Member, 'membershipState' | 'lastTrainedOn' | 'missedDays'>;

const fitsMembership = ({ membershipState }: Filtered, choice: MembershipChoice): boolean =>
  membershipChoices[choice](membershipState);

/** Coaches have no training of their own. */
function fitsTrained(member: Filtered, choice: TrainedChoice, today: PlainDate): boolean {
  if (choice === 'all') return true;
  if (choice === 'missed') return member.missedDays > 0;
  return member.membershipState !== 'coach' && lastTrained(trainedOn(member), today) === choice;
}

export const trainedOn = ({ lastTrainedOn }: Pick<Member, 'lastTrainedOn'>): PlainDate | null =>
  lastTrainedOn === null ? null : parsePlainDate(lastTrainedOn);

/** Whether a member fits the filter; the group is checked apart. */
export const fits = (
  member: Filtered,
  { membership, trained }: Omit<MemberFilter, 'group'>,
  today: PlainDate,
): boolean => fitsMembership(member, membership) && fitsTrained(member, trained, today);

type Options = { membership: Option[]; trained: Option[] };
type Option = { value: string; label: string };

/** Options of both lists, each with how many it would leave beside what the other one has chosen. */
export function filterOptions(members: readonly Filtered[], filter: MemberFilter, today: PlainDate): Options {
  const count = (wanted: MemberFilter) =>
    members.reduce((sum, member) => sum + Number(fits(member, wanted, today)), 0).toLocaleString('en-US');
  const choicesOf = <Choice extends string>(
    labels: Record<Choice, string>,
    wanted: (choice: Choice) => MemberFilter,
  ) =>
    Object.entries<string>(labels).map(([value, label]) => ({
      value,
      label: value === 'all' ? label : `${label} (${count(wanted(value as Choice))})`,
    }));
  return {
    membership: choicesOf(membershipLabels, membership => ({ ...filter, membership })),
    trained: choicesOf(trainedLabels, trained => ({ ...filter, trained })),
  };
}

/** The number of members that each group leaves beside what the other two have chosen. */
export function groupCounts(
  members: readonly (Filtered & { id: string })[],
  groups: readonly { id: string; memberIds: readonly string[] }[],
  filter: MemberFilter,
  today: PlainDate,
): ReadonlyMap<string, number> {
  const left = new Set(members.filter(member => fits(member, filter, today)).map(({ id }) => id));
  return new Map(groups.map(({ id, memberIds }) => [id, memberIds.filter(one => left.has(one)).length]));
}

/** As the history keeps it. */
export const filterText = (filter: Partial<MemberFilter>): string => new URLSearchParams(filter).toString();

/** Values in the history may be of another release. */
export function filterOf(text: string): MemberFilter {
  const said = new URLSearchParams(text);
  const membership = said.get('membership') ?? '';
  const trained = said.get('trained') ?? '';
  const group = said.get('group') ?? '';
  return {
    membership: isOf(membershipLabels, membership) ? membership : 'all',
    trained: isOf(trainedLabels, trained) ? trained : 'all',
    group,
  };
}

const isOf = <Choice extends string>(labels: Record<Choice, string>, text: string): text is Choice =>
  Object.hasOwn(labels, text);

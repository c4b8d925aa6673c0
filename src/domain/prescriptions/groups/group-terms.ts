import type { GroupFormat, GroupKind } from './group-format.ts';

/** The task that each format sets the member. */
export const groupKindHints: Record<GroupKind, string> = {
  superset: 'One set of each in turn, then rest. Round after round.',
  circuit: 'One set of each, all the way through, then rest before the next round.',
  emom: 'Every minute on the minute: begin as it begins, rest for what is left of it.',
  amrap: 'As many rounds as possible before the time is over.',
  'for-time': 'All rounds as fast as they can be done well.',
  intervals: 'Work for a time, rest for a time, round after round.',
};

/** The fields of each format, in the order of a form. */
export const formatFields: Record<GroupKind, readonly (keyof Omit<GroupFormat, 'kind'>)[]> = {
  superset: ['rounds', 'restSeconds'],
  circuit: ['rounds', 'restSeconds'],
  emom: ['rounds', 'workSeconds'],
  amrap: ['capSeconds'],
  'for-time': ['rounds', 'capSeconds'],
  intervals: ['rounds', 'workSeconds', 'restSeconds'],
};

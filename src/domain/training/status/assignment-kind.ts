/**
 * A program, one session, a member's one-off exercises from the coach, or exercises they added themselves. Of the last two
 * the server makes one each a member, which holds them for all dates.
 */
export const assignmentKinds = ['program', 'single_workout', 'daily', 'own'] as const;

export type AssignmentKind = (typeof assignmentKinds)[number];

/** The kinds that were planned and given as a whole; the others never pause, end, move or get a record. */
export const plannedKinds = ['program', 'single_workout'] as const satisfies readonly AssignmentKind[];

export const isPlanned = (kind: AssignmentKind): boolean => kind === 'program' || kind === 'single_workout';

/**
 * The standing of an assignment: its status, but a block of a path that is not begun is none of the active ones yet.
 */
export const assignmentStandings = ['active', 'to-come', 'paused', 'completed'] as const;

export type AssignmentStanding = (typeof assignmentStandings)[number];

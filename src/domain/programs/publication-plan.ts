import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { movedEnd, type ProgramEnd } from '#domain/training/schedule/moved-end.ts';
import type { StoredTree, ProgramTree } from './program-tree.ts';
import { planTree, type TreePlan } from './tree-plan.ts';

/** Whom a publication is for: everyone who follows the program, no one, or members by their ids. */
export type Audience = 'all' | 'none' | readonly string[];

/** An assignment of the program; `version` is the one that it stays on, null where it follows the program. */
export type AssignedProgram = ProgramEnd & {
  id: string;
  memberId: string;
  status: 'active' | 'paused' | 'completed';
  version: number | null;
};

export type MovedEnd = { assignmentId: string; endDate: PlainDate; days: number };

/** What a publication does to the assignments of its program, by their ids. */
export type AssignmentsPlan = {
  staysBehind: string[];
  catchesUp: string[];
  ends: MovedEnd[];
  /** Their open days are brought in line with the program, and their members are notified of changes. */
  active: { id: string; startDate: PlainDate }[];
  /** How many members follow the program then, those whose training is paused too. */
  members: number;
  /** Someone is named who is not on the program. */
  hasStrangers: boolean;
};

/** Whether an assignment is in an audience. Members who stayed behind follow the program again only where they are named. */
export function isIn(audience: Audience) {
  const named = new Set(typeof audience === 'string' ? [] : audience);
  return ({ memberId, version }: Pick<AssignedProgram, 'memberId' | 'version'>): boolean =>
    audience === 'all' ? version === null : named.has(memberId);
}

function planAssignments(
  assignments: readonly AssignedProgram[],
  audience: Audience,
  weeks: number | null,
): AssignmentsPlan {
  const isFollowing = isIn(audience);
  const onProgram = new Set(assignments.map(({ memberId }) => memberId));
  const following = assignments.filter(isFollowing);
  const unfinished = following.filter(({ status }) => status !== 'completed');
  return {
    staysBehind: assignments.filter(one => one.version === null && !isFollowing(one)).map(({ id }) => id),
    catchesUp: following.filter(({ version }) => version !== null).map(({ id }) => id),
    ends: movedEnds(unfinished, weeks),
    active: unfinished
      .filter(({ status }) => status === 'active')
      .map(({ id, startDate }) => ({ id, startDate })),
    members: new Set(unfinished.map(({ memberId }) => memberId)).size,
    hasStrangers: typeof audience !== 'string' && !audience.every(id => onProgram.has(id)),
  };
}

/** The computed end dates that move when the program has so many weeks. */
export const movedEnds = (
  assignments: readonly (ProgramEnd & { id: string })[],
  weeks: number | null,
): MovedEnd[] =>
  assignments.flatMap(one => {
    const endDate = movedEnd(one, weeks);
    if (endDate === null) return [];
    return { assignmentId: one.id, endDate, days: daysBetween(one.endDate, endDate) };
  });

/** A program as it is before a publication. */
export type BeforePublication = {
  /** `numWeeks` as the program has it; null where no one has said. */
  live: {
    tree: StoredTree;
    numWeeks: number | null;
    newest: { version: number; isWritten: boolean } | null;
  };
  assignments: readonly AssignedProgram[];
  /** How many exercises each workout holds that a day of it uses, or will use. */
  exerciseCounts: ReadonlyMap<string, number>;
};

export type PublicationPlan = {
  /** The version that the program is until now: who stays behind stays on it. `isWritten`: nothing is to be done for it. */
  previous: { version: number; isNew: boolean; isWritten: boolean };
  version: number;
  content: StoredTree;
  numWeeks: number | null;
  tree: TreePlan;
  assignments: AssignmentsPlan;
};

/** How many weeks a program has after its draft is published; null where no one has said. */
export const weeksAfter = (
  live: { tree: ProgramTree; numWeeks: number | null },
  draft: ProgramTree,
): number | null => (draft.numWeeks === live.tree.numWeeks ? live.numWeeks : draft.numWeeks);

/** Everything that making the draft the live program writes, in the order in which it is written. */
export function planPublication(
  { live, assignments, exerciseCounts }: BeforePublication,
  draft: ProgramTree,
  audience: Audience,
): PublicationPlan {
  const { newest } = live;
  const previous = newest ? { ...newest, isNew: false } : { version: 0, isNew: true, isWritten: false };
  const weeks = weeksAfter(live, draft);
  return {
    previous,
    version: previous.version + 1,
    content: { ...draft, attached: live.tree.attached },
    numWeeks: weeks,
    assignments: planAssignments(assignments, audience, weeks),
    tree: planTree(live.tree, draft, exerciseCounts),
  };
}

import type * as z from 'zod/mini';
import type { assignToAll } from '#contract/assignments.ts';
import { type Assignment, hasIt } from './assignment-text.ts';

/** The dialog's form. */
export type BulkInput = z.input<typeof assignToAll.body>;

type BulkAssignInput = Pick<Assignment, 'memberId' | 'workoutId' | 'status'> &
  Partial<Pick<Assignment, 'copiedFromId'>>;

export type BulkAudience = { gets: number; skipped: number };

/** Numbers of members who get the workout, and who have it already, active or paused. */
export function bulkAudience(
  assignments: readonly BulkAssignInput[],
  memberIds: Iterable<string>,
  workoutId: string,
): BulkAudience {
  const having = new Set(assignments.filter(given => hasIt(given, workoutId)).map(given => given.memberId));
  const reach = { gets: 0, skipped: 0 };
  for (const id of memberIds) reach[having.has(id) ? 'skipped' : 'gets'] += 1;
  return reach;
}

/** Said before it is sent. */
export function audienceText({ gets, skipped }: BulkAudience): string {
  const has =
    skipped === 1 ? '1 has it already and is skipped.' : `${count(skipped)} have it already and are skipped.`;
  if (gets === 0) return skipped === 0 ? 'Choose at least one member.' : `Nobody will get it: ${has}`;
  const get = `${count(gets)} ${gets === 1 ? 'member' : 'members'} will get it.`;
  return skipped === 0 ? get : `${get} ${has}`;
}

/** Said after it is done. */
export function doneText({ count: given, skipped }: { count: number; skipped: number }): string {
  const assigned = `Program assigned to ${count(given)} members`;
  if (skipped === 0) return assigned;
  return `${assigned}. ${count(skipped)} had it already and ${skipped === 1 ? 'was' : 'were'} skipped.`;
}

const count = (number: number) => number.toLocaleString('en-US');

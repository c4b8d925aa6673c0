import type * as z from 'zod/mini';
import type { updateAssignment } from '#contract/assignments.ts';
import { addDays, formatDate, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { weeksPaused } from '#domain/training/schedule/training-schedule.ts';
import type { Assignment } from '#web/parts/assign/assignment-text.ts';
import { hasBlocksAfter, ofBlocksAfter } from './blocks-after.ts';

export type Edited = {
  memberId: string;
  workoutId: string;
  status: Assignment['status'];
  startDate: PlainDate;
  endDate: PlainDate | null;
  /** Until when it is paused; null until it is resumed. */
  pausedUntil: PlainDate | null;
  resume: 'dates-stay' | 'move-on';
  following: 'stay' | 'move-up';
};

type Before = Pick<
  Assignment,
  'memberId' | 'workoutId' | 'kind' | 'status' | 'startDate' | 'endDate' | 'pausedOn' | 'pausedUntil' | 'path'
>;

export const editedOf = ({
  memberId,
  workoutId,
  status,
  startDate,
  endDate,
  pausedUntil,
}: Before): Edited => ({
  memberId,
  workoutId,
  status,
  startDate: parsePlainDate(startDate) ?? '',
  endDate: parsePlainDate(endDate),
  pausedUntil: parsePlainDate(pausedUntil ?? ''),
  resume: 'dates-stay',
  following: 'stay',
});

/** A new program or a new start: the days still open are planned again. */
const isNewPlan = (before: Before, after: Edited): boolean =>
  after.workoutId !== before.workoutId || after.startDate !== parsePlainDate(before.startDate);

const hasOtherEnd = (before: Before, after: Edited): boolean =>
  after.endDate !== parsePlainDate(before.endDate);

export type Resuming = { weeks: number; stays: string; movesOn: string; movedEnd: PlainDate };

/**
 * The two ways to resume a paused assignment, a sentence each; null where there is no choice: it stays paused, is
 * planned again, or was paused today.
 */
export function resuming(before: Before, after: Edited, today: PlainDate): Resuming | null {
  const pausedOn = parsePlainDate(before.pausedOn ?? '');
  if (before.status !== 'paused' || after.status !== 'active' || pausedOn === null) return null;
  const weeks = weeksPaused(pausedOn, today);
  const end = parsePlainDate(before.endDate);
  if (weeks === 0 || end === null || isNewPlan(before, after)) return null;
  const chosenEnd = hasOtherEnd(before, after) ? after.endDate : null;
  const movedEnd = chosenEnd ?? addDays(end, 7 * weeks);
  const later = weeks === 1 ? '1 week' : `${weeks} weeks`;
  return {
    weeks,
    stays: `Days since ${formatDate(pausedOn)} stay uncounted, and it still ends on ${formatDate(chosenEnd ?? end)}.`,
    movesOn: `What is left comes ${later} later, on the same weekdays, and it ends on ${formatDate(movedEnd)}.`,
    movedEnd,
  };
}

/** The effects of a new status on the days. */
export function ofOtherStatus(before: Before, after: Edited, today: PlainDate): string[] {
  if (after.status === before.status) return [];
  const record = before.kind === 'program';
  switch (after.status) {
    case 'paused':
      return [
        `From ${formatDate(today)} on, days do not count until ${after.pausedUntil ? `${formatDate(after.pausedUntil)}, when it goes on by itself` : 'it is resumed'}. What is logged stays.`,
      ];
    case 'completed':
      return [
        `Upcoming days no longer count; what is logged stays. ${record ? 'It goes into the Program History as it stands now.' : ''}`.trim(),
      ];
    default:
      return before.status === 'completed' ? reopening(after, today, record) : [];
  }
}

function reopening(after: Edited, today: PlainDate, record: boolean): string[] {
  const leaves = record ? ' It leaves the Program History until it is completed again.' : '';
  const said = [`Days from today on count again.${leaves}`];
  const isOver = after.endDate !== null && after.endDate < today;
  return isOver
    ? [...said, 'Its end date has passed: without a later one it completes again automatically.']
    : said;
}

/** The effects of a new program or new dates on the days. */
export const ofOtherPlan = (before: Before, after: Edited): string[] =>
  after.status !== 'completed' && (isNewPlan(before, after) || hasOtherEnd(before, after))
    ? ["Today's and coming days without a log are replaced; past days and days with a log stay."]
    : [];

/** Whether the blocks of a path after it have a choice to make: it is completed before its time. */
export const endsBeforeOthers = (before: Before, after: Edited): boolean =>
  before.status !== 'completed' && after.status === 'completed' && hasBlocksAfter(before);

/** The effects on the blocks of a path after it. */
export const ofFollowing = (before: Before, after: Edited): string[] =>
  after.status === 'completed'
    ? []
    : ofBlocksAfter(before, {
        isPaused: after.status === 'paused' && before.status !== 'paused',
        isTakenUp: before.status === 'paused' && after.status === 'active',
        isOtherPlan: isNewPlan(before, after) || hasOtherEnd(before, after),
      });

/** Whether it becomes paused until a date, or its pause gets another end. */
const isPausedAnew = (before: Before, after: Edited): boolean =>
  after.status === 'paused' &&
  (before.status !== 'paused' || after.pausedUntil !== parsePlainDate(before.pausedUntil ?? '')) &&
  (before.status === 'paused' || after.pausedUntil !== null);

/** The body to send: the status, and of the rest only the changes. */
export function changesOf(
  before: Before,
  after: Edited,
  today: PlainDate,
): z.input<typeof updateAssignment.body> {
  const { memberId, workoutId, startDate, endDate } = after;
  const planned = isNewPlan(before, after);
  return {
    status: after.status,
    ...(memberId !== before.memberId && { memberId }),
    ...(planned && { workoutId, startDate }),
    ...((planned || hasOtherEnd(before, after)) && { endDate }),
    ...(resuming(before, after, today) && { resume: after.resume }),
    ...(isPausedAnew(before, after) && { pausedUntil: after.pausedUntil, resume: after.resume }),
    ...(endsBeforeOthers(before, after) && { following: after.following }),
  };
}

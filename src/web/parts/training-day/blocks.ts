import { assignmentStanding, type Block } from '#domain/training/status/block-state.ts';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import type { Assignment } from './training-day.ts';

type Dated = Pick<Assignment, 'status' | 'startDate' | 'endDate' | 'pausedOn'>;

export const asBlock = ({ status, startDate, endDate, pausedOn }: Dated): Block => ({
  status,
  startDate: parsePlainDate(startDate) ?? startDate,
  endDate: parsePlainDate(endDate) ?? endDate,
  pausedOn: pausedOn === null ? null : parsePlainDate(pausedOn),
});

/** Answers cached by an earlier release have no paths. */
type OfPath = Partial<Pick<Assignment, 'path'>>;

/** An active assignment that is trained: a block of a path is not before it has begun. `today` is the member's own. */
export const isActive = (assignment: Dated & OfPath, today: PlainDate): boolean =>
  assignmentStanding({ ...asBlock(assignment), isOfPath: Boolean(assignment.path) }, today) === 'active';

export const runOf = ({ path }: OfPath): string | null => path?.runId ?? null;

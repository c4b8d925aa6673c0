import { type Block, hasBegun } from '#domain/training/block-state.ts';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import type { Assignment } from './training-day.ts';

type Dated = Pick<Assignment, 'status' | 'startDate' | 'endDate' | 'pausedOn'>;

export const asBlock = ({ status, startDate, endDate, pausedOn }: Dated): Block => ({
  status,
  startDate: parsePlainDate(startDate) ?? startDate,
  endDate: parsePlainDate(endDate) ?? endDate,
  pausedOn: pausedOn === null ? null : parsePlainDate(pausedOn),
});

/** An answer that the device has kept of an earlier release knows of no paths. */
type OfPath = Partial<Pick<Assignment, 'path'>>;

/** A block of a path that has not begun: it is assigned, but not trained yet. */
export const isAhead = (assignment: Dated & OfPath, today: PlainDate): boolean =>
  Boolean(assignment.path) && !hasBegun(asBlock(assignment), today);

export const runOf = ({ path }: OfPath): string | null => path?.runId ?? null;

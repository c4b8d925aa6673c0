import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import type { DayRecord } from './day-record.ts';

/** A session that a coach moves; its dates as the server sends them. */
export type DayToMove = {
  id: string;
  assignmentId: string;
  memberId: string;
  name: string;
  date: string;
  plannedDate: string;
};

/** A coach can move it: it is planned, and nothing of it is done. */
export const isMovable = ({
  kind,
  state,
  exercises,
}: Pick<DayRecord, 'kind' | 'state' | 'exercises'>): boolean =>
  (kind === 'program' || kind === 'single_workout') &&
  state === 'scheduled' &&
  exercises.every(({ log, happened }) => log === null && happened === null);

/** Label of the entry in every menu and row of a coach. */
export const moveLabel = 'Move…';

/** The dialog in which a coach moves a session: `<MoveToOpen day={day} onClose={close} />`. */
export const MoveToOpen = partToOpen(async () => (await import('./MoveDay.tsx')).MoveDay);

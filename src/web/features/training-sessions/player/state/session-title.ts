import { headingOf, isOneOff } from '#web/parts/training-day/training-day.ts';
import type { ShownSession } from './shown-session.ts';

/** What a session is called: its day, its program, or whose one-off exercises they are. */
export const sessionTitle = (session: ShownSession): string =>
  (isOneOff(session) ? '' : session.dayName) || headingOf(session, session);

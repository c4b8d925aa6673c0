import { type Units, usualUnits } from '#domain/measures/measure.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

/**
 * What the person at the screen measures in: all that is shown to them is in these, whoever typed it. A device that was last here
 * before there was a choice knows none.
 */
export function useUnits(): Units {
  const { user } = useCurrentUser();
  return (user as { units?: Units } | null)?.units ?? usualUnits;
}

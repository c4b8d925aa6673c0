import type { Loading } from '#domain/loads/loading.ts';
import { type Units, usualUnits } from '#domain/measures/measure.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import type { ShownSession } from './shown-session.ts';

/** What a session is told in: the member's own plates and unit of weight, also where a coach holds the tablet. */
export function usePersonsLoading({ loading, weightUnit }: ShownSession): {
  loading: Loading | null;
  units: Units;
} {
  const { user } = useCurrentUser();
  return { loading, units: { ...(user?.units ?? usualUnits), weight: weightUnit } };
}

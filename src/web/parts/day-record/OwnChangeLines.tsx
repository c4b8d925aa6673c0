import { useUnits } from '#web/measures/use-units.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import type { DayRecord } from './day-record.ts';
import { ownChangeLines } from './own-change-text.ts';

/** Changes to a day for its member alone: by how much, since when, by whom, from what. */
export function OwnChangeLines({ changes }: { changes: DayRecord['ownChanges'] }) {
  const units = useUnits();
  const today = useToday();
  const { user } = useCurrentUser();
  return ownChangeLines(changes, { today, zone: user?.timeZone ?? 'UTC', units }).map(line => (
    <span key={line} className="min-w-0 wrap-anywhere">
      {line}
    </span>
  ));
}

import { Activity, ArrowLeftRight, CircleSlash, HeartPulse, UserCheck } from 'lucide-react';
import { numberText } from '#domain/measures/shown.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { enteredText, painText, reasonText, type SessionOfList } from './session-text.ts';

/** Signs in a list that a session needs a look: pain first, then what was skipped or swapped, how hard it was. */
export function SessionMarks({ session }: { session: SessionOfList }) {
  const { pains, skips, swaps, effort } = session;
  const entered = enteredText(session.enteredBy);
  if (pains.length + skips.length + swaps.length === 0 && effort === null && entered === null) return null;
  return (
    <span className="col-span-2 flex flex-wrap gap-1.5">
      {pains.map(pain => (
        <Badge key={`${pain.exerciseName} ${pain.where} ${pain.level}`} tone="danger">
          <HeartPulse role="img" aria-label="Pain" /> {painText(pain)} ({pain.exerciseName})
        </Badge>
      ))}
      {skips.map(({ exerciseName, reason }) => (
        <Badge key={exerciseName} tone="warning">
          <CircleSlash aria-hidden="true" /> {exerciseName} skipped: {reasonText(reason)}
        </Badge>
      ))}
      {swaps.map(({ from, to }) => (
        <Badge key={`${from} ${to}`}>
          <ArrowLeftRight aria-hidden="true" /> {to} instead of {from}
        </Badge>
      ))}
      {effort !== null && (
        <Badge>
          <Activity aria-hidden="true" /> Effort {numberText(effort)} of 10
        </Badge>
      )}
      {entered !== null && (
        <Badge tone="accent">
          <UserCheck aria-hidden="true" /> {entered}
        </Badge>
      )}
    </span>
  );
}

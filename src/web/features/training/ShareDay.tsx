import { ShareButton } from '#web/parts/share/ShareButton.tsx';
import { isPending, type TrainingDay } from '#web/parts/training-day/training-day.ts';

/** Below a day that is done: each program's session may be shared, once all of it is with the server. */
export function ShareDay({ sessions }: { sessions: readonly TrainingDay[] }) {
  if (sessions.some(({ exercises }) => exercises.some(isPending))) return null;
  return (
    <p className="flex flex-wrap justify-center gap-2 empty:hidden">
      {sessions.map(({ trainingDayId, programName }) => (
        <ShareButton
          key={trainingDayId}
          source={{ trainingDayId }}
          label={sessions.length > 1 ? `Share ${programName}` : 'Share this session'}
        />
      ))}
    </p>
  );
}

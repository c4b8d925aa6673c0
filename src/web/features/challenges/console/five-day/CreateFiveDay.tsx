import { listChallenges } from '#contract/challenges.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { PageSkeleton } from '#web/features/challenges/console/details/ChallengeSkeletons.tsx';
import { useRead } from '#web/data/read.ts';
import { useToday } from '#web/session/today.ts';
import { CopyChallenge } from './CopyChallenge.tsx';
import { FiveDayEditor } from './FiveDayEditor.tsx';
import { blankFiveDay } from './five-day-draft.ts';
import { proposedDetails } from './proposed-challenge.ts';
import { useFiveDayForm } from './use-five-day-form.ts';

/** A new 5-day challenge, once it is known which came before: they propose its week. */
export function CreateFiveDay({ onLeave }: { onLeave: () => void }) {
  const challenges = useRead(listChallenges, {});
  if (challenges.isPending) return <PageSkeleton />;
  return <NewFiveDay challenges={challenges.data ?? []} onLeave={onLeave} />;
}

type NewFiveDayProps = { challenges: readonly Challenge[]; onLeave: () => void };

/** Written on this device, then created in one request. */
function NewFiveDay({ challenges, onLeave }: NewFiveDayProps) {
  const today = useToday();
  const details = { ...blankFiveDay.details, ...proposedDetails(challenges, today) };
  const form = useFiveDayForm({ challenge: null, begun: { ...blankFiveDay, details }, onDone: onLeave });
  return (
    <FiveDayEditor
      title="Create 5-Day Challenge"
      subtitle="Monday to Friday, a workout a day. Take your time: the draft is kept on this device."
      saveLabel="Create Challenge"
      form={form}
      copy={<CopyChallenge challenges={challenges} onCopy={form.copy} />}
      onStartOver={form.startOver}
      onLeave={onLeave}
    />
  );
}

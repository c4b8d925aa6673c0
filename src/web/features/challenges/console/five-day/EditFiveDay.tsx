import { useState } from 'react';
import { Query } from '#web/data/Query.tsx';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { handedIn } from '#web/features/challenges/console/details/challenge-list.ts';
import { PageSkeleton } from '#web/features/challenges/console/details/ChallengeSkeletons.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { type FiveDayDraft, fiveDayOf } from './five-day-draft.ts';
import { FiveDayEditor } from './FiveDayEditor.tsx';
import { useStoredChallenge } from './stored-challenge.ts';
import { useFiveDayForm } from './use-five-day-form.ts';

type EditFiveDayProps = { challengeId: string; onLeave: () => void };

/** A 5-day challenge that is there already, changed as a whole; results that were handed in stay. */
export function EditFiveDay({ challengeId, onLeave }: EditFiveDayProps) {
  const stored = useStoredChallenge(challengeId);
  const [anew, setAnew] = useState(0);
  const readAgain = async () => {
    await stored.refetch();
    setAnew(anew + 1);
  };
  if (stored.data) {
    const { challenge, days } = stored.data;
    return (
      <OpenChallenge
        key={anew}
        challenge={challenge}
        begun={fiveDayOf(challenge, days)}
        onReadAgain={() => void readAgain()}
        onLeave={onLeave}
      />
    );
  }
  return (
    <>
      <BackButton label="Weekly Challenges" onClick={onLeave} />
      <Query
        of={stored}
        failed="This challenge could not be loaded."
        gone="This challenge is no longer there."
        loading={<PageSkeleton />}
      />
    </>
  );
}

type OpenChallengeProps = {
  challenge: Challenge;
  begun: FiveDayDraft;
  onReadAgain: () => void;
  onLeave: () => void;
};

function OpenChallenge({ challenge, begun, onReadAgain, onLeave }: OpenChallengeProps) {
  const form = useFiveDayForm({ challenge, begun, onDone: onLeave });
  return (
    <FiveDayEditor
      title="Edit 5-Day Challenge"
      subtitle={
        handedIn(challenge) > 0
          ? 'Days that members have completed stay completed, with their points, whatever is changed here.'
          : 'Saved as a whole: members see the new days at once.'
      }
      saveLabel="Save Changes"
      form={form}
      onStartOver={() => {
        form.startOver();
        onReadAgain();
      }}
      onLeave={onLeave}
    />
  );
}

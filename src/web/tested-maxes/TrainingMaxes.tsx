import { useState } from 'react';
import { listTrainingMaxes } from '#contract/training/training-maxes.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import type { LiftNamed } from './TestedMaxForm.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { TrainingMaxForm } from './TrainingMaxForm.tsx';
import { TrainingMaxList } from './TrainingMaxList.tsx';

type TrainingMaxesProps = {
  /** Of this lift alone. */
  lift?: LiftNamed | undefined;
  /** Whose, where a coach looks, who may set them; else one's own. */
  memberId?: string | undefined;
};

/** What a coach has set as a member's training maxes. A member sees nothing of it until there is one. */
export function TrainingMaxes({ lift, memberId }: TrainingMaxesProps) {
  const [isSetting, setSetting] = useState(false);
  const query = { ...(memberId && { memberId }), ...(lift && { exerciseId: lift.id }) };
  const read = useRead(listTrainingMaxes, { query });
  const maxes = read.data ?? [];
  if (memberId === undefined && maxes.length === 0) return null;
  return (
    <section aria-label="Training max" className="grid gap-4 border-t border-line pt-5">
      <h3 className="font-medium">Training max</h3>
      {read.isError && !read.data && (
        <ErrorState
          message={sentenceOf(read.error, 'The training maxes could not be loaded.')}
          onRetry={read.refetch}
          retrying={read.isFetching}
        />
      )}
      {maxes.length > 0 && (
        <TrainingMaxList maxes={maxes} isOneLift={lift !== undefined} memberId={memberId} />
      )}
      {memberId &&
        (isSetting ? (
          <TrainingMaxForm lift={lift} memberId={memberId} onSaved={() => setSetting(false)} />
        ) : (
          <Button className="justify-self-start" onClick={() => setSetting(true)}>
            Set a training max
          </Button>
        ))}
      <p className="text-sm text-pretty text-muted">
        {memberId
          ? 'Where a percent is of the training max, it is the program’s share of the max. What you set here goes before it, for this member alone.'
          : 'Set by your coach. Percents of the training max are worked out from it.'}
      </p>
    </section>
  );
}

import { useState } from 'react';
import { listTrainingMaxes } from '#contract/training/training-maxes.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import type { LiftNamed } from './TestedMaxForm.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TrainingMaxForm } from './TrainingMaxForm.tsx';
import { TrainingMaxList } from './TrainingMaxList.tsx';

type TrainingMaxesProps = {
  /** Of this lift alone. */
  lift?: LiftNamed | undefined;
  /** Member, where a coach looks, who may set them; else one's own. */
  memberId?: string | undefined;
};

/** The training maxes that a coach has set for a member. A member sees nothing of it until there is one. */
export function TrainingMaxes({ lift, memberId }: TrainingMaxesProps) {
  const [isSetting, setSetting] = useState(false);
  const query = { ...(memberId && { memberId }), ...(lift && { exerciseId: lift.id }) };
  const read = useRead(listTrainingMaxes, { query });
  if (memberId === undefined && !read.data?.length) return null;
  return (
    <section aria-label="Training max" className="grid gap-4 border-t border-line pt-5">
      <h3 className="font-medium">Training max</h3>
      <Query of={read} failed="The training maxes could not be loaded." loading={null} empty={null}>
        {maxes => <TrainingMaxList maxes={maxes} isOneLift={lift !== undefined} memberId={memberId} />}
      </Query>
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
          ? 'Where a percent is of the training max, it is the program’s share of the max. What you set here overrides it, for this member only.'
          : 'Set by your coach. Percents of the training max are worked out from it.'}
      </p>
    </section>
  );
}

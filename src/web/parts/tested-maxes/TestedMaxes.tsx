import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listTestedMaxes } from '#contract/training/strength.ts';
import { testedMaxDays } from '#domain/strength/tested-max.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { type LiftNamed, TestedMaxForm } from './TestedMaxForm.tsx';
import { TestedMaxList } from './TestedMaxList.tsx';

export type TestedMaxesProps = {
  /** Of this lift alone. */
  lift?: LiftNamed | undefined;
  /** Member, where a coach looks; else one's own. */
  memberId?: string | undefined;
  /** Whether a new one is about to be entered. */
  startsWithForm?: boolean;
  onSaved?: () => void;
};

/** A member's tested maxes, and the way to enter one. `<TestedMaxes memberId={member.id} />`, own without. */
export function TestedMaxes({ lift, memberId, startsWithForm = false, onSaved }: TestedMaxesProps) {
  const today = useToday();
  const [isEntering, setEntering] = useState(startsWithForm);
  const query = { ...(memberId && { memberId }), ...(lift && { exerciseId: lift.id }) };
  const read = useRead(listTestedMaxes, { query });
  return (
    <div className="grid gap-5">
      {isEntering ? (
        <TestedMaxForm
          lift={lift}
          memberId={memberId}
          today={today}
          onSaved={() => {
            setEntering(false);
            onSaved?.();
          }}
        />
      ) : (
        <Button className="justify-self-start" onClick={() => setEntering(true)}>
          <Plus aria-hidden="true" /> Enter a tested max
        </Button>
      )}
      <Query
        of={read}
        failed="The tested maxes could not be loaded."
        loading={
          <Loading label="Loading tested maxes">
            <Skeleton className="h-14" />
          </Loading>
        }
        empty={!startsWithForm && <p className="text-muted">No tested max yet.</p>}
      >
        {maxes => (
          <TestedMaxList
            maxes={maxes}
            isOneLift={lift !== undefined}
            isCoach={memberId !== undefined}
            today={today}
          />
        )}
      </Query>
      <p className="text-sm text-pretty text-muted">
        Where a percent is prescribed and nothing of the lift is logged yet, the newest tested max of the last{' '}
        {testedMaxDays} days is used instead. Logged sets replace it.
      </p>
    </div>
  );
}

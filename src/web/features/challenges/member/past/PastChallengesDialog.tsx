import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { listPastChallenges } from '#contract/challenges.ts';
import { Query } from '#web/data/Query.tsx';
import { datesText } from '#web/features/challenges/challenge-text.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { FinalStandings } from './FinalStandings.tsx';
import { PastList } from './PastList.tsx';

/** The challenges that have ended, and of the one that is chosen its final standings. */
export function PastChallengesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const past = useRead(listPastChallenges, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const challenge = past.data?.find(({ id }) => id === chosen);
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={challenge ? <span className="wrap-anywhere">{challenge.name}</span> : 'Past challenges'}
      description={challenge ? datesText(challenge) : 'How the last twelve ended.'}
      size="lg"
      footer={
        <>
          {challenge && (
            <Button onClick={() => setChosen(null)}>
              <ArrowLeft aria-hidden="true" /> Back
            </Button>
          )}
          <DialogClose>Close</DialogClose>
        </>
      }
    >
      {challenge ? (
        <FinalStandings challenge={challenge} />
      ) : (
        <Query
          of={past}
          failed="The past challenges could not be loaded."
          loading={
            <Loading label="Loading past challenges" className="grid gap-3">
              {[0, 1, 2, 3, 4, 5].map(row => (
                <Skeleton key={row} className="h-16 rounded-lg" />
              ))}
            </Loading>
          }
        >
          {challenges => <PastList challenges={challenges} onChoose={setChosen} />}
        </Query>
      )}
    </Dialog>
  );
}

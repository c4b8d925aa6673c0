import { CalendarRange, Plus, Swords } from 'lucide-react';
import { Suspense, useState } from 'react';
import { listChallenges } from '#contract/challenges.ts';
import type { Challenge } from '#web/challenges/challenge-words.ts';
import { inOrder } from '#web/challenges/console/details/challenge-list.ts';
import { cardColumns, CardsSkeleton } from '#web/challenges/console/details/ChallengeSkeletons.tsx';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { openChallengeView } from './challenge-view.ts';
import { ChallengeCard } from './ChallengeCard.tsx';

const SingleChallengeDialog = lazyPart(
  async () => (await import('./single/SingleChallengeDialog.tsx')).SingleChallengeDialog,
);
const DeleteChallenge = lazyPart(async () => (await import('./DeleteChallenge.tsx')).DeleteChallenge);
const ResultsDialog = lazyPart(async () => (await import('./ResultsDialog.tsx')).ResultsDialog);

/** What is open over the list. */
type Opened = { dialog: 'create' } | { dialog: 'edit' | 'delete' | 'results'; challenge: Challenge };

export function ChallengeList() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const edit = (challenge: Challenge) =>
    challenge.isMultiDay === 'true'
      ? openChallengeView({ name: 'edit-5-day', challengeId: challenge.id })
      : setOpened({ dialog: 'edit', challenge });
  return (
    <>
      <PageHeader
        title="Weekly Challenges"
        subtitle="One exercise against all, or five days in a row. What is handed in earns points for the Hall of Honor."
        actions={<CreateButtons onSingle={() => setOpened({ dialog: 'create' })} />}
      />
      <Cards
        onSingle={() => setOpened({ dialog: 'create' })}
        onEdit={edit}
        onDelete={challenge => setOpened({ dialog: 'delete', challenge })}
        onResults={challenge => setOpened({ dialog: 'results', challenge })}
      />
      <Suspense>
        {opened?.dialog === 'create' && <SingleChallengeDialog challenge={null} onClose={close} />}
        {opened?.dialog === 'edit' && <SingleChallengeDialog challenge={opened.challenge} onClose={close} />}
        {opened?.dialog === 'delete' && <DeleteChallenge challenge={opened.challenge} onClose={close} />}
        {opened?.dialog === 'results' && <ResultsDialog challenge={opened.challenge} onClose={close} />}
      </Suspense>
    </>
  );
}

function CreateButtons({ onSingle }: { onSingle: () => void }) {
  return (
    <>
      <Button onClick={onSingle}>
        <Plus aria-hidden="true" />
        Single Challenge
      </Button>
      <Button variant="primary" onClick={() => openChallengeView({ name: 'create-5-day' })}>
        <CalendarRange aria-hidden="true" />
        Create 5-Day Challenge
      </Button>
    </>
  );
}

type CardsProps = {
  onSingle: () => void;
  onEdit: (challenge: Challenge) => void;
  onDelete: (challenge: Challenge) => void;
  onResults: (challenge: Challenge) => void;
};

function Cards({ onSingle, ...actions }: CardsProps) {
  const today = useToday();
  // Results come in while the coach is elsewhere: the counts are asked for anew.
  const challenges = useRead(listChallenges, {}, { freshFor: 0 });
  if (!challenges.data) {
    return challenges.isError ? (
      <ErrorState
        message={sentenceOf(challenges.error, 'The challenges could not be loaded.')}
        onRetry={challenges.refetch}
        retrying={challenges.isFetching}
      />
    ) : (
      <CardsSkeleton />
    );
  }
  if (challenges.data.length === 0) {
    return (
      <EmptyState icon={Swords} action={<Button onClick={onSingle}>Single Challenge</Button>}>
        No challenges yet. Create your first one to get the fellowship competing.
      </EmptyState>
    );
  }
  return (
    <ul className={cardColumns}>
      {inOrder(challenges.data, today).map(challenge => (
        <ChallengeCard key={challenge.id} challenge={challenge} today={today} {...actions} />
      ))}
    </ul>
  );
}

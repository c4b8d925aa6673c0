import { CalendarRange, Plus, Swords } from 'lucide-react';
import { Suspense, useState } from 'react';
import { listChallenges } from '#contract/challenges.ts';
import { Query } from '#web/data/Query.tsx';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import {
  handedIn,
  runningFirst,
  subjectOf,
} from '#web/features/challenges/console/details/challenge-list.ts';
import { cardColumns, CardsSkeleton } from '#web/features/challenges/console/details/ChallengeSkeletons.tsx';
import { textSearch } from '#domain/names/fold-text.ts';
import { useRead } from '#web/data/read.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { inOrder, type Orders } from '#web/lists/in-order.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { openChallengeView } from './challenge-view.ts';
import { ChallengeCard } from './ChallengeCard.tsx';

const SingleChallengeDialog = lazyPart(
  async () => (await import('./single/SingleChallengeDialog.tsx')).SingleChallengeDialog,
);
const DeleteChallenge = lazyPart(async () => (await import('./DeleteChallenge.tsx')).DeleteChallenge);
const ResultsDialog = lazyPart(async () => (await import('./ResultsDialog.tsx')).ResultsDialog);

const challengeOrders = {
  state: { of: () => null, up: 'Running first' },
  begins: { of: ({ startDate }) => startDate, down: 'Latest first', up: 'Earliest first' },
  name: { of: ({ name }) => name, up: 'By name' },
  results: { of: handedIn, down: 'Most results first' },
} satisfies Orders<Challenge>;

/** The dialog open over the list. */
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
        subtitle="One exercise against all, or five days in a row. Results earn points for the Hall of Honor."
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
  // Results come in while the coach is elsewhere: the counts are loaded again.
  const challenges = useRead(listChallenges, {}, { staleTime: 0 });
  const list = useListAddress(challengeOrders, 'state');
  if (!challenges.data?.length) {
    return (
      <Query
        of={challenges}
        failed="The challenges could not be loaded."
        loading={<CardsSkeleton />}
        empty={
          <EmptyState icon={Swords} action={<Button onClick={onSingle}>Single Challenge</Button>}>
            No challenges yet. Create your first one to get the fellowship competing.
          </EmptyState>
        }
      />
    );
  }
  const isFound = textSearch(list.search);
  const found = runningFirst(challenges.data, today).filter(one => isFound(one.name, subjectOf(one)));
  return (
    <div className="grid gap-4">
      <ListTools label="Search challenges" list={list} orders={challengeOrders} />
      {found.length === 0 && (
        <EmptyState
          icon={Swords}
          action={<Button onClick={() => list.setSearch('')}>Show all challenges</Button>}
        >
          No challenges found matching your search.
        </EmptyState>
      )}
      <ul className={cardColumns}>
        {inOrder(found, challengeOrders, list.sort).map(challenge => (
          <ChallengeCard key={challenge.id} challenge={challenge} today={today} {...actions} />
        ))}
      </ul>
    </div>
  );
}

import { NotebookPen, Plus, TableProperties } from 'lucide-react';
import { useState } from 'react';
import { listWorkouts } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { hasDrafts } from '#web/data/drafts/has-drafts.ts';
import { newDraftId, programDraft } from '#web/programs/draft/draft-id.ts';
import { ImportButton } from '#web/programs/import/ImportButton.tsx';
import { programsAmong } from '#web/programs/program/program-list.ts';
import { openView } from '#web/programs/program/view-history.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart, partToOpen } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading } from '#web/ui/notices/Skeleton.tsx';
import { ProgramCard, ProgramCardSkeleton } from './ProgramCard.tsx';

/** With it comes what checks a draft, which is needed just where there is one. */
const KeptDrafts = lazyPart(async () => (await import('./KeptDrafts.tsx')).KeptDrafts);

const BeginProgram = partToOpen(async () => (await import('./BeginProgram.tsx')).BeginProgram);

const write = () => openView({ name: 'create', draftId: newDraftId() });

export function ProgramList() {
  const { user } = useCurrentUser();
  const [isBeginning, setIsBeginning] = useState(false);
  const [isAnyKept] = useState(() => hasDrafts(programDraft, user?.id ?? ''));
  return (
    <>
      <PageHeader
        title="Workout Programs"
        subtitle="Write a program once, week by week, and assign it to as many members as you like."
        actions={
          <>
            <Button variant="primary" onClick={write}>
              <Plus aria-hidden="true" />
              Create 12-Week Program
            </Button>
            <Button onClick={() => setIsBeginning(true)}>
              <TableProperties aria-hidden="true" />
              Write in the Grid
            </Button>
            {isBeginning && <BeginProgram onClose={() => setIsBeginning(false)} />}
            <ImportButton />
          </>
        }
      />
      <Fetched part={KeptDrafts} isWanted={isAnyKept} props={{}} />
      <Programs />
    </>
  );
}

const columns = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

function Programs() {
  const workouts = useRead(listWorkouts, {});
  if (!workouts.data) {
    return workouts.isError ? (
      <ErrorState
        message="The programs could not be loaded."
        onRetry={workouts.refetch}
        retrying={workouts.isFetching}
      />
    ) : (
      <Loading label="Loading programs..." className={columns}>
        {[1, 2, 3].map(card => (
          <ProgramCardSkeleton key={card} />
        ))}
      </Loading>
    );
  }
  const programs = programsAmong(workouts.data);
  if (programs.length === 0) {
    return (
      <EmptyState icon={NotebookPen}>
        No workout programs yet. Create your first program to get started.
      </EmptyState>
    );
  }
  return (
    <ul className={columns}>
      {programs.map(program => (
        <ProgramCard key={program.id} program={program} />
      ))}
    </ul>
  );
}

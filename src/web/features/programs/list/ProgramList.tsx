import { NotebookPen, Plus, TableProperties } from 'lucide-react';
import { useState } from 'react';
import { countMembersOn, listWorkouts } from '#contract/programs.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { hasDrafts } from '#web/data/drafts/has-drafts.ts';
import { newDraftId, programDraft } from '#web/parts/program/draft-id.ts';
import { ImportButton } from '#web/features/programs/import/ImportButton.tsx';
import { programOrders, programsShown } from '#web/parts/program/program-list.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { useAct } from '#web/navigation/requested-act.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart, partToOpen } from '#web/ui/loading/lazy-part.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading } from '#web/ui/notices/Skeleton.tsx';
import { ProgramCard, ProgramCardSkeleton } from './ProgramCard.tsx';

/** With it comes what checks a draft, which is needed just where there is one. */
const StoredDrafts = lazyPart(async () => (await import('./StoredDrafts.tsx')).StoredDrafts);

const BeginProgram = partToOpen(async () => (await import('./BeginProgram.tsx')).BeginProgram);

const write = () => openView({ name: 'create', draftId: newDraftId() });

export function ProgramList() {
  const { user } = useCurrentUser();
  const [isBeginning, setIsBeginning] = useState(false);
  useAct('write-in-grid', () => setIsBeginning(true));
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
      <Fetched part={StoredDrafts} isWanted={isAnyKept} props={{}} />
      <Programs />
    </>
  );
}

const columns = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

function Programs() {
  const workouts = useRead(listWorkouts, {});
  const counts = useRead(countMembersOn, {});
  const list = useListAddress(programOrders, 'name');
  if (!workouts.data) {
    return (
      <Query
        of={workouts}
        failed="The programs could not be loaded."
        loading={
          <Loading label="Loading programs..." className={columns}>
            {[1, 2, 3].map(card => (
              <ProgramCardSkeleton key={card} />
            ))}
          </Loading>
        }
      />
    );
  }
  const programs = programsShown(workouts.data, counts.data ?? [], list);
  if (programs.length === 0 && list.search === '') {
    return (
      <EmptyState icon={NotebookPen}>
        No workout programs yet. Create your first program to get started.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <ListTools label="Search programs" list={list} orders={programOrders} />
      {programs.length === 0 && (
        <EmptyState
          icon={NotebookPen}
          action={<Button onClick={() => list.setSearch('')}>Show all programs</Button>}
        >
          No programs found matching your search.
        </EmptyState>
      )}
      <ul className={columns}>
        {programs.map(program => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </ul>
    </div>
  );
}

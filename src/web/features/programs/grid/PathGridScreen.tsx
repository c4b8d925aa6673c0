import { getPath } from '#contract/programs/paths.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { PageSkeleton } from '#web/parts/program/ProgramSkeletons.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { CalendarOff } from 'lucide-react';
import { GridScreen } from './GridScreen.tsx';

/** The blocks of a path side by side. A program that comes twice is one, and is written once. */
export function PathGridScreen({ pathId, onLeave }: { pathId: string; onLeave: () => void }) {
  const path = useRead(getPath, { params: { id: pathId } });
  if (!path.data)
    return (
      <>
        <BackButton label="Back" onClick={onLeave} />
        <Query
          of={path}
          failed="This path could not be loaded."
          gone="This path is no longer there."
          loading={<PageSkeleton />}
        />
      </>
    );
  const blocks = path.data.blocks.filter(({ isDeleted }) => !isDeleted);
  const programIds = [...new Set(blocks.map(({ workoutId }) => workoutId))];
  if (programIds.length === 0)
    return (
      <>
        <BackButton label="Back" onClick={onLeave} />
        <EmptyState icon={CalendarOff}>No program of this path is left.</EmptyState>
      </>
    );
  return <GridScreen programIds={programIds} title={path.data.name} onLeave={onLeave} />;
}

import { useMemo, useState } from 'react';
import { getDraft } from '#contract/programs/drafts.ts';
import { useRead } from '#web/data/read.ts';
import { useLibrary } from '#web/exercises/use-library.ts';
import { CallError } from '#web/data/call.ts';
import { PageSkeleton } from '#web/programs/schedule/ProgramSkeletons.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { gridLibrary } from './editing/library.ts';
import { OpenGrid } from './OpenGrid.tsx';
import type { ReadDraft } from './saving/open-drafts.ts';

/** A program as weeks by days, written in shorthand: the draft of it, until it is published. */
export function GridScreen({ programId, onLeave }: { programId: string; onLeave: () => void }) {
  const [opened, setOpened] = useState<ReadDraft[]>();
  const draft = useRead(
    getDraft,
    { params: { id: programId } },
    { freshFor: 0, enabled: opened === undefined },
  );
  const exercises = useLibrary();
  // What was read earlier is no beginning: the draft may have gone on since. Once it is open, the grid keeps its own.
  if (!opened && draft.data && !draft.isFetching) setOpened([{ programId, draft: draft.data }]);
  const library = useMemo(
    () =>
      exercises.data &&
      opened &&
      gridLibrary(
        exercises.data,
        opened.flatMap(one => one.draft.unknown),
      ),
    [exercises.data, opened],
  );
  if (opened && library) return <OpenGrid drafts={opened} library={library} onLeave={onLeave} />;
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      {draft.error instanceof CallError && draft.error.status === 404 ? (
        <ErrorState message="This program is no longer there." />
      ) : draft.isError || exercises.isError ? (
        <ErrorState
          message="The program could not be loaded."
          onRetry={() => {
            void draft.refetch();
            void exercises.refetch();
          }}
          retrying={draft.isFetching || exercises.isFetching}
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

import { useMemo, useState } from 'react';
import { getDraft } from '#contract/programs/drafts.ts';
import { CallError } from '#web/data/call.ts';
import { useReadEach } from '#web/data/read.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { PageSkeleton } from '#web/parts/program/ProgramSkeletons.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { gridLibrary } from './editing/library.ts';
import { OpenGrid } from './OpenGrid.tsx';
import { type ReadDraft, useMerge } from './saving/open-drafts.ts';

type GridScreenProps = {
  programIds: readonly string[];
  /** The title of several programs together; a single one shows its own name. */
  title?: string;
  onLeave: () => void;
};

/** Programs as weeks by days, one after another, written in shorthand: the draft of each, until it is published. */
export function GridScreen({ programIds, title, onLeave }: GridScreenProps) {
  const [opened, setOpened] = useState<readonly ReadDraft[]>();
  const reads = useReadEach(
    getDraft,
    programIds.map(id => ({ params: { id } })),
    { staleTime: 0, enabled: opened === undefined },
  );
  const exercises = useLibrary();
  const units = useUnits();
  const merge = useMerge(programIds, useCurrentUser().user?.id ?? '');
  const drafts = reads.flatMap(({ data, isFetching }, index): ReadDraft[] =>
    data && !isFetching ? [{ programId: programIds[index] ?? '', draft: data }] : [],
  );
  // Cached drafts are no start: a draft may have gone on since. Once they are open, the grid keeps its own.
  if (!opened && drafts.length === programIds.length) setOpened(drafts);
  const library = useMemo(
    () =>
      exercises.data &&
      opened &&
      gridLibrary(
        exercises.data,
        opened.flatMap(one => one.draft.unknown),
        units,
      ),
    [exercises.data, opened, units],
  );
  if (opened && library && merge !== undefined)
    return <OpenGrid drafts={opened} library={library} merge={merge} title={title} onLeave={onLeave} />;
  const failed = [exercises, ...reads].filter(read => read.isError);
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      {failed.some(({ error }) => error instanceof CallError && error.status === 404) ? (
        <ErrorState message="This program is no longer there." />
      ) : failed.length > 0 ? (
        <ErrorState
          message="The program could not be loaded."
          onRetry={() => failed.forEach(read => void read.refetch())}
          retrying={failed.some(read => read.isFetching)}
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

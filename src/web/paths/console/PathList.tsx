import { Plus, Route } from 'lucide-react';
import { useState } from 'react';
import { listPaths } from '#contract/programs/paths.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { openView } from '#web/programs/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { PathCard } from './PathCard.tsx';

/** With it comes the dragging. */
const PathForm = partToOpen(async () => (await import('#web/paths/edit/PathForm.tsx')).PathForm);

const columns = 'grid gap-4 md:grid-cols-2';

/** The coach's paths: programs one after another, for members who stay longer than one program. */
export function PathList() {
  const paths = useRead(listPaths, {});
  const [isMaking, setIsMaking] = useState(false);
  const make = (
    <Button variant="primary" onClick={() => setIsMaking(true)}>
      <Plus aria-hidden="true" />
      New Path
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Paths"
        subtitle="Programs one after another, assigned in one go. A pause or another date carries through to what follows."
        actions={paths.data?.length !== 0 && make}
      />
      {paths.isPending && (
        <Loading label="Loading paths..." className={columns}>
          {[1, 2].map(card => (
            <Skeleton key={card} className="h-52 rounded-lg" />
          ))}
        </Loading>
      )}
      {paths.isError && !paths.data && (
        <ErrorState
          message={sentenceOf(paths.error, 'The paths could not be loaded.')}
          onRetry={paths.refetch}
          retrying={paths.isFetching}
        />
      )}
      {paths.data?.length === 0 && (
        <EmptyState icon={Route} action={make}>
          No paths yet. Put programs one after another, and assign the whole way at once.
        </EmptyState>
      )}
      <ul className={columns}>
        {paths.data?.map(path => (
          <PathCard key={path.id} path={path} />
        ))}
      </ul>
      {isMaking && (
        <PathForm
          path={null}
          onSaved={({ id }) => openView({ name: 'path', pathId: id })}
          onClose={() => setIsMaking(false)}
        />
      )}
    </>
  );
}

import { getFellowship } from '#contract/fellowship/settings.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** A file of its own: the fields it is made of would otherwise come with every page of the console. */
const FellowshipForm = lazyPart(
  async () => (await import('./FellowshipForm.tsx')).FellowshipForm,
  undefined,
  { shows: getFellowship.path },
);

/** What visitors and members are told of the fellowship, and the time it lives in. */
export function FellowshipScreen() {
  const fellowship = useRead(getFellowship, {});
  return (
    <>
      <PageHeader
        title="Fellowship Settings"
        subtitle="What visitors and members see of you. What you leave empty is said nowhere; what you save is everywhere at once."
      />
      {fellowship.isPending && <FormSkeleton />}
      {fellowship.isError && !fellowship.data && (
        <ErrorState
          message={sentenceOf(fellowship.error, 'The settings could not be loaded.')}
          onRetry={() => void fellowship.refetch()}
          retrying={fellowship.isFetching}
        />
      )}
      {fellowship.data && (
        <Fetched part={FellowshipForm} props={{ fellowship: fellowship.data }} meanwhile={<FormSkeleton />} />
      )}
    </>
  );
}

function FormSkeleton() {
  return (
    <Loading label="Loading the settings" className="grid gap-(--stack) lg:grid-cols-2">
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </Loading>
  );
}

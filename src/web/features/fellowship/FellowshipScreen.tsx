import { getFellowship } from '#contract/fellowship/settings.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** A file of its own: the fields it is made of would otherwise come with every page of the console. */
const FellowshipForm = lazyPart(
  async () => (await import('./FellowshipForm.tsx')).FellowshipForm,
  undefined,
  { shows: getFellowship.path },
);

/** The description of the fellowship for visitors and members, and its time zone. */
export function FellowshipScreen() {
  const fellowship = useRead(getFellowship, {});
  return (
    <>
      <PageHeader
        title="Fellowship Settings"
        subtitle="What visitors and members see about you. Empty fields are not shown; changes apply everywhere at once."
      />
      <Query of={fellowship} failed="The settings could not be loaded." loading={<FormSkeleton />}>
        {settings => (
          <Fetched part={FellowshipForm} props={{ fellowship: settings }} meanwhile={<FormSkeleton />} />
        )}
      </Query>
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

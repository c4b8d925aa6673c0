import { NotebookPen } from 'lucide-react';
import { listTrainingPrograms } from '#contract/fellowship/training-programs.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ProgramArticle } from './ProgramArticle.tsx';

/** What a coach may assign, in the coach's own words and with the weeks that there are. */
export function TrainingProgramsScreen() {
  const programs = useRead(listTrainingPrograms, {});
  return (
    <>
      <PageHeader
        title="Training Programs"
        subtitle="Programs are assigned by the coach and appear on your workout calendar once activated."
      />
      <Query
        of={programs}
        failed="The programs could not be loaded."
        loading={
          <Loading label="Loading the programs" className="grid gap-6">
            <Skeleton className="h-10 w-80 max-w-full" />
            <Skeleton className="h-64 rounded-lg" />
          </Loading>
        }
        empty={
          <EmptyState icon={NotebookPen}>
            No programs yet. They are shown here once there are some.
          </EmptyState>
        }
      >
        {programs => (
          <>
            {programs.map((program, index) => (
              // Two may bear one name.
              <ProgramArticle key={`${program.name} ${orderOf(index)}`} program={program} />
            ))}
            {programs.length > 1 && <WhichOne />}
          </>
        )}
      </Query>
    </>
  );
}

const orderOf = (index: number) => index + 1;

function WhichOne() {
  const { coach } = useBrand();
  return (
    <p className="mt-12 border-t border-line pt-6 text-lg text-muted">
      Which one is yours? {coach.name || 'Your coach'} decides that with you.
    </p>
  );
}

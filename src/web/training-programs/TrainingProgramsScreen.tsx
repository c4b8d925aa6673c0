import { NotebookPen } from 'lucide-react';
import { listTrainingPrograms } from '#contract/fellowship/training-programs.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
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
      {programs.isPending && (
        <Loading label="Loading the programs" className="grid gap-6">
          <Skeleton className="h-10 w-80 max-w-full" />
          <Skeleton className="h-64 rounded-lg" />
        </Loading>
      )}
      {programs.isError && !programs.data && (
        <ErrorState
          message={sentenceOf(programs.error, 'The programs could not be loaded.')}
          onRetry={() => void programs.refetch()}
          retrying={programs.isFetching}
        />
      )}
      {programs.data?.length === 0 && (
        <EmptyState icon={NotebookPen}>No programs yet. They are shown here once there are some.</EmptyState>
      )}
      {programs.data?.map((program, index) => (
        // Two may bear one name.
        <ProgramArticle key={`${program.name} ${orderOf(index)}`} program={program} />
      ))}
      {programs.data && programs.data.length > 1 && <WhichOne />}
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

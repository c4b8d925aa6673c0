import { Suspense } from 'react';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { ExerciseSkeleton } from './ExerciseSkeleton.tsx';
import { fetchOpenedPart, leaveRecordsView, openRecordsView, useRecordsView } from './exercise-view.ts';
import { RecordList } from './RecordList.tsx';

const ExerciseHistory = lazyPart(async () => (await import('./ExerciseHistory.tsx')).ExerciseHistory);

fetchOpenedPart({ exercise: ExerciseHistory });

/** A member's records, and what they have done of one exercise. */
export function RecordsSection() {
  const view = useRecordsView();
  if (view.name === 'exercise') {
    return (
      <>
        <BackButton label="Back" onClick={() => leaveRecordsView(view)} />
        <Suspense fallback={<ExerciseSkeleton />}>
          <ExerciseHistory key={view.exerciseId} exerciseId={view.exerciseId} isPage />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Records" subtitle="The best you have done of each exercise." />
      <RecordList onOpen={({ id }) => openRecordsView({ name: 'exercise', exerciseId: id })} />
    </>
  );
}

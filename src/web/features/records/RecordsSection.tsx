import { Suspense } from 'react';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { ExerciseSkeleton } from './ExerciseSkeleton.tsx';
import { RecordList } from './RecordList.tsx';
import { viewsInHistory } from '#web/navigation/view-history.ts';

/** The view of Records: all of them, or one exercise's page. */
const {
  useView: useRecordsView,
  openView: openRecordsView,
  leaveView: leaveRecordsView,
  fetchOpenedPart,
} = viewsInHistory({ list: null, exercise: 'exerciseId' }, 'list');

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
      <PageHeader title="Records" subtitle="Your best in each exercise." />
      <RecordList onOpen={({ id }) => openRecordsView({ name: 'exercise', exerciseId: id })} />
    </>
  );
}

import { useState } from 'react';
import { getExerciseHistory } from '#contract/training/records.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { DateOfExercise } from './DateOfExercise.tsx';

type DatesProps = {
  exerciseId: string;
  category: ExerciseCategory;
  query: { memberId?: string; since?: string };
  /** The first of the page. */
  from: number;
};

/** All dates, the newest first. */
export function DatesCard(props: Omit<DatesProps, 'from'>) {
  return (
    <Card title="Every date" className="@4xl:col-span-2">
      <DatesFrom {...props} from={0} />
    </Card>
  );
}

/** A page of dates, and, on demand, those after it. */
function DatesFrom({ exerciseId, category, query, from }: DatesProps) {
  const [isOpen, setOpen] = useState(false);
  // The first page is the one that the whole page was loaded with.
  const page = useRead(getExerciseHistory, {
    params: { id: exerciseId },
    query: from === 0 ? query : { ...query, from },
  });
  if (page.isPending) return <Skeleton className="mt-3 h-40 rounded-lg" />;
  if (!page.data)
    return (
      <Button
        size="sm"
        className="mt-3"
        pending={page.isFetching}
        pendingLabel="Loading..."
        onClick={() => void page.refetch()}
      >
        Try again
      </Button>
    );
  const { dates, next } = page.data;
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {dates.map(date => (
          <DateOfExercise key={date.date} date={date} category={category} />
        ))}
      </ul>
      {next !== null && isOpen && <DatesFrom {...{ exerciseId, category, query }} from={next} />}
      {next !== null && !isOpen && (
        <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
          Show earlier dates
        </Button>
      )}
    </>
  );
}

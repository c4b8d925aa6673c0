import { useState } from 'react';
import { getExerciseHistory } from '#contract/training/records.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useToday } from '#web/session/today.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ChartLine } from 'lucide-react';
import { DatesCard } from './DatesCard.tsx';
import { ExerciseRecords } from './ExerciseRecords.tsx';
import { ExerciseSkeleton } from './ExerciseSkeleton.tsx';
import { BestLine } from './BestLine.tsx';
import { sinceOf, type Span, spans } from './spans.ts';
import { WeeklyVolume } from './WeeklyVolume.tsx';

type ExerciseHistoryProps = {
  exerciseId: string;
  /** Member, where a coach looks. */
  memberId?: string;
  /** Whether it names the exercise itself; in a dialog the title does. */
  isPage?: boolean;
};

/** All that was done of one exercise: its records, how its best and its volume went, and each date. */
export function ExerciseHistory({ exerciseId, memberId, isPage = false }: ExerciseHistoryProps) {
  const [span, setSpan] = useState<Span>('year');
  const since = sinceOf(span, useToday());
  const query = { ...(memberId !== undefined && { memberId }), ...(since !== null && { since }) };
  const history = useRead(getExerciseHistory, { params: { id: exerciseId }, query }, { keepPrevious: true });
  const { data } = history;
  if (!data) {
    return (
      <Query
        of={history}
        failed="The exercise could not be loaded."
        gone="This exercise is no longer there."
        loading={<ExerciseSkeleton />}
      />
    );
  }
  const { exerciseName: name, category } = data;
  return (
    <div className="@container">
      {isPage && <PageHeader title={name} subtitle={<Badge>{category}</Badge>} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
        <Tabs label="Time span" tabs={spans} value={span} onValueChange={setSpan}>
          <TabPanel value={span}>
            {data.dates.length === 0 ? (
              <EmptyState icon={ChartLine}>
                {span === 'all' ? 'Nothing logged for this exercise yet.' : 'Nothing logged in this time.'}
              </EmptyState>
            ) : (
              <div
                aria-busy={history.isPlaceholderData}
                className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) @4xl:grid-cols-2"
              >
                {data.lineKind && data.line.length > 0 && (
                  <BestLine name={name} kind={data.lineKind} line={data.line} />
                )}
                {data.weeks.length > 0 && <WeeklyVolume name={name} category={category} weeks={data.weeks} />}
                <DatesCard key={since} exerciseId={exerciseId} category={category} query={query} />
              </div>
            )}
          </TabPanel>
        </Tabs>
        {data.records.length > 0 && <ExerciseRecords records={data.records} />}
      </div>
    </div>
  );
}

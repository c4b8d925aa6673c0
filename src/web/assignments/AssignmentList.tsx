import { ClipboardCheck } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Assignment } from '#web/assignments/assign/assignment-words.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx';
import { LongList } from '#web/ui/lists/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { type Filter, filtered, noFilter, ofThisWeek, statusTabs, whyEmpty } from './assignment-filter.ts';
import { AssignmentCard, cardGrid } from './AssignmentCard.tsx';
import type { Asked } from './AssignmentDialogs.tsx';
import { AssignmentFilters } from './AssignmentFilters.tsx';

type Ask = (asked: Asked) => void;

type AssignmentListProps = { assignments: readonly Assignment[]; ask: Ask };

/** The assignments that fit the search, the week and the status, all at once. */
export function AssignmentList({ assignments, ask }: AssignmentListProps) {
  const [filter, setFilter] = useState<Filter>(noFilter);
  const today = useToday();
  const { thisWeek, status } = filter;
  // The cards may take a moment longer than the letter just typed.
  const search = useDeferredValue(filter.search);
  const inWeek = useMemo(
    () => (thisWeek ? ofThisWeek(assignments, today) : assignments),
    [assignments, thisWeek, today],
  );
  const { shown, counts } = useMemo(() => filtered(inWeek, search, status), [inWeek, search, status]);
  const why = shown.length === 0 ? whyEmpty(filter, inWeek.length, counts.all) : null;
  return (
    <>
      <AssignmentFilters
        filter={filter}
        onChange={setFilter}
        total={assignments.length}
        shown={shown.length}
      />
      <Tabs
        label="Status"
        tabs={statusTabs.map(value => ({ value, label: tabLabels[value], count: counts[value] }))}
        value={status}
        onValueChange={chosen => setFilter({ ...filter, status: chosen })}
      >
        <TabPanel value={status}>
          {why && (
            <EmptyState
              icon={ClipboardCheck}
              action={
                <Button onClick={() => setFilter(why.instead)}>{takenBack(why.instead, filter)}</Button>
              }
            >
              {why.words}
            </EmptyState>
          )}
          <Cards assignments={shown} ask={ask} />
        </TabPanel>
      </Tabs>
    </>
  );
}

const tabLabels = { all: 'All', active: 'Active', paused: 'Paused', completed: 'Completed' };

/** What the button under an empty list does. */
function takenBack(instead: Filter, filter: Filter): string {
  if (instead.thisWeek !== filter.thisWeek) return 'Show all weeks';
  return instead.status === filter.status ? 'Clear the search' : 'Show every status';
}

/** Apart, so that a letter typed draws none of them. */
const Cards = memo(function Cards({ assignments, ask }: AssignmentListProps) {
  return (
    <div className="grid gap-3">
      <LongList
        as="ul"
        className={cardGrid}
        items={assignments}
        estimate={50}
        perBlock={12}
        render={assignment => <AssignmentCard key={assignment.id} assignment={assignment} ask={ask} />}
      />
    </div>
  );
});

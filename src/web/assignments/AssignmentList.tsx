import { ClipboardCheck } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Assignment } from '#web/assignments/assign/assignment-words.ts';
import { noGroups, ofGroup, useGroups } from '#web/groups/groups.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx';
import { LongList } from '#web/ui/lists/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { type Filter, filtered, narrowed, statusTabs, whyEmpty } from './assignment-filter.ts';
import { AssignmentCard, cardGrid } from './AssignmentCard.tsx';
import type { Asked } from './AssignmentDialogs.tsx';
import { ordered } from './assignment-order.ts';
import { show, useShown } from './assignment-views.ts';
import { AssignmentFilters } from './AssignmentFilters.tsx';

type Ask = (asked: Asked) => void;

type AssignmentListProps = { assignments: readonly Assignment[]; ask: Ask };

/** The assignments that fit the search, the week, what lies ahead and the status, all at once, in order. */
export function AssignmentList({ assignments, ask }: AssignmentListProps) {
  const [typed, setTyped] = useState('');
  const shown = useShown();
  const today = useToday();
  const { data: groups = noGroups } = useGroups();
  const { thisWeek, status, ahead, group, order } = shown;
  // The cards may take a moment longer than the letter just typed.
  const search = useDeferredValue(typed);
  const narrow = useMemo(
    () =>
      ordered(
        narrowed(
          ofGroup(assignments, groups, group, ({ memberId }) => memberId),
          { thisWeek, ahead },
          today,
        ),
        order,
      ),
    [assignments, groups, group, thisWeek, ahead, order, today],
  );
  const { shown: found, counts } = useMemo(() => filtered(narrow, search, status), [narrow, search, status]);
  const why = found.length === 0 ? whyEmpty({ ...shown, search: typed }, narrow.length, counts.all) : null;
  const takeBack = ({ search: left, ...rest }: Filter) => {
    setTyped(left);
    show({ ...shown, ...rest });
  };
  return (
    <>
      <AssignmentFilters
        search={typed}
        onSearch={setTyped}
        shown={shown}
        groups={groups}
        total={assignments.length}
        found={found.length}
      />
      <Tabs
        label="Status"
        tabs={statusTabs.map(value => ({ value, label: tabLabels[value], count: counts[value] }))}
        value={status}
        onValueChange={chosen => show({ ...shown, status: chosen })}
      >
        <TabPanel value={status}>
          {why && (
            <EmptyState
              icon={ClipboardCheck}
              action={<Button onClick={() => takeBack(why.instead)}>{why.takenBack}</Button>}
            >
              {why.words}
            </EmptyState>
          )}
          <Cards assignments={found} ask={ask} />
        </TabPanel>
      </Tabs>
    </>
  );
}

const tabLabels = { all: 'All', active: 'Active', paused: 'Paused', completed: 'Completed' };

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

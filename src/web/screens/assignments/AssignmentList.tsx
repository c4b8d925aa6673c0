import { ClipboardCheck } from 'lucide-react';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Assignment } from '#web/parts/assign/assignment-text.ts';
import { noGroups, ofGroup, useGroups } from '#web/parts/groups/groups.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { type RowSelection, useSelection } from '#web/lists/selection.ts';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { type Filter, filtered, narrowed, statusTabs, whyEmpty } from './assignment-filter.ts';
import { AssignmentCard, cardGrid } from './AssignmentCard.tsx';
import type { OpenDialog } from './AssignmentDialogs.tsx';
import { type Order, ordered, orderLabels } from './assignment-order.ts';
import { show, useShown } from './assignment-views.ts';
import { AssignmentFilters } from './AssignmentFilters.tsx';

const ManyBar = partToOpen(async () => (await import('#web/parts/many-members/ManyBar.tsx')).ManyBar);

type Ask = (openDialog: OpenDialog) => void;

type AssignmentListProps = { assignments: readonly Assignment[]; ask: Ask };

/** The assignments that fit the search, the week, what lies ahead and the status, all at once, in order. */
export function AssignmentList({ assignments, ask }: AssignmentListProps) {
  const list = useListAddress(orderLabels, 'ends');
  const shown = useShown();
  const today = useToday();
  const { data: groups = noGroups } = useGroups();
  const { thisWeek, status, ahead, group } = shown;
  const order = list.sort as Order;
  // The cards may take a moment longer than the letter just typed.
  const search = useDeferredValue(list.search);
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
  const why =
    found.length === 0 ? whyEmpty({ ...shown, search: list.search }, narrow.length, counts.all) : null;
  const selection = useSelection(useMemo(() => found.map(({ id }) => id), [found]));
  const chosen = new Set(found.flatMap(({ id, memberId }) => (selection.has(id) ? [memberId] : [])));
  const takeBack = ({ search: left, ...rest }: Filter) => {
    list.setSearch(left);
    show({ ...shown, ...rest });
  };
  return (
    <>
      <AssignmentFilters
        list={list}
        shown={shown}
        groups={groups}
        total={assignments.length}
        found={found.length}
      />
      <Tabs
        label="Status"
        tabs={statusTabs
          .filter(value => value !== 'to-come' || value === status || counts[value] > 0)
          .map(value => ({ value, label: tabLabels[value], count: counts[value] }))}
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
          <Cards assignments={found} selection={selection} ask={ask} />
        </TabPanel>
      </Tabs>
      {selection.isOn && <ManyBar memberIds={[...chosen]} shown={found.length} selection={selection} />}
    </>
  );
}

const tabLabels = {
  all: 'All',
  active: 'Active',
  'to-come': 'To come',
  paused: 'Paused',
  completed: 'Completed',
};

type CardsProps = AssignmentListProps & { selection: RowSelection };

/** Apart, so that a letter typed draws none of them. */
const Cards = memo(function Cards({ assignments, selection, ask }: CardsProps) {
  return (
    <div className="grid gap-3">
      <LongList
        as="ul"
        className={cardGrid}
        items={assignments}
        estimate={50}
        perBlock={12}
        render={assignment => (
          <AssignmentCard
            key={assignment.id}
            assignment={assignment}
            isSelected={selection.has(assignment.id)}
            onSelect={selection.press}
            ask={ask}
          />
        )}
      />
    </div>
  );
});

import { ChevronLeft, ChevronRight, UserRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import { getWeekBoard } from '#contract/coaching/week-board.ts';
import { addDays, mondayOf, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { switchRoundView } from '#web/features/attention/round-view.ts';
import { useRead } from '#web/data/read.ts';
import { noGroups, useGroups } from '#web/parts/groups/groups.ts';
import { GroupSelect } from '#web/parts/groups/GroupSelect.tsx';
import { useToday } from '#web/session/today.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { type OpenedDay, DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { statusLabels } from './cell-text.ts';
import { WeekMark } from './WeekCell.tsx';
import { inWeekOrder, type WeekOrder, weekOrderNames, weekOrders, weekSum } from './week-order.ts';
import { WeekTable } from './WeekTable.tsx';

/** Members log all day. */
const staleTime = 60_000;

type WeekBoardProps = { date: string; onLeave: () => void };

/** A week of everyone who is let in: what was done, missed, moved and is to come; each date opens, and moves from there. */
export function WeekBoard({ date, onLeave }: WeekBoardProps) {
  const today = useToday();
  const monday = mondayOf(parsePlainDate(date) ?? today);
  const [group, setGroup] = useState('');
  const [order, setOrder] = useState<WeekOrder>('name');
  const [opened, setOpened] = useState<OpenedDay | null>(null);
  const groups = useGroups();
  const query = { week: monday, ...(group !== '' && { group }) };
  const board = useRead(getWeekBoard, { query }, { staleTime, keepPrevious: true });
  const open = useCallback((memberId: string, day: PlainDate) => setOpened({ memberId, date: day }), []);
  return (
    <>
      <BackButton label="Command Center" onClick={onLeave} />
      <PageHeader title="Week" subtitle="Everyone’s week, each by their own dates." />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <WeekSteps monday={monday} today={today} />
        <div className="flex flex-wrap items-end gap-3">
          <GroupSelect groups={groups.data ?? noGroups} value={group} onChange={setGroup} className="w-44" />
          <SelectField
            label="Sort by"
            options={weekOrders.map(value => ({ value, label: weekOrderNames[value] }))}
            value={order}
            onChange={event => setOrder(event.target.value as WeekOrder)}
            className="w-52 max-w-full"
          />
        </div>
      </div>
      <Card flush>
        <Query
          of={board}
          failed="The week could not be loaded."
          loading={
            <Loading label="Loading the week" className="p-(--card-pad)">
              <SkeletonLines lines={10} />
            </Loading>
          }
        >
          {week => (
            <div className={board.isPlaceholderData ? 'opacity-60' : undefined}>
              <p role="status" className="-mt-1 border-b border-line px-(--card-pad) pb-3 text-sm text-muted">
                {weekSum(week.members)}
              </p>
              <WeekTable
                monday={parsePlainDate(week.monday) ?? monday}
                today={today}
                members={inWeekOrder(week.members, order)}
                onOpen={open}
              />
            </div>
          )}
        </Query>
      </Card>
      <Legend />
      {opened && <DayToOpen dayToOpen={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const show = (date: PlainDate) => switchRoundView({ name: 'week', date }, 'replaceState');

function WeekSteps({ monday, today }: { monday: PlainDate; today: PlainDate }) {
  return (
    <div className="flex items-center gap-1">
      <IconButton label="Week before" onClick={() => show(addDays(monday, -7))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h2 aria-live="polite" className="min-w-40 text-center font-medium">
        {shortDay(monday).slice(5)} – {shortDay(addDays(monday, 6)).slice(5)}
      </h2>
      <IconButton label="Week after" onClick={() => show(addDays(monday, 7))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {monday !== mondayOf(today) && (
        <Button size="sm" variant="ghost" onClick={() => show(mondayOf(today))}>
          This week
        </Button>
      )}
    </div>
  );
}

const legend = ['trained', 'part', 'missed', 'to-do', 'to-come', 'rest', 'moved'] as const;

function Legend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
      {legend.map(status => (
        <li key={status} className="flex items-center gap-1.5">
          <WeekMark status={status} />
          {statusLabels[status]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <UserRound aria-hidden="true" className="size-3 text-accent" />
        Custom for the member
      </li>
    </ul>
  );
}

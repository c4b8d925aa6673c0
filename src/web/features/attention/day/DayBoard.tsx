import { TriangleAlert, Trophy } from 'lucide-react';
import { useState } from 'react';
import { getDayBoard } from '#contract/dashboard.ts';
import { parsePlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { openRoundView } from '#web/features/attention/round-view.ts';
import { type OpenedDay, DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { useToday } from '#web/session/today.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge, type Tone } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import {
  type BoardMember,
  type BoardOrder,
  boardOrders,
  boardSum,
  dayDone,
  inOrder,
  orderNames,
} from './day-order.ts';

type Day = 'today' | 'yesterday';

/** So many at first; the rest unfold. */
const firstShown = 12;
/** Members log all day. */
const staleTime = 60_000;

/** Who trained yesterday, or today so far, who did not, pain and new bests: everyone who is let in, sorted as one likes. */
export function DayBoard({ yesterday }: { yesterday: readonly BoardMember[] }) {
  const [day, setDay] = useState<Day>('yesterday');
  const today = useToday();
  const [order, setOrder] = useState<BoardOrder>('missed');
  const ofToday = useRead(getDayBoard, { query: { day } }, { staleTime, enabled: day === 'today' });
  const board = day === 'today' ? ofToday.data : yesterday;
  return (
    <Card
      title={day === 'yesterday' ? 'Yesterday' : 'Today so far'}
      description={board && boardSum(board)}
      actions={
        <>
          <Button size="sm" variant="ghost" onClick={() => setDay(day === 'today' ? 'yesterday' : 'today')}>
            {day === 'today' ? 'Show yesterday' : 'Show today'}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => openRoundView({ name: 'week', date: today })}>
            The week
          </Button>
          <SelectField
            hideLabel
            label="Sort the day by"
            options={boardOrders.map(value => ({ value, label: orderNames[value] }))}
            value={order}
            onChange={event => setOrder(event.target.value as BoardOrder)}
            className="w-44 max-w-full"
          />
        </>
      }
    >
      <Query
        of={{ ...ofToday, data: board }}
        failed="The day could not be loaded."
        loading={
          <Loading label="Loading the day">
            <SkeletonLines lines={6} />
          </Loading>
        }
      >
        {board => <Members members={inOrder(board, order)} />}
      </Query>
    </Card>
  );
}

function Members({ members }: { members: readonly BoardMember[] }) {
  const [isWhole, setWhole] = useState(false);
  const [input, prescribedSet] = useState<OpenedDay | null>(null);
  const shown = isWhole ? members : members.slice(0, firstShown);
  return (
    <>
      <ul className="divide-y divide-line/60">
        {shown.map(member => (
          <MemberOfDay key={member.memberId} member={member} onOpen={prescribedSet} />
        ))}
      </ul>
      {input && <DayToOpen dayToOpen={input} onClose={() => prescribedSet(null)} />}
      {shown.length < members.length && (
        <Button size="sm" className="mt-3" onClick={() => setWhole(true)}>
          Show all {members.length.toLocaleString('en-US')}
        </Button>
      )}
    </>
  );
}

const looks: Record<BoardMember['status'], { tone: Tone; text: string }> = {
  trained: { tone: 'success', text: 'Trained' },
  beside: { tone: 'success', text: 'Trained' },
  part: { tone: 'warning', text: 'In part' },
  missed: { tone: 'danger', text: 'Missed' },
  'to-do': { tone: 'info', text: 'To do' },
  rest: { tone: 'neutral', text: 'Rest' },
};

type MemberOfDayProps = { member: BoardMember; onOpen: (day: OpenedDay) => void };

function MemberOfDay({ member, onOpen }: MemberOfDayProps) {
  const today = useToday();
  const { memberId, memberName, profileImageUrl, status, pain, bests } = member;
  const date = parsePlainDate(member.date) ?? today;
  const { tone, text } = looks[status];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2">
      <Avatar name={memberName} src={profileImageUrl} size="sm" />
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">
          <MemberLink memberId={memberId}>{memberName}</MemberLink>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="min-w-0 wrap-anywhere">{dayDone(member)}</span>
          {pain !== null && (
            <span className="flex items-center gap-1 text-danger">
              <TriangleAlert aria-hidden="true" className="size-4" />
              Pain {pain} of 10
            </span>
          )}
          {bests > 0 && (
            <span className="flex items-center gap-1 text-success">
              <Trophy aria-hidden="true" className="size-4" />
              {bests === 1 ? 'A new best' : `${bests} new bests`}
            </span>
          )}
        </span>
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${text}, ${shortDay(date)}: open the day of ${memberName}`}
        onClick={() => onOpen({ memberId, date })}
        className="-m-1 grid min-h-11 content-center justify-items-end gap-0.5 rounded-md p-1 hover:bg-hover"
      >
        <Badge tone={tone}>{text}</Badge>
        <span className="text-xs text-faint">{shortDay(date)}</span>
      </button>
    </li>
  );
}

import { ChevronRight, CircleCheck, ListFilter } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useAct } from '#web/navigation/requested-act.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { DaysIn, useDays } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { counted } from '#web/ui/text/words.ts';
import { ReasonLines } from './ReasonLines.tsx';
import {
  type FilteredRound,
  leftAt,
  type RoundFilterValues,
  type RoundMember,
  startReview,
} from './open-review.ts';
import { openRoundView } from './round-view.ts';
import { dayAt, nextText, trainedText } from './round-text.ts';

const ThresholdsDialog = partToOpen(async () => (await import('./ThresholdsDialog.tsx')).ThresholdsDialog);

const RoundFilter = partToOpen(async () => (await import('./RoundFilter.tsx')).RoundFilter);

type RoundListProps = {
  round: FilteredRound;
  onFilter: (filter: RoundFilterValues) => void;
  /** Reads more of them; undefined where no more are listed. */
  onMore: (() => void) | undefined;
  isLoading: boolean;
};

/** The queue: who needs the coach with their reasons; who was seen, who is on track, and who is snoozed, folded to a line each. */
export function RoundList({ round, onFilter, onMore, isLoading }: RoundListProps) {
  const [isSetting, setSetting] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const { members, total, waiting, seen, snoozed } = round;
  const open = (memberId: string) => {
    startReview(round);
    openRoundView({ name: 'review', memberId });
  };
  const groups = {
    waiting: members.filter(one => one.snoozedUntil === null && one.state === 'calls'),
    seen: members.filter(one => one.snoozedUntil === null && one.state === 'seen'),
    onTrack: members.filter(one => one.snoozedUntil === null && one.state === 'on-track'),
    snoozed: members.filter(one => one.snoozedUntil !== null),
  };
  const onTrack = total - waiting - seen - snoozed;
  const [first] = members;
  useAct('begin-round', () => first && open(first.memberId));
  return (
    <Card
      title="The Round"
      description={descriptionOf(round)}
      actions={
        <>
          {isFiltering ? (
            <RoundFilter filter={round.filter} onChange={onFilter} />
          ) : (
            <Button size="sm" variant="ghost" onClick={() => setFiltering(true)}>
              <ListFilter aria-hidden="true" />
              Filter
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setSetting(true)}>
            Thresholds
          </Button>
          {first && (
            <Button size="sm" variant="primary" onClick={() => open(first.memberId)}>
              Begin the round
            </Button>
          )}
        </>
      }
    >
      {groups.waiting.length > 0 && <Waiting members={groups.waiting} count={waiting} onOpen={open} />}
      {waiting === 0 && total > 0 && (
        <p className="flex items-center gap-2.5 text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          {seen > 0 ? 'Everyone is seen' : 'Everyone is on track'}
          {snoozed > 0 && ', or snoozed'}.
        </p>
      )}
      <Folded count={seen} text="seen, with something still open" members={groups.seen} onOpen={open} />
      <Folded count={onTrack} text="on track" members={groups.onTrack} onOpen={open} />
      <Folded count={snoozed} text="snoozed" members={groups.snoozed} onOpen={open} />
      {members.length < waiting && onMore && (
        <Button size="sm" className="mt-3" pending={isLoading} pendingLabel="Loading..." onClick={onMore}>
          Show more
        </Button>
      )}
      {isSetting && <ThresholdsDialog onClose={() => setSetting(false)} />}
    </Card>
  );
}

function descriptionOf({ waiting, total, filter }: FilteredRound): string {
  if (total === 0 && (filter.reason !== '' || filter.group !== '')) return 'No one matches this filter.';
  if (waiting === 0) return 'Nobody needs you right now.';
  const need = waiting === 1 ? 'needs' : 'need';
  return `${counted(waiting, 'member')} of ${total.toLocaleString('en-US')} ${need} you, the most urgent first.`;
}

/** So many at first: what else the Command Center tells is not to be far down. */
const firstShown = 8;

function Waiting({ members, count, onOpen }: Listed & { count: number }) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && members.length > firstShown;
  return (
    <>
      <Members members={isCut ? members.slice(0, firstShown) : members} onOpen={onOpen} />
      {isCut && (
        <Button size="sm" className="mt-2" onClick={() => setWhole(true)}>
          Show all {count.toLocaleString('en-US')}
        </Button>
      )}
    </>
  );
}

type Listed = { members: readonly RoundMember[]; onOpen: (memberId: string) => void };

/** Of many the first are named. */
function Folded({ count, text, members, onOpen }: Listed & { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <details className="group/folded mt-2 border-t border-line/60 pt-2">
      <summary className="-mx-2 flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-md px-2 text-sm text-muted hover:bg-hover pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/folded:rotate-90"
        />
        {counted(count, 'member')} {text}
      </summary>
      <Members members={members} onOpen={onOpen} />
      {members.length < count && (
        <p className="px-2 py-2 text-sm text-faint">
          {(count - members.length).toLocaleString('en-US')} more are not listed; the round takes you through
          all of them.
        </p>
      )}
    </details>
  );
}

function Members({ members, onOpen }: Listed) {
  return (
    <ul className="divide-y divide-line/60">
      {members.map(member => (
        <li key={member.memberId}>
          <DaysIn value={member.timeZone}>
            <MemberRow member={member} onOpen={() => onOpen(member.memberId)} />
          </DaysIn>
        </li>
      ))}
    </ul>
  );
}

function MemberRow({ member, onOpen }: { member: RoundMember; onOpen: () => void }) {
  const days = useDays();
  const { user } = useCurrentUser();
  const ids = useId();
  const { memberId, name, profileImageUrl, reasons, snoozedUntil } = member;
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (leftAt.now() !== memberId) return;
    leftAt.set(null);
    row.current?.focus();
  }, [memberId]);
  return (
    <button
      ref={row}
      type="button"
      aria-labelledby={`${ids}-name`}
      aria-describedby={`${ids}-why`}
      onClick={onOpen}
      className="group/row -mx-2 grid w-[calc(100%+1rem)] grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-md px-2 py-3 text-left transition-colors hover:bg-hover"
    >
      <Avatar name={name} src={profileImageUrl} size="sm" />
      <span className="grid min-w-0 gap-x-6 gap-y-1 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <span className="min-w-0">
          <span id={`${ids}-name`} className="block font-medium wrap-anywhere">
            {name}
          </span>
          <span className="block text-xs text-faint">
            {trainedText(member, days)} · {nextText(member, days)}
          </span>
        </span>
        <span id={`${ids}-why`} className="min-w-0 text-sm">
          {snoozedUntil !== null && (
            <Badge className="mb-1">Snoozed until {dayAt(snoozedUntil, user?.timeZone ?? 'UTC')}</Badge>
          )}
          <ReasonLines reasons={reasons} maxShown={3} />
        </span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="mt-1.5 size-4 shrink-0 text-faint transition-transform group-hover/row:translate-x-0.5 group-hover/row:text-accent"
      />
    </button>
  );
}

import { CalendarOff, ChevronRight } from 'lucide-react';
import { listTrainingDays } from '#contract/training/training-days.ts';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { Query } from '#web/data/Query.tsx';
import { useReadPages } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useDays } from '#web/session/today.ts';
import { DayStatusMark } from '#web/ui/calendar/DayStatusMark.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { nameOfDay, contextOfDay, type Session } from './day-record.ts';
import { countText, loggedLater, movedText, sessionDay, shownStatus, stateText } from './day-text.ts';
import { MemberNote } from './MemberNote.tsx';
import { SessionMarks } from './SessionMarks.tsx';

type SessionListProps = {
  memberId: string;
  /** Of one assignment alone. */
  assignmentId?: string;
  pageSize?: number;
  onOpen: (session: Session) => void;
};

/** A member's last sessions, the newest first; each opens, with its notes. */
export function SessionList({ memberId, assignmentId, pageSize = 10, onOpen }: SessionListProps) {
  const sessions = useReadPages(
    listTrainingDays,
    { params: { userId: memberId }, query: { ...(assignmentId && { assignmentId }) } },
    pageSize,
  );
  if (!sessions.data?.length) {
    return (
      <Query
        of={sessions}
        failed="The sessions could not be loaded."
        loading={<SessionsSkeleton />}
        empty={<EmptyState icon={CalendarOff}>No session has come up yet.</EmptyState>}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="divide-y divide-line border-y border-line">
        {sessions.data.map(session => (
          <SessionRow key={session.id} session={session} onOpen={() => onOpen(session)} />
        ))}
      </ul>
      <LoadEarlier
        of={sessions}
        label="Show earlier sessions"
        failed="The earlier sessions could not be loaded."
      />
    </div>
  );
}

function SessionRow({ session, onOpen }: { session: Session; onOpen: () => void }) {
  const days = useDays();
  const { user } = useCurrentUser();
  const status = shownStatus(session.status, session.loggedCount);
  const facts = [contextOfDay(session), movedText(session), loggedLater(session, user?.timeZone ?? 'UTC')];
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="group/session -mx-2 grid w-[calc(100%+1rem)] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-md px-2 py-2.5 text-left transition-colors hover:bg-hover"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="font-medium">{sessionDay(session.date, days)}</span>
            <span className="wrap-anywhere text-muted">{nameOfDay(session)}</span>
          </span>
          <span className="block text-xs text-faint">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className="flex items-center gap-2 text-sm text-muted">
          <span className="grid justify-items-end gap-0.5 @md:flex @md:items-center @md:gap-3">
            <span className="flex items-center gap-1.5">
              <DayStatusMark status={status} />
              {stateText({ ...session, status })}
            </span>
            <span className="text-xs @md:text-sm">{countText(session)}</span>
          </span>
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
        </span>
        {session.session && <SessionMarks session={session.session} />}
        {session.notes.length > 0 && (
          <span className="col-span-2 grid gap-1">
            {session.notes.map(note => (
              <MemberNote key={`${note.exerciseName} ${note.text}`} isBrief>
                {note.text} <span className="text-muted">({note.exerciseName})</span>
              </MemberNote>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}

function SessionsSkeleton() {
  return (
    <Loading label="Loading sessions" className="grid gap-2">
      {[0, 1, 2, 3, 4].map(row => (
        <Skeleton key={row} className="h-13" />
      ))}
    </Loading>
  );
}

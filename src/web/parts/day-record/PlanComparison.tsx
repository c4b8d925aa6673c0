import { CornerUpLeft, MessageSquareText, NotebookPen } from 'lucide-react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { DayStatusMark } from '#web/ui/calendar/DayStatusMark.tsx';
import { capitalised } from '#web/ui/text/words.ts';
import type { CommentOn } from './comment-on.ts';
import type { DayRecord, ExerciseRecord } from './day-record.ts';
import { movedText, otherClock, shownStatus, stateText } from './day-text.ts';
import { ExerciseComparison } from './ExerciseComparison.tsx';
import { SessionFacts } from './SessionFacts.tsx';

/** A training day: the plan and, beside it (below it, in a narrow place), what was done. */
export function PlanComparison({ day, onComment }: { day: DayRecord; onComment?: CommentOn }) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const groups = groupPositions(day.exercises.map(({ prescription }) => prescription ?? {}));
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <DayFacts day={day} />
      {day.session && <SessionFacts session={day.session} zone={zone} />}
      {day.notes && (
        <p className="flex gap-2 text-sm whitespace-pre-line text-muted">
          <NotebookPen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          {day.notes}
        </p>
      )}
      <div aria-hidden="true" className={`${halves} text-sm text-muted @max-2xl:hidden`}>
        <span>Planned</span>
        <span>Done</span>
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {day.exercises.map((exercise, index) => (
          <ExerciseComparison
            key={exercise.prescription?.id ?? exercise.log?.id ?? index}
            record={exercise}
            group={groups[index]}
            status={day.status}
            zone={zone}
            onComment={onComment}
          />
        ))}
      </ol>
      {day.exercises.length === 0 && <p className="text-muted">Nothing was prescribed for this day.</p>}
      <OtherClock day={day} zone={zone} />
    </div>
  );
}

/** The two columns that everything of a day stands in. */
const halves = 'grid gap-x-8 @2xl:grid-cols-2';

function DayFacts({ day }: { day: DayRecord }) {
  const moved = movedText(day);
  const status = shownStatus(day.status, day.exercises.filter(({ log }) => log !== null).length);
  const noted = day.exercises.filter(isNoted).map(({ exercise }) => exercise.name);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span className="flex items-center gap-1.5">
        <DayStatusMark status={status} />
        {stateText({ ...day, status })}
      </span>
      {moved && (
        <span className="flex items-center gap-1.5">
          <CornerUpLeft aria-hidden="true" className="size-4 shrink-0 text-accent" />
          {capitalised(moved)}
        </span>
      )}
      {noted.length > 0 && (
        <span className="flex items-center gap-1.5 font-medium text-ink">
          <MessageSquareText aria-hidden="true" className="size-4 shrink-0 text-accent" />
          {noted.length === 1 ? 'A note' : `${noted.length} notes`}: {noted.join(', ')}
        </span>
      )}
    </p>
  );
}

const isNoted = ({ log, happened }: ExerciseRecord): boolean =>
  happened ? happened.note !== null || happened.setNotes.length > 0 : Boolean(log?.notes);

function OtherClock({ day, zone }: { day: DayRecord; zone: string }) {
  const words = otherClock(day, zone);
  return words && <p className="text-xs text-faint">{words}</p>;
}

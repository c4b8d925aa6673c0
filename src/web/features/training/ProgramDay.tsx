import { NotebookPen } from 'lucide-react';
import { Suspense, useId } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import {
  type Assignment,
  headingOf,
  isOwn,
  isWritten,
  placesOf,
  type ScheduledExercise,
  type TrainingDay,
} from '#web/parts/training-day/training-day.ts';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { ExerciseCard } from '#web/features/training/log/ExerciseCard.tsx';
import { type Session, sessionOf } from '#web/parts/move-session/move-dates.ts';
import { MoveOffer } from '#web/parts/move-session/MoveOffer.tsx';
import { StartSession } from '#web/parts/training-session/StartSession.tsx';
import { useOnceOpened } from '#web/ui/dialogs/once-opened.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';

/** Few sessions are moved. */
const MovedFrom = lazyPart(async () => (await import('#web/parts/move-session/MovedFrom.tsx')).MovedFrom);

type ProgramDayProps = {
  assignment: Assignment;
  date: PlainDate;
  today: PlainDate;
  day: TrainingDay;
  /** Its session was begun and not ended. */
  isOpen: boolean;
  /** The exercise to do now, of all programs. */
  current: ScheduledExercise | null;
  /** The prescription that has just been added: its log opens at once. */
  added: string | null;
  onTyping: (isTyping: boolean) => void;
  onMove: (session: Session) => void;
  onMoved: (date: PlainDate) => void;
};

/** One program's day, or one-off exercises: name, week and notes, and the exercises in order. */
export function ProgramDay(props: ProgramDayProps) {
  const { assignment, date, today, day, isOpen, current, added, onTyping, onMove, onMoved } = props;
  const headingId = useId();
  const places = placesOf(day.exercises);
  const groups = groupPositions(day.exercises);
  const session = sessionOf(assignment, day, date);
  // It stays until it has said that the session is back.
  const wasMoved = useOnceOpened(session.plannedDate !== session.date);
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={headingId} className="display text-xl wrap-anywhere">
            {headingOf(assignment, day)}
          </h3>
          <Where day={day} />
          {wasMoved && (
            <Suspense>
              <MovedFrom session={session} mayMove={day.mayMove} today={today} onMoved={onMoved} />
            </Suspense>
          )}
        </div>
        <MoveOffer day={day} onMove={() => onMove(session)} />
      </div>
      {day.notes && (
        <p className="flex gap-2.5 text-sm whitespace-pre-line text-muted">
          <NotebookPen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          {day.notes}
        </p>
      )}
      {day.exercises.length > 0 && (
        <StartSession
          trainingDayId={day.trainingDayId}
          date={date}
          done={day.exercises.filter(isWritten).length}
          of={day.exercises.length}
          isOpen={isOpen}
          isFirst={isOpen || (date === today && !isOwn(assignment))}
          className="w-full sm:w-auto sm:justify-self-start"
        />
      )}
      <ol className="grid gap-3">
        {day.exercises.map((exercise, index) => (
          <ExerciseCard
            key={places[index]}
            target={{
              memberId: assignment.memberId,
              assignmentId: assignment.id,
              date,
              place: places[index] ?? exercise.id,
              exercise,
            }}
            group={groups[index]}
            today={today}
            isCurrent={exercise === current}
            isOwn={isOwn(assignment)}
            opensAtOnce={exercise.id === added}
            onTyping={onTyping}
          />
        ))}
      </ol>
    </section>
  );
}

/** 'Week 2 · Lower Body · about 50 min', where there is more to say than the heading does. */
function Where({ day: { dayName, programName, weekNumber, estimatedMinutes } }: { day: TrainingDay }) {
  const where = [
    weekNumber === null ? null : `Week ${weekNumber}`,
    dayName === programName ? null : dayName,
    // An answer that was kept of an earlier release does not say.
    estimatedMinutes > 0 && `about ${estimatedMinutes} min`,
  ].filter(Boolean);
  return where.length > 0 && <p className="text-sm text-muted">{where.join(' · ')}</p>;
}

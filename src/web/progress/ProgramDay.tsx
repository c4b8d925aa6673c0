import { NotebookPen } from 'lucide-react';
import { useId } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { placesOf, type ScheduledExercise, type TrainingDay } from './training-day.ts';

type ProgramDayProps = {
  assignmentId: string;
  date: PlainDate;
  today: PlainDate;
  day: TrainingDay;
  /** The exercise to do now, of all programs. */
  current: ScheduledExercise | null;
  onTyping: (isTyping: boolean) => void;
};

/** One program's day: its name, week and notes, and the exercises in order. */
export function ProgramDay({ assignmentId, date, today, day, current, onTyping }: ProgramDayProps) {
  const headingId = useId();
  const places = placesOf(day.exercises);
  const where = [
    day.weekNumber === null ? null : `Week ${day.weekNumber}`,
    day.dayName === day.programName ? null : day.dayName,
  ].filter(Boolean);
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div>
        <h3 id={headingId} className="display text-xl">
          {day.programName}
        </h3>
        {where.length > 0 && <p className="text-sm text-muted">{where.join(' · ')}</p>}
      </div>
      {day.notes && (
        <p className="flex gap-2.5 text-sm whitespace-pre-line text-muted">
          <NotebookPen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          {day.notes}
        </p>
      )}
      <ol className="grid gap-3">
        {day.exercises.map((exercise, index) => (
          <ExerciseCard
            key={places[index]}
            target={{ assignmentId, date, place: places[index] ?? exercise.id, exercise }}
            today={today}
            isCurrent={exercise === current}
            onTyping={onTyping}
          />
        ))}
      </ol>
    </section>
  );
}

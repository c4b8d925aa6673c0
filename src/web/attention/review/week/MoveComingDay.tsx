import { parsePlainDate } from '#domain/plain-date.ts';
import type { Assignment } from '#web/assignments/assign/assignment-words.ts';
import { useToday } from '#web/session/today.ts';
import { nameOfDay } from '#web/training-days/day-record.ts';
import { MoveSessionDialog } from '#web/training/move/MoveSessionDialog.tsx';
import type { ComingDay } from './week-words.ts';

type MoveComingDayProps = { day: ComingDay; assignment: Assignment; onClose: () => void };

/** A member's session on another date of its program. */
export function MoveComingDay({ day, assignment, onClose }: MoveComingDayProps) {
  const today = useToday();
  const date = parsePlainDate(day.date) ?? today;
  const session = {
    id: day.id,
    assignmentId: day.assignmentId,
    name: nameOfDay(day),
    date,
    plannedDate: parsePlainDate(day.plannedDate) ?? date,
    first: parsePlainDate(assignment.startDate) ?? date,
    last: parsePlainDate(assignment.endDate) ?? date,
  };
  return <MoveSessionDialog open session={session} today={today} onClose={onClose} onMoved={onClose} />;
}

import type { RequestOf } from '#contract/endpoint.ts';
import type { restoreProgramSchedule } from '#contract/programs/weeks.ts';
import type { DayPlace } from '#domain/programs/document/program-document.ts';
import { dayIn, weekIn } from '#domain/programs/document/program-document.ts';
import { type EditedDay, type EditedDocument, weekCountOf } from './edited-document.ts';
import type { Row } from './edited-lines.ts';

type Body = RequestOf<typeof restoreProgramSchedule>['body'];

/** The call that makes these days of a program what they are in the other document, each on a revision. */
export function restoreBody(
  now: EditedDocument,
  next: EditedDocument,
  places: readonly DayPlace[],
  revisionOf: (place: DayPlace) => number,
): Body {
  const count = weekCountOf(next);
  const columns = [...new Set(places.map(({ column }) => column))];
  return {
    ...(count > weekCountOf(now) && { numWeeks: count }),
    weeks: columns.map(column => {
      const isNew = column >= weekCountOf(now);
      return {
        weekNumber: column + 1,
        ...(isNew && { notes: weekIn(next, column)?.notes ?? '' }),
        days: places
          .filter(place => place.column === column)
          .flatMap(place => {
            const day = dayIn(next, place);
            return day?.saved ? [{ ...contentsOf(day), revision: revisionOf(place) }] : [];
          }),
      };
    }),
  };
}

/** Exercises that have not been read are not changed either. */
function contentsOf({ dayOfWeek, dayName, notes, assignedWorkoutId, lines, unread }: EditedDay) {
  const exercises = lines.flatMap(({ row }) => (row ? [withoutPlace(row)] : []));
  return { dayOfWeek, dayName, notes, assignedWorkoutId, ...(!unread && { exercises }) };
}

const withoutPlace = ({ dayId: _day, orderIndex: _place, exercise: _exercise, ...row }: Row) => row;

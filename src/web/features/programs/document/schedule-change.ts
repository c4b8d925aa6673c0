import * as commands from '#domain/programs/document/commands.ts';
import { dayIn, type DocumentDay, type ProgramDocument } from '#domain/programs/document/program-document.ts';
import type { DraftExercise, DayPosition, Prescribed } from '#web/parts/prescriptions/fields/draft.ts';
import { placeOf } from './place.ts';

type InADay<Change> = Change & { at: DayPosition };

type OfOneDay =
  /** `position` counts from 0. */
  | { type: 'change-exercise'; key: number; exercise: Prescribed; position: number }
  | { type: 'remove-exercise'; key: number }
  | { type: 'reorder-exercises'; keys: readonly number[] }
  | { type: 'describe-day'; dayName: string; notes: string }
  /** Uses a single workout in addition to its own exercises; none when null. */
  | { type: 'use-workout'; workoutId: string | null };

type DuplicateWeek = { type: 'duplicate-week'; from: number; to: readonly number[] };

/** Changes that the weekly schedule makes to a draft and to a saved program. */
export type ScheduleChange =
  | InADay<{ type: 'add-exercise'; exercise: Prescribed }>
  | InADay<OfOneDay>
  | DuplicateWeek;

/** A change to one day, an exercise that it adds known by its key. */
export type DayChange =
  | InADay<{ type: 'add-exercise'; exercise: Prescribed; key: number }>
  | InADay<OfOneDay>;

export type DocumentChange =
  | DayChange
  | DuplicateWeek
  | { type: 'copy-day'; from: DayPosition; to: readonly DayPosition[] };

/** What the schedule asks for, as the document's commands: it knows exercises by their keys, those know lines by their places. */
export function changeDocument<Day extends DocumentDay<DraftExercise>>(
  document: ProgramDocument<Day>,
  change: DocumentChange,
): ProgramDocument<Day> {
  if (change.type === 'duplicate-week')
    return commands.duplicateWeek(
      document,
      change.from - 1,
      change.to.map(week => week - 1),
    );
  if (change.type === 'copy-day')
    return commands.copyDay(document, placeOf(change.from), change.to.map(placeOf));
  const place = placeOf(change.at);
  const lines = dayIn(document, place)?.lines ?? [];
  const at = (key: number) => ({ ...place, line: lines.findIndex(line => line.key === key) });
  switch (change.type) {
    case 'add-exercise': {
      const line = { ...change.exercise, key: change.key };
      return commands.insertLines(document, { ...place, line: lines.length }, [line]);
    }
    case 'change-exercise': {
      const { key, exercise, position } = change;
      return commands.changeLine(document, at(key), { ...exercise, key }, position);
    }
    case 'remove-exercise':
      return commands.removeLines(document, at(change.key));
    case 'reorder-exercises':
      return commands.orderLines(
        document,
        place,
        change.keys.map(key => at(key).line),
      );
    case 'describe-day': {
      const { dayName, notes } = change;
      return commands.setNotes(document, [place], { dayName, notes });
    }
    default:
      return commands.assignWorkout(document, [place], change.workoutId);
  }
}

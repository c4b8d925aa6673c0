import { setDetails } from '#domain/programs/document/commands.ts';
import type { DocumentDay, ProgramDocument } from '#domain/programs/document/program-document.ts';
import { weekdays, type Weekday } from '#domain/plain-date.ts';
import type { Draft, DraftDay, DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import {
  changeDocument,
  type DocumentChange,
  type ScheduleChange,
} from '#web/features/programs/document/schedule-change.ts';

type DraftedDay = DocumentDay<DraftExercise>;
export type DraftDocument = ProgramDocument<DraftedDay>;

type Details = Pick<Draft, 'name' | 'description' | 'numWeeks' | 'difficultyLevel' | 'trainingMaxPercent'>;

export type DraftChange =
  | ScheduleChange
  | Extract<DocumentChange, { type: 'copy-day' }>
  | { type: 'details'; details: Partial<Details> };

/*
 * A draft lies on the device as it always did: days with nothing in them are left out, and the number of weeks is a text.
 * The document is what can be changed. A day that a change leaves alone stays the same object in either, so that only one
 * is drawn again.
 */
const documents = new WeakMap<Draft, DraftDocument>();
const documentDays = new WeakMap<DraftDay, DraftedDay>();
const draftDays = new WeakMap<DraftedDay, DraftDay>();

export function documentOf(draft: Draft): DraftDocument {
  const known = documents.get(draft);
  if (known) return known;
  const { id, name, description, difficultyLevel, trainingMaxPercent } = draft;
  const weeks = draft.weeks.map(days => ({
    notes: '',
    days: weekdays.map(weekday => dayOfDraft(weekday, days[weekday])),
  }));
  const document = { programs: [{ id, name, description, difficultyLevel, trainingMaxPercent, weeks }] };
  documents.set(draft, document);
  return document;
}

const blankDays = new Map(
  weekdays.map((dayOfWeek): [Weekday, DraftedDay] => [
    dayOfWeek,
    { dayOfWeek, dayName: '', notes: '', assignedWorkoutId: null, lines: [] },
  ]),
);

function dayOfDraft(dayOfWeek: Weekday, day: DraftDay | undefined): DraftedDay {
  if (!day) return blankDays.get(dayOfWeek) as DraftedDay;
  const known = documentDays.get(day);
  if (known?.dayOfWeek === dayOfWeek) return known;
  const { dayName, notes, assignedWorkoutId = null, exercises } = day;
  const made = { dayOfWeek, dayName, notes, assignedWorkoutId, lines: exercises };
  documentDays.set(day, made);
  draftDays.set(made, day);
  return made;
}

/** The draft with what its document has become. */
export function draftOf(document: DraftDocument, draft: Draft): Draft {
  const [program] = document.programs;
  if (!program || document === documents.get(draft)) return draft;
  const { name, description, trainingMaxPercent } = program;
  const difficultyLevel = program.difficultyLevel ?? draft.difficultyLevel;
  const weeks = program.weeks.map(({ days }) =>
    Object.fromEntries(days.filter(isWritten).map(day => [day.dayOfWeek, draftDay(day)])),
  );
  const next = { ...draft, name, description, difficultyLevel, trainingMaxPercent, weeks };
  documents.set(next, document);
  return next;
}

function draftDay(day: DraftedDay): DraftDay {
  const known = draftDays.get(day);
  if (known) return known;
  const { dayName, notes, assignedWorkoutId, lines } = day;
  const made = {
    dayName,
    notes,
    exercises: [...lines],
    ...(assignedWorkoutId !== null && { assignedWorkoutId }),
  };
  draftDays.set(day, made);
  documentDays.set(made, day);
  return made;
}

const isWritten = ({ lines, dayName, notes, assignedWorkoutId }: DraftedDay) =>
  lines.length > 0 || dayName !== '' || notes !== '' || assignedWorkoutId !== null;

/** The reason why a change can't be made. */
export function problemWith(draft: Draft, change: DraftChange): string | undefined {
  if (change.type !== 'duplicate-week') return undefined;
  const days = documentOf(draft).programs[0]?.weeks[change.from - 1]?.days ?? [];
  const holdsAny = days.some(
    ({ lines, assignedWorkoutId }) => lines.length > 0 || assignedWorkoutId !== null,
  );
  return holdsAny ? undefined : `Week ${change.from} has no exercises to copy`;
}

/** The draft after a change. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const document = documentOf(draft);
  if (change.type === 'details') {
    const { numWeeks = draft.numWeeks, ...details } = change.details;
    return draftOf(setDetails(document, 0, details), { ...draft, numWeeks });
  }
  if (change.type !== 'add-exercise') return draftOf(changeDocument(document, change), draft);
  const key = draft.nextKey;
  return draftOf(changeDocument(document, { ...change, key }), { ...draft, nextKey: key + 1 });
}

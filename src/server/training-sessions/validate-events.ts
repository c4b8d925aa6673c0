import * as z from 'zod/mini';
import { maxPounds } from '#contract/progress-fields.ts';
import { type SentEvent, sentEvent } from '#contract/training/training-sessions.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { amountsOfSet } from '#domain/training-sessions/amounts-of-set.ts';
import { isOfCalories } from '#domain/training/log/carried-set.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';

/** An event that is not taken: which of those sent, why, and whether it names what the day does not have. */
export type Refused = { index: number; why: string; isOfNoExercise: boolean };

export type Sent = { index: number; event: SentEvent };

/** Reads what was sent; what is no event is refused by itself, with its sentence. */
export function readEvents(fixture: readonly unknown[]): { sent: Sent[]; refused: Refused[] } {
  const sent: Sent[] = [];
  const refused: Refused[] = [];
  for (const [index, one] of fixture.entries()) {
    const read = z.safeParse(sentEvent, one);
    if (read.success) sent.push({ index, event: read.data });
    else refused.push({ index, why: sentenceOf(read.error.issues), isOfNoExercise: false });
  }
  return { sent, refused };
}

const sentenceOf = ([issue]: readonly { message: string; path: PropertyKey[] }[]): string =>
  issue === undefined || issue.path.length === 0 || issue.message.startsWith('Invalid')
    ? `This is no event of a session: ${issue?.path.join('.') || 'kind'} is wrong`
    : issue.message;

/**
 * Events of the future happened now at the latest. Those that are lowered keep their order, a millisecond apart, because the
 * clock that is ahead told it.
 */
export function withoutFuture(sent: readonly Sent[], now: number): Sent[] {
  const ahead = sent
    .filter(({ event }) => event.at > now)
    .toSorted((a, b) => a.event.at - b.event.at || (a.event.id < b.event.id ? -1 : 1));
  const lowered = new Map(ahead.map(({ index }, place) => [index, now - (ahead.length - 1 - place)]));
  return sent.map(({ index, event }) => ({
    index,
    event: { ...event, at: lowered.get(index) ?? event.at },
  }));
}

export type LibraryExercise = { id: string; category: ExerciseCategory };

export type Against = {
  /** By the prescriptions' ids: those of the day, and exercises that were added. */
  categories: ReadonlyMap<string, ExerciseCategory>;
  /** Those that swaps and additions name. */
  library: ReadonlyMap<string, LibraryExercise>;
  /** Ids that no addition may have, because they are prescriptions'. */
  prescribed: ReadonlySet<string>;
  maySwap: boolean;
};

/** The events that can be taken, in the words of the rules, and why the others can't. */
export function validateEvents(
  sent: readonly Sent[],
  against: Against,
): { taken: SessionEvent[]; refused: Refused[] } {
  const taken: SessionEvent[] = [];
  const refused: Refused[] = [];
  const added = new Map(
    sent.flatMap(({ event }) => {
      if (event.kind !== 'add' || isOthers(event.prescriptionId, against)) return [];
      const category = against.library.get(event.exerciseId)?.category;
      return category ? [[event.prescriptionId, category] as const] : [];
    }),
  );
  for (const { index, event } of sent) {
    const found = understand(event, { ...against, added });
    if ('why' in found) refused.push({ index, ...found });
    else taken.push(found);
  }
  return { taken, refused };
}

type Why = Omit<Refused, 'index'>;

const because = (why: string): Why => ({ why, isOfNoExercise: false });

function understand(
  event: SentEvent,
  against: Against & { added: ReadonlyMap<string, ExerciseCategory> },
): SessionEvent | Why {
  const { categories, library, maySwap, added } = against;
  if (event.kind === 'add') return understandAddition(event, library.get(event.exerciseId), against);
  if (!('prescriptionId' in event)) return event;
  const category = categories.get(event.prescriptionId) ?? added.get(event.prescriptionId);
  if (category === undefined) return { why: 'This exercise is not part of the day', isOfNoExercise: true };
  if (event.kind === 'set') return understandSet(event, category);
  if (event.kind !== 'swap') return event;
  if (!maySwap) return because('Your coach has switched off swapping exercises');
  const other = library.get(event.exerciseId);
  if (!other) return because('There is no such exercise');
  return other.category === category
    ? event
    : because(`Only another ${category} exercise can take its place`);
}

const isOthers = (id: string, { categories, prescribed }: Against) =>
  categories.has(id) || prescribed.has(id);

function understandAddition(
  event: Extract<SentEvent, { kind: 'add' }>,
  exercise: LibraryExercise | undefined,
  against: Against,
): SessionEvent | Why {
  if (!exercise) return because('There is no such exercise');
  return isOthers(event.prescriptionId, against)
    ? because('This is the id of another exercise')
    : { ...event, category: exercise.category };
}

function understandSet(
  { unit, distanceUnit, ...set }: Extract<SentEvent, { kind: 'set' }>,
  category: ExerciseCategory,
): SessionEvent | Why {
  const values = { ...set, ...amountsOfSet({ ...set, unit, distanceUnit }) };
  if ((values.weight ?? 0) > maxPounds)
    return because(`Enter at most ${maxPounds.toLocaleString('en-US')} lb`);
  const missing = missingOfSet(category, values);
  return missing === null ? values : because(missing);
}

type Amounts = Record<'reps' | 'contacts' | 'distance' | 'calories', number | null> & { time: string | null };

/** What a set of its category can't do without; null when it is there. Calories are enough of any. */
function missingOfSet(
  category: ExerciseCategory,
  { reps, contacts, distance, time, calories }: Amounts,
): string | null {
  const seconds = secondsOf(time);
  if (time !== null && seconds === null) return 'Enter a time such as 1:30 or 45';
  if (isOfCalories({ calories })) return null;
  switch (category) {
    case 'Strength':
    case 'Calisthenics':
      return reps === null && !distance && !seconds ? 'Enter the reps of this set' : null;
    case 'Plyometric':
      return contacts === null && reps === null ? 'Enter the contacts of this set' : null;
    case 'Aerobic':
      return distance === null && seconds === null ? 'Enter a distance or a time' : null;
    default:
      return seconds === null ? 'Enter a time such as 1:30 or 45' : null;
  }
}

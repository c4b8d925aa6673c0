import { isHelp } from '#domain/measures/help.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import type { Database } from '#server/database/database.ts';
import { assistedAmong, noHelpHere } from '#server/exercises/assisted.ts';
import { conflict } from '#server/http/problem.ts';
import { type Sender, theMember } from '#server/training-days/events/store-events.ts';
import { libraryExercises, prescribedAlready } from './library-exercises.ts';
import type { DayInput, Session } from './read-session.ts';
import { type Refused, type Sent, validateEvents } from './validate-events.ts';

export type EventsInput = DayInput & {
  /** The day's member, or else a coach. */
  viewerId: string;
  /** As they came, unread. */
  events: readonly unknown[];
  now: Date;
  /** Of the lifts the answer is to tell only of those that events bring in. */
  isOfChanges?: boolean;
};

/** As many as a day's session holds: more is a device that goes on by mistake. */
const maxEvents = 4_000;

export const senderOf = ({ viewerId }: EventsInput, { row }: Session): Sender =>
  viewerId === row.memberId ? theMember : { sentAs: 'coach', coachId: viewerId };

export function isFirstOfCoach({ viewerId }: EventsInput, { row, senders }: Session): boolean {
  const hasCoach = [...senders.values()].some(sender => sender !== null && sender !== row.memberId);
  return viewerId !== row.memberId && !hasCoach;
}

/** The events that the session does not have yet, each once, and those that can't be taken. Those it has were judged when they came. */
export async function newEvents(
  db: Database,
  session: Session,
  input: EventsInput,
  received: readonly Sent[],
): Promise<{ fresh: SessionEvent[]; refused: Refused[] }> {
  const { row, planned, events } = session;
  const known = new Set(events.map(({ id }) => id));
  const sent = received.filter(({ event }) => !known.has(event.id));
  const library = await libraryExercises(db, sent);
  const prescribed = await prescribedAlready(db, sent);
  const categories = new Map(planned.map(({ prescriptionId, category }) => [prescriptionId, category]));
  for (const event of events) if (event.kind === 'add') categories.set(event.prescriptionId, event.category);
  const maySwap = row.maySwap || senderOf(input, session).sentAs === 'coach';
  const validated = validateEvents(sent, { categories, library, prescribed, maySwap });
  const { taken, refused } = await withoutHelp(db, session, sent, validated);
  const fresh = [...new Map(taken.map(event => [event.id, event])).values()];
  if (fresh.length > 0 && row.eventCount + fresh.length > maxEvents)
    throw conflict('This session holds too much already');
  return { fresh, refused };
}

type Validated = ReturnType<typeof validateEvents>;

/** Help is of an assisted exercise alone: of that of the day, or of one that takes its place. */
async function withoutHelp(
  db: Database,
  { planned, events }: Session,
  sent: readonly Sent[],
  { taken, refused }: Validated,
): Promise<Validated> {
  const helped = taken.filter(event => event.kind === 'set' && isHelp(event.weight));
  if (helped.length === 0) return { taken, refused };
  const places = [
    ...planned,
    ...[...events, ...taken].filter(event => event.kind === 'swap' || event.kind === 'add'),
  ];
  const assisted = await assistedAmong(
    db,
    places.map(({ exerciseId }) => exerciseId),
  );
  const isAssisted = (id: string) =>
    places.some(({ prescriptionId, exerciseId }) => prescriptionId === id && assisted.has(exerciseId));
  const wrong = new Set(
    helped.flatMap(event => ('prescriptionId' in event && !isAssisted(event.prescriptionId) ? event.id : [])),
  );
  const why = { why: noHelpHere, isOfNoExercise: false };
  return {
    taken: taken.filter(({ id }) => !wrong.has(id)),
    refused: [
      ...refused,
      ...sent.flatMap(({ index, event }) => (wrong.has(event.id) ? { index, ...why } : [])),
    ],
  };
}

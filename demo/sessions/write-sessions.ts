import { sql } from 'drizzle-orm';
import { dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { takeEventsWithin } from '#server/training-sessions/take-events.ts';
import { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { isMain } from '../training/effort.ts';
import type { Trained } from '../training/training-log.ts';
import { eventsOfSession } from './session-events.ts';
import type { DeviceEvent } from './device-event.ts';

/** Sends what people tapped in the player, session by session, as their devices would have: the logs follow from it. */
export async function writeSessions(
  tx: Database,
  sessions: readonly Trained[],
  { coachId, now }: { coachId: string; now: Date },
): Promise<void> {
  // Months of logs have just come: without a count of them their reads would go the long way.
  await tx.execute(sql`analyze`);
  const versions = new KnownVersions();
  const library = await tx.select({ id: exercises.id, name: exercises.name }).from(exercises);
  const idOf = new Map(library.map(({ id, name }) => [name, id]));
  for (const trained of sessions.toSorted((a, b) => a.begins.getTime() - b.begins.getTime())) {
    const send = senderOf(tx, versions, trained);
    const { member, coach } = byWhom(trained, eventsOfSession(trained, { now, idOf }));
    await send(coach, coachId);
    await send(member, trained.day.memberId);
  }
}

const senderOf =
  (tx: Database, versions: KnownVersions, { person, day }: Trained) =>
  async (events: readonly DeviceEvent[], viewerId: string) => {
    const last = events.at(-1);
    if (!last) return;
    const now = new Date(last.at);
    const { refused } = await takeEventsWithin(tx, versions, {
      trainingDayId: day.id,
      owner: { all: true },
      viewerId,
      events,
      now,
      today: dateIn(person.timeZone, now),
      isWhole: false,
    });
    if (refused[0]) throw new Error(`${person.firstName}, ${day.date}: ${refused[0].why}`);
  };

/** Beside a coach, the coach taps the main lift. */
function byWhom(
  { person, day }: Trained,
  events: readonly DeviceEvent[],
): { member: DeviceEvent[]; coach: DeviceEvent[] } {
  const main = person.trainsBesideCoach && isCoachedOn(day.date) ? day.exercises.find(isMain) : undefined;
  const isCoachs = (event: DeviceEvent) => main !== undefined && event['prescriptionId'] === main.id;
  return { member: events.filter(event => !isCoachs(event)), coach: events.filter(isCoachs) };
}

/** Every other day of the month. */
const isCoachedOn = (date: string) => Number(date.slice(8)) % 2 === 0;

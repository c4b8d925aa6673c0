import { weekOf } from '#domain/check-ins/check-in-week.ts';
import { keepAnswers } from '#domain/check-ins/fitting-answers.ts';
import { addDays, dateIn, daysBetween } from '#domain/plain-date.ts';
import { putIntoCheckIn } from '#server/attachments/in-check-ins.ts';
import { insertAnswers, saveCheckIn } from '#server/check-ins/queries.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { chanceOf } from '../founding/chance.ts';
import { uploadClip } from '../conversations/clips.ts';
import { daysAgo } from '../founding/founding.ts';
import { instantAt } from '../founding/local-time.ts';
import type { Enrolled } from '../training/assign-programs.ts';
import { imaginedWeek } from './imagined-week.ts';
import { questions } from './questions.ts';

const weekday = 'sunday';
const maxWeeks = 16;

/** They have not answered this week's: whoever signs in as one of them finds it. */
const stillDue = ['Sarah', 'Andrew', 'Chloe'];

/** They took a picture of what they ate this week. */
const withPlate = ['Priscilla', 'Hannah', 'Eunice'];

const asked = Object.values(questions);

/** The coach's check-in, and what members answered since it is asked; this week's some have not answered yet. */
export async function writeCheckIns(tx: Database, enrolled: readonly Enrolled[], now: Date): Promise<void> {
  const updatedAt = daysAgo(now, maxWeeks * 7);
  await saveCheckIn(tx, { questions: asked, weekday, groupIds: [], isOn: true, version: 1, updatedAt });
  const weights = await tx.select({ id: users.id, kilograms: users.weightKg }).from(users);
  const kilogramsOf = new Map(weights.map(({ id, kilograms }) => [id, kilograms]));
  for (const one of enrolled)
    for (let weeksAgo = maxWeeks - 1; weeksAgo >= 0; weeksAgo -= 1) {
      const kilograms = kilogramsOf.get(one.memberId) ?? null;
      await answer(tx, { ...one, weeksAgo, kilograms }, now);
    }
}

type WeekOfMember = Enrolled & { weeksAgo: number; kilograms: number | null };

async function answer(tx: Database, of: WeekOfMember, now: Date): Promise<void> {
  const { person, memberId, weeksAgo, kilograms } = of;
  if (weeksAgo === 0 && stillDue.includes(person.firstName)) return;
  const chance = chanceOf(`answers of ${person.email}, ${weeksAgo} weeks ago`);
  const today = dateIn(person.timeZone, now);
  const week = addDays(weekOf(today, weekday), -7 * weeksAgo);
  const date = addDays(week, chance.oneOf([0, 0, 0, 1, 1, 2]));
  const answeredAt = instantAt(person.timeZone, date, chance.whole(390, 1290));
  const hasJoined = daysBetween(week, today) < person.joinedDaysAgo;
  const isHere = person.membership === 'active' && hasJoined && answeredAt < now;
  if (!isHere || !chance.happens(0.35 + 0.62 * person.consistency)) return;
  const hasPlate = weeksAgo === 0 && withPlate.includes(person.firstName);
  const plate =
    hasPlate && (await uploadClip(tx, 'plate', { memberId, uploaderId: memberId, at: answeredAt }));
  const given = imaginedWeek(person, weeksAgo, kilograms);
  if (plate) given.push({ questionId: questions.plate.id, value: plate });
  const read = keepAnswers(asked, given);
  if ('wrong' in read) throw new Error(`${person.email}: ${read.wrong.message}`);
  const row = await insertAnswers(tx, {
    memberId,
    week,
    version: 1,
    answers: read.storedAnswers,
    answeredAt,
  });
  if (plate && row) await putIntoCheckIn(tx, { ids: [plate], memberId, checkInId: row.id });
}

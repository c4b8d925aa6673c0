import {
  type challengeWeekdays,
  type DayExercise,
  dayUnitsDone,
  dayUnitsPrescribed,
} from '#domain/challenges/challenge.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { Database } from '#server/database/database.ts';
import { challengeDayExercises, challengeDays } from '#server/database/tables/challenges.ts';
import { chanceOf } from '../founding/chance.ts';
import { handedInAt, insertChallenge, type Submission, type Week } from './challenge-week.ts';
import { fiveDays } from './five-day-challenge.ts';

/** A 5-day challenge with its days; answers what was handed in. */
export async function writeFiveDays(tx: Database, week: Week): Promise<Submission[]> {
  const { library, enrolled, weeksAgo } = week;
  const challengeId = await insertChallenge(tx, week, {
    name: 'Five Mornings',
    scoringType: 'multi_day',
    isMultiDay: true,
    challengeLevel: 'Intermediate',
    instructions: 'Five days, one session each. A day missed can be made up until Sunday night.',
  });
  const plans: { part: (typeof challengeWeekdays)[number]; asked: DayExercise[] }[] = [];
  for (const [orderIndex, { exercises: prescribed, ...day }] of fiveDays.entries()) {
    const [row] = await tx
      .insert(challengeDays)
      .values({ ...day, challengeId, orderIndex })
      .returning({ id: challengeDays.id });
    const dayId = row?.id ?? '';
    await tx.insert(challengeDayExercises).values(
      prescribed.map(({ exercise, ...fields }, index) => ({
        ...fields,
        dayId,
        exerciseId: library.get(exercise)?.id ?? '',
        orderIndex: index,
      })),
    );
    const asked = prescribed.map(({ exercise, ...prescription }) => ({
      category: library.get(exercise)?.category ?? ('Mobility' as const),
      prescription,
    }));
    plans.push({ part: day.dayOfWeek, asked });
  }
  return enrolled.flatMap(({ person, memberId }) => {
    const chance = chanceOf(`${person.email} five mornings ${weeksAgo}`);
    if (person.joinedDaysAgo < 7 * weeksAgo + 3 || !chance.happens(0.75)) return [];
    return plans.flatMap(({ part, asked }, day) => {
      const submittedAt = handedInAt(person, week, day);
      if (submittedAt === null || !chance.happens(0.55 + person.consistency * 0.42)) return [];
      const units = dayUnitsPrescribed(asked);
      const shape = chance.between(0.8, 1.15);
      const amount = (category: DayExercise['category'][]) =>
        Math.round(dayUnitsPrescribed(asked.filter(one => category.includes(one.category))) * shape);
      const result = {
        reps: amount(['Strength', 'Calisthenics']),
        contacts: amount(['Plyometric']),
        seconds: amount(['Isometric']),
        distance: asked.some(one => one.category === 'Aerobic') ? toTwoDecimals(2 * shape) : 0,
      };
      const score = dayUnitsDone(asked, result);
      return {
        challengeId,
        memberId,
        part,
        score,
        reps: result.reps || null,
        contacts: result.contacts || null,
        seconds: result.seconds || null,
        distance: result.distance || null,
        workoutUnitsCompleted: score,
        workoutUnitsPrescribed: units,
        submittedAt,
      };
    });
  });
}

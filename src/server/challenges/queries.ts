import { addDays, type PlainDate } from '#domain/plain-date.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import { type Database, statement } from '#server/database/database.ts';
import type { challengeDayExercises, challengeDays, challenges } from '#server/database/tables/challenges.ts';
import { requireFound } from '#server/http/problem.ts';
import type { SessionUser } from '#server/accounts/queries.ts';

type ChallengeColumns = typeof challenges.$inferSelect;

export type Challenge = Omit<ChallengeColumns, 'hiddenAt' | 'placesAwardedAt'> & {
  exercise: { name: string } | null;
  submissionCount: number | null;
};

/** A challenge as the wire has it, of a row `c` of challenges. */
export const challengeColumns = `c.id, c.name, c.exercise_id as "exerciseId", c.start_date as "startDate", c.end_date as "endDate",
  c.instructions, c.scoring_type as "scoringType", c.is_multi_day as "isMultiDay", c.week_number as "weekNumber",
  c.challenge_level as "challengeLevel", c.rounds, c.created_by as "createdBy", c.revision,
  c.created_at as "createdAt", c.updated_at as "updatedAt",
  (select json_build_object('name', e.name) from exercises e where e.id = c.exercise_id) as exercise`;

type Viewer = { isCoach: boolean };
type Seen = Viewer & { announcedUntil: PlainDate };

const asViewer = ({ role }: SessionUser): Viewer => ({ isCoach: role === 'admin' });

/** Challenges are announced to members a week before they begin. */
const seenBy = (viewer: SessionUser, today: PlainDate): Seen => ({
  ...asViewer(viewer),
  announcedUntil: addDays(today, 7),
});

/** Only the console shows how many have handed in. */
const submissionCount = `case when :isCoach::boolean then (
    select count(*) from challenge_submissions s where s.challenge_id = c.id) end as "submissionCount"`;

/** The challenges `c` that a viewer may see: the announced ones, and for a coach all. */
const isSeen = 'c.hidden_at is null and (:isCoach::boolean or c.start_date <= :announcedUntil::date)';

const allChallenges = statement<Challenge, Seen>(
  'challenges',
  `select ${challengeColumns}, ${submissionCount} from challenges c
   where ${isSeen}
   order by c.start_date desc, c.created_at desc, c.id`,
  { alone: true },
);

export const challengesFor = (db: Database, viewer: SessionUser, today: PlainDate) =>
  allChallenges(db, seenBy(viewer, today));

const oneChallenge = statement<Challenge, Seen & { id: string }>(
  'challenge',
  `select ${challengeColumns}, ${submissionCount} from challenges c where c.id = :id and ${isSeen}`,
);

/** A challenge, where the viewer may see it. */
export async function challengeFor(db: Database, id: string, viewer: SessionUser, today: PlainDate) {
  return requireFound((await oneChallenge(db, { id, ...seenBy(viewer, today) }))[0], 'Challenge');
}

const challengeRunning = statement<Challenge, Viewer & { isMultiDay: boolean; today: PlainDate }>(
  'challenge_running',
  `select ${challengeColumns}, ${submissionCount} from challenges c
   where c.is_multi_day = :isMultiDay and c.hidden_at is null and c.start_date <= :today and c.end_date >= :today
   order by c.start_date desc, c.created_at desc, c.id limit 1`,
  { alone: true },
);

/** The challenge of this kind that runs on a date; of several, the one that started last. */
export async function runningChallenge(
  db: Database,
  isMultiDay: boolean,
  viewer: SessionUser,
  today: PlainDate,
) {
  return (await challengeRunning(db, { isMultiDay, today, ...asViewer(viewer) }))[0] ?? null;
}

type Facts = Pick<
  ChallengeColumns,
  'id' | 'scoringType' | 'isMultiDay' | 'startDate' | 'endDate' | 'revision' | 'placesAwardedAt'
>;

const challengeFacts = statement<Facts, Seen & { id: string }>(
  'challenge_facts',
  `select c.id, c.scoring_type as "scoringType", c.is_multi_day as "isMultiDay", c.start_date as "startDate",
     c.end_date as "endDate", c.revision, c.places_awarded_at as "placesAwardedAt"
   from challenges c where c.id = :id and ${isSeen}`,
);

/** The facts of a challenge that its rules need, where the viewer may see it. */
export async function factsFor(db: Database, id: string, viewer: SessionUser, today: PlainDate) {
  return requireFound((await challengeFacts(db, { id, ...seenBy(viewer, today) }))[0], 'Challenge');
}

type Day = typeof challengeDays.$inferSelect;

/** In the order in which they come; two of the same index as in the week. */
const daysInOrder = statement<Day, { challengeId: string }>(
  'challenge_days',
  `select id, challenge_id as "challengeId", day_of_week as "dayOfWeek", day_name as "dayName", goal, warmup, finisher,
     order_index as "orderIndex"
   from challenge_days where challenge_id = :challengeId
   order by order_index, array_position(array['monday','tuesday','wednesday','thursday','friday'], day_of_week)`,
);

export const daysOf = (db: Database, challengeId: string) => daysInOrder(db, { challengeId });

const oneDay = statement<Pick<Day, 'challengeId' | 'dayOfWeek'>, { dayId: string }>(
  'challenge_day',
  'select challenge_id as "challengeId", day_of_week as "dayOfWeek" from challenge_days where id = :dayId',
);

export const findDay = async (db: Database, dayId: string) => (await oneDay(db, { dayId }))[0] ?? null;

const challengeOfDay = statement<{ challengeId: string }, Seen & { dayId: string }>(
  'challenge_of_day',
  `select d.challenge_id as "challengeId" from challenge_days d join challenges c on c.id = d.challenge_id
   where d.id = :dayId and ${isSeen}`,
);

/** The challenge that a day belongs to, where the viewer may see it. */
export async function challengeWithDay(
  db: Database,
  dayId: string,
  viewer: SessionUser,
  today: PlainDate,
): Promise<string> {
  const [day] = await challengeOfDay(db, { dayId, ...seenBy(viewer, today) });
  return requireFound(day, 'Day').challengeId;
}

export type DayExerciseRow = Omit<typeof challengeDayExercises.$inferSelect, 'dayId'> & {
  dayWorkoutId: string;
  exerciseName: string;
  exerciseCategory: ExerciseCategory;
  videoUrl: string;
};

const exercisesInOrder = statement<DayExerciseRow, { dayId: string }>(
  'challenge_day_exercises',
  `select x.id, x.day_id as "dayWorkoutId", x.exercise_id as "exerciseId", e.name as "exerciseName",
     e.category as "exerciseCategory", e.video_url as "videoUrl", x.alt_exercise as "altExercise",
     x.order_index as "orderIndex", x.sets, x.reps, x.weight, x.rest_seconds as "restSeconds",
     x.percent_1rm as "percent1RM", x."time", x.work_interval as "workInterval", x.rest_interval as "restInterval",
     x.distance, x.rpe, x.target_heart_rate as "targetHeartRate", x.volume, x.contact_time as "contactTime",
     x.ground_contact_time as "groundContactTime"
   from challenge_day_exercises x join exercises e on e.id = x.exercise_id
   where x.day_id = :dayId order by x.order_index, x.id`,
);

export const exercisesOfDay = (db: Database, dayId: string) => exercisesInOrder(db, { dayId });

const weekdaySubmissions = statement<
  {
    id: string;
    dayWorkoutId: string | null;
    dayOfWeek: ChallengeWeekday;
    score: number;
    submittedAt: Date;
  },
  { challengeId: string; memberId: string }
>(
  'challenge_weekday_submissions',
  `select s.id, d.id as "dayWorkoutId", s.part as "dayOfWeek", s.score, s.submitted_at as "submittedAt"
   from challenge_submissions s
   left join challenge_days d on d.challenge_id = s.challenge_id and d.day_of_week = s.part
   where s.challenge_id = :challengeId and s.member_id = :memberId and s.part <> 'whole'
   order by array_position(array['monday','tuesday','wednesday','thursday','friday'], s.part)`,
);

/** The weekdays of a 5-day challenge that a member has handed in. */
export const weekdaysDone = (db: Database, challengeId: string, memberId: string) =>
  weekdaySubmissions(db, { challengeId, memberId });

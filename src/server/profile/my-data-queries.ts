import type { ResultTexts } from '#domain/training/log/log-fields.ts';
import { resultColumns } from '#server/database/stored-log.ts';
import type { Entered, EnteredDistance } from '#domain/measures/entered.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';

type Row = Record<string, unknown>;

/** The statements for all that we store of a person; $1 is whose. Names of columns are those of the file. */
const statements = {
  account: `
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.bio,
      u.profile_image_url as "profileImageUrl", u.role, u.time_zone as "timeZone",
      u.weight_unit as "weightUnit", u.distance_unit as "distanceUnit", u.length_unit as "lengthUnit",
      u.is_founding_member as "isFoundingMember", u.may_move_sessions as "mayMoveSessions",
      u.may_swap_exercises as "maySwapExercises", u.loading,
      u.password_hash is not null as "hasPassword", u.created_at as "createdAt", u.updated_at as "updatedAt"
    from users u where u.id = $1`,
  membership: `
    select u.subscription_status as status, u.subscription_expires_at as "expiresAt",
      u.activated_until as "activatedUntil", u.provider_status as "providerStatus",
      u.subscription_renews_at as "renewsAt", u.payment_failed_at as "paymentFailedAt",
      u.subscription_past_due_at as "pastDueAt",
      u.reminded_of_payment_at as "remindedOfPaymentAt", u.stripe_customer_id as "customerId",
      u.subscription_id as "subscriptionId"
    from users u where u.id = $1`,
  payments: `
    select e.type, e.occurred_at as "occurredAt", e.subscription_id as "subscriptionId", e.facts
    from payment_events e where e.user_id = $1 order by e.occurred_at, e.id`,
  // The coach who entered them is left out: that is somebody else's data.
  membershipEntries: `
    select e.kind, e.days, e.ends_at as "endsAt", e.amount_cents as "amountCents", e.currency, e.paid_on as "paidOn",
      e.note, e.entered_at as "enteredAt", e.edited_at as "editedAt", e.taken_back_at as "takenBackAt"
    from membership_entries e where e.member_id = $1 order by e.place`,
  sessions: `
    select s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
      s.user_agent as "userAgent"
    from sessions s where s.user_id = $1 order by s.created_at, s.id`,
  passkeys: `
    select p.name, p.created_at as "createdAt", p.last_used_at as "lastUsedAt"
    from passkeys p where p.user_id = $1 order by p.created_at, p.id`,
  identities: `
    select i.issuer, i.subject, i.created_at as "createdAt"
    from identities i where i.user_id = $1 order by i.created_at, i.subject`,
  knownBrowsers: `
    select d.created_at as "createdAt", d.last_seen_at as "lastSeenAt", d.user_agent as "userAgent"
    from known_devices d where d.user_id = $1 order by d.created_at, d.last_seen_at`,
  // The network and browser of someone else who acted on the account are theirs.
  securityEvents: `
    select e.at, e.kind, e.details, case when e.actor_id = $1 then e.network end as network,
      case when e.actor_id = $1 then e.user_agent end as "userAgent"
    from security_events e where e.subject_id = $1 order by e.id`,
  nutrition: `
    select u.age, u.sex, u.height_cm as "heightCm", u.weight_kg as "weightKg", u.activity_level as "activityLevel",
      u.goal, u.diet_preference as "dietPreference", u.allergens
    from users u where u.id = $1`,
  assignments: `
    select a.id, a.workout_id as "programId", w.name as "programName", a.kind, a.start_date as "startDate",
      a.end_date as "endDate", p.name as "pathName", a.path_position as "pathPosition", a.status, a.paused_on as "pausedOn", a.paused_until as "pausedUntil", a.total_exercises as "totalExercises",
      a.completed_exercises as "completedExercises", a.total_workout_units as "totalWorkoutUnits",
      a.completed_at as "completedAt", a.removed_at as "removedAt", a.created_at as "createdAt"
    from assignments a join workouts w on w.id = a.workout_id
    left join path_runs r on r.id = a.path_run_id left join paths p on p.id = r.path_id
    where a.member_id = $1 order by a.start_date, a.id`,
  trainingDays: `
    select d.id, d.assignment_id as "assignmentId", d.date, d.planned_date as "plannedDate",
      d.moved_from as "movedFrom", d.missed_on as "missedOn", d.former_date as "formerDate", d.state, d.exercise_count as "exerciseCount", d.logged_count as "loggedCount",
      d.units_prescribed as "unitsPrescribed", d.units_counted as "unitsCounted"
    from training_days d where d.member_id = $1 order by d.date, d.id`,
  trainingSessions: `
    select s.training_day_id as "trainingDayId", s.id, s.at, s.kind, s.prescription_id as "prescriptionId",
      s.set_num as "setNum", s.details, s.sent_as as "sentAs", s.received_at as "receivedAt"
    from training_session_events s join training_days d on d.id = s.training_day_id
    where d.member_id = $1 order by s.training_day_id, s.at, s.id`,
  oneOffExercises: `
    select o.id, o.assigned_date as "assignedDate", o.exercise_id as "exerciseId", e.name as "exerciseName",
      o.assigned_by is not distinct from o.member_id as "isOwn", o.sets, o.reps, o.weight, o.percent_1rm as "percent1RM",
      o.percent_of as "percentOf", o.notes,
      o.set_targets as "setTargets", o.tempo, o.group_label as "groupLabel", o.group_format as "groupFormat", (
        select coalesce(json_agg(x.name order by array_position(o.alternate_exercise_ids, x.id)), '[]')
        from exercises x where x.id = any(o.alternate_exercise_ids)) as alternates,
      o.removed_at as "removedAt", o.created_at as "createdAt"
    from daily_workouts o join exercises e on e.id = o.exercise_id
    where o.member_id = $1 order by o.assigned_date, o.id`,
  logs: `
    select l.id, l.assignment_id as "assignmentId", l.training_day_id as "trainingDayId", w.name as "programName",
      l.exercise_id as "exerciseId", e.name as "exerciseName", e.category as "exerciseCategory", l.date,
      l.sets_data as sets, l.sets_completed as "setsCompleted", l.reps_completed as "repsCompleted",
      l.weight_used as "weightUsed", l.percent_1rm_used as "percent1RMUsed", l.estimated_1rm as "estimated1RM",
      ${resultColumns('l')}, l.completion_time as "completionTime",
      l.notes, l.workout_units_completed as "workoutUnitsCompleted",
      l.workout_units_prescribed as "workoutUnitsPrescribed", l.logged_at as "loggedAt", l.updated_at as "updatedAt"
    from progress_logs l
    join exercises e on e.id = l.exercise_id
    join assignments a on a.id = l.assignment_id
    join workouts w on w.id = a.workout_id
    where l.member_id = $1 order by l.date, l.logged_at, l.id`,
  testedMaxes: `
    select t.id, t.exercise_id as "exerciseId", e.name as "exerciseName", t.date, t.weight, t.unit, t.pounds,
      t.entered_by = t.member_id as "enteredByThemselves", t.created_at as "createdAt"
    from tested_maxes t join exercises e on e.id = t.exercise_id
    where t.member_id = $1 order by t.date, t.id`,
  trainingMaxes: `
    select t.exercise_id as "exerciseId", e.name as "exerciseName", t.percent, t.weight, t.unit, t.pounds, t.set_at as "setAt"
    from training_maxes t join exercises e on e.id = t.exercise_id
    where t.member_id = $1 order by e.name, t.exercise_id`,
  messages: `
    select m.id, m.created_at as "createdAt", m.is_from_coach as "isFromCoach", m.text,
      m.training_day_id as "trainingDayId", m.prescription_id as "prescriptionId", m.set_num as "setNum",
      m.taken_back_at as "takenBackAt"
    from messages m where m.member_id = $1 order by m.created_at`,
  attachments: `
    select f.id, f.message_id as "messageId", f.check_in_id as "checkInId", f.kind, f.mime, f.bytes, f.seconds,
      f.width, f.height, f.uploader_id = $1 as "isOwn", f.created_at as "createdAt", f.deleted_at as "deletedAt",
      case when f.deleted_at is null then '/api/attachments/' || f.id || '/file' end as address
    from attachments f where f.member_id = $1 and (f.message_id is not null or f.check_in_id is not null)
    order by f.created_at, f.id`,
  checkIns: `
    select a.id, a.week, a.answered_at as "answeredAt", a.answers
    from check_in_answers a where a.member_id = $1 order by a.week`,
  savedReplies: `
    select r.title, r.text, r.created_at as "createdAt", r.updated_at as "updatedAt"
    from saved_replies r where r.coach_id = $1 order by r.created_at, r.id`,
  favouriteExercises: `
    select e.name, f.created_at as "createdAt"
    from exercise_favourites f join exercises e on e.id = f.exercise_id
    where f.user_id = $1 order by f.created_at, e.name collate by_name`,
  notices: `
    select n.topic, n.text, n.more, n.link, n.at, n.seen_at as "seenAt", n.push_sent_at as "pushSentAt",
      n.mail_sent_at as "mailSentAt"
    from notices n where n.person_id = $1 order by n.at, n.id`,
  noticePreferences: `
    select p.channels, p.quiet_from as "quietFrom", p.quiet_until as "quietUntil", p.reminder_hour as "reminderHour",
      p.updated_at as "updatedAt"
    from notice_preferences p where p.person_id = $1`,
  // Neither its address nor its keys: with them anyone could send to it.
  pushSubscriptions: `
    select s.user_agent as "userAgent", s.created_at as "createdAt", s.last_success_at as "lastSuccessAt"
    from push_subscriptions s where s.person_id = $1 order by s.created_at, s.id`,
  // Only where the fellowship allows it. The author is left out: that is somebody else's data.
  notes: `
    select n.id, n.text, n.created_at as "createdAt", n.edited_at as "editedAt"
    from member_notes n join fellowship f on f.exports_notes
    where n.member_id = $1 and n.removed_at is null order by n.created_at, n.id`,
  feedPosts: `
    select p.id, p.shared_at as "sharedAt", p.told, p.training_day_id as "trainingDayId", p.log_id as "logId",
      p.is_for_all as "isForAll", p.taken_down_at as "takenDownAt", p.taken_down_because as "takenDownBecause"
    from feed_posts p where p.author_id = $1 order by p.place`,
  // To whose posts is somebody else's.
  feedWords: `
    select w.text, w.created_at as "createdAt", p.author_id = $1 as "isToOwnPost"
    from feed_words w join feed_posts p on p.id = w.post_id where w.author_id = $1 order by w.created_at, w.id`,
  feedEncouragements: `
    select e.created_at as "createdAt" from feed_encouragements e where e.member_id = $1 order by e.created_at`,
  feedReports: `
    select r.reason, r.note, r.created_at as "createdAt", r.closed_at as "closedAt"
    from feed_reports r where r.reporter_id = $1 order by r.created_at, r.id`,
  // The muted people are to be looked up in the profile, not taken along.
  feedMutes: `
    select k.created_at as "createdAt" from feed_mutes k where k.member_id = $1 order by k.created_at`,
  feedHides: `
    select h.post_id as "postId" from feed_hides h where h.member_id = $1 order by h.post_id`,
  completions: `
    select c.assignment_id as "assignmentId", c.program_id as "programId", w.name as "programName",
      c.completed_at as "completedAt", c.completion_rate as "completionRate", c.total_workouts as "totalWorkouts",
      c.final_total_units as "finalTotalUnits", c.total_units_gain_percent as "totalUnitsGainPercent",
      c.avg_strength_gain as "avgStrengthGain", c.exercise_finals as "exerciseFinals"
    from program_completions c join workouts w on w.id = c.program_id
    where c.member_id = $1 order by c.completed_at, c.id`,
  baselines: `
    select b.assignment_id as "assignmentId", b.program_id as "programId", w.name as "programName",
      b.captured_from as "capturedFrom", b.captured_at as "capturedAt",
      b.baseline_total_units as "baselineTotalUnits", (
        select coalesce(json_agg(json_build_object('exerciseId', l.key, 'exerciseName', e.name,
          'estimated1RM', l.value) order by e.name collate by_name, l.key), '[]')
        from jsonb_each(b.exercise_baselines) l join exercises e on e.id = l.key::uuid
      ) as lifts
    from program_baselines b join workouts w on w.id = b.program_id
    where b.member_id = $1 order by b.captured_at, b.assignment_id`,
  challengeResults: `
    select s.id, s.challenge_id as "challengeId", c.name as "challengeName", s.part, s.score, s.reps, s.weight,
      s.completion_time as "completionTime", s.distance, s.seconds, s.contacts,
      s.workout_units_completed as "workoutUnitsCompleted", s.workout_units_prescribed as "workoutUnitsPrescribed",
      s.submitted_at as "submittedAt"
    from challenge_submissions s join challenges c on c.id = s.challenge_id
    where s.member_id = $1 order by s.submitted_at, s.id`,
  challengePoints: `
    select p.challenge_id as "challengeId", c.name as "challengeName", p.reason, p.place, p.points, p.month,
      p.earned_at as "earnedAt"
    from challenge_points p join challenges c on c.id = p.challenge_id
    where p.member_id = $1 order by p.earned_at, p.challenge_id, p.reason`,
  standings: `
    select s.month, s.units_assigned as "unitsAssigned", s.units_counted as "unitsCounted", s.rate / 10.0 as "completionRate",
      s.points, s.days_trained as "daysTrained" from standings s where s.member_id = $1 and s.is_ranked order by s.month`,
  closedMonths: `
    select r.year, r.month, r.rank, r.consistency_score as "consistencyScore", r.volume_score as "volumeScore", r.units_counted as "unitsCounted",
      r.units_assigned as "unitsAssigned", r.improvement_score as "improvementScore",
      r.challenge_score as "challengeScore", r.days_trained as "daysTrained", r.total_score as "totalScore"
    from monthly_leaderboard r where r.member_id = $1 order by r.year, r.month`,
};

type Part = keyof typeof statements;

/** One row of a person, or none; the others are lists. */
const singles: ReadonlySet<Part> = new Set(['account', 'membership', 'nutrition', 'noticePreferences']);

const allParts = Object.keys(statements) as Part[];

/** Known to coaches from their own screens: training, coaching and membership, nothing of the account or of the feed. */
const coachedParts: readonly Part[] = [
  'membership',
  'payments',
  'membershipEntries',
  'assignments',
  'trainingDays',
  'trainingSessions',
  'oneOffExercises',
  'logs',
  'testedMaxes',
  'trainingMaxes',
  'messages',
  'attachments',
  'checkIns',
  'completions',
  'baselines',
  'challengeResults',
  'challengePoints',
  'standings',
  'closedMonths',
];

type Data = Partial<Record<Part, Row | Row[] | null>>;

/** All of a person's rows, as they were at one moment when `tx` sees one (repeatable read). */
export const personsData = (tx: Database, userId: string): Promise<Data> => readParts(tx, allParts, userId);

/** The part of it that a coach may hand to a member who asks. */
export const coachedData = (tx: Database, userId: string): Promise<Data> =>
  readParts(tx, coachedParts, userId);

async function readParts(tx: Database, parts: readonly Part[], userId: string): Promise<Data> {
  const data: Data = {};
  for (const part of parts) {
    const found = await rows(tx, statements[part], userId);
    data[part] = singles.has(part) ? (found[0] ?? null) : found;
  }
  return data;
}

export type LoggedValue = string | number | boolean | null;

export type LogOfPerson = ResultTexts & {
  programName: string;
  exerciseName: string;
  exerciseCategory: string;
  date: PlainDate;
  sets: (Record<string, LoggedValue> & { entered?: Entered | null })[] | null;
  estimated1RM: number | null;
  entered: EnteredDistance | null;
  completionTime: string | null;
  notes: string | null;
  workoutUnitsCompleted: number;
  loggedAt: Date;
};

export const personsLogs = (db: Database, userId: string) => rows<LogOfPerson>(db, statements.logs, userId);

async function rows<R extends Row = Row>(db: Database, text: string, userId: string): Promise<R[]> {
  return (await db.$client.query<R>(text, [userId])).rows;
}

export type MemberToExport = { id: string; email: string; firstName: string | null; lastName: string | null };

/** Null for one who is no member, or no longer there. */
export async function memberToExport(db: Database, id: string): Promise<MemberToExport | null> {
  const [member] = await rows<MemberToExport>(
    db,
    `select id, email, first_name as "firstName", last_name as "lastName" from users where id = $1 and role = 'member'`,
    id,
  );
  return member ?? null;
}

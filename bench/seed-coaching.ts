import { randomUUID } from 'node:crypto';
import { blankQuestion, type StoredAnswer, type Question } from '#domain/check-ins/question.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { completeEnded } from '#server/training-days/ending/complete-ended.ts';
import { seedMembers, seedTraining } from './seed.ts';

/**
 * Months of training of the same members: three programs of 12 weeks, one after the other, the last one under way. A third of
 * the lifts gains by it, a third stands still, a third declines.
 */
export async function seedYearsOfTraining(
  db: DatabasePool,
  program: { coachId: string; programId: string },
  members: number,
  today: PlainDate,
): Promise<void> {
  await db.$client.query(`update prescriptions set rpe = '7'`);
  const memberIds = await seedMembers(db, program, 0, members, today);
  for (const weeksBefore of [12, 24]) {
    await seedTraining(db, program, memberIds, addDays(today, -70 - 7 * weeksBefore), today);
  }
  await db.$client.query(
    `update progress_logs set estimated_1rm = 250 + abs(hashtext(member_id::text)) % 100
       + (1 - abs(hashtext(exercise_id::text)) % 3) * (date - $1::date) / 7.0 * 2`,
    [today],
  );
  // As large as if it had been written so at first.
  await db.$client.query('vacuum (full, analyze) progress_logs');
  await completeEnded(db, new Date());
}

/** Seeds a coach's day: efforts and pains of sessions, answers of check-ins, so many messages. */
export async function seedCoaching(db: DatabasePool, coachId: string, messages: number): Promise<void> {
  await seedSessions(db);
  await seedCheckIns(db);
  await seedMessages(db, coachId, messages);
  await db.$client.query('vacuum analyze');
}

/** The sets done, an effort a session, where 7 was prescribed; a pain in one of seven of the last weeks'. */
async function seedSessions(db: DatabasePool): Promise<void> {
  await db.$client.query(`
    insert into training_session_events (training_day_id, id, at, kind, prescription_id, set_num, details, received_at)
    select l.training_day_id, gen_random_uuid(), l.logged_at, 'set', l.prescription_id, n,
      jsonb_build_object('setKind', 'work', 'reps', 5, 'weight', l.weight_used, 'entered', null, 'time', null,
        'distance', null, 'contacts', null, 'rpe', null), l.logged_at
    from progress_logs l cross join generate_series(1, 3) n;
    insert into training_session_events (training_day_id, id, at, kind, details, received_at)
    select id, gen_random_uuid(), date + interval '8 hours', 'feel',
      jsonb_build_object('readiness', null, 'effort', 6 + abs(hashtext(id::text)) % 4), date + interval '8 hours'
    from training_days where logged_count > 0;
    insert into training_session_events (training_day_id, id, at, kind, prescription_id, details, received_at)
    select d.id, gen_random_uuid(), d.date + interval '7 hours', 'pain', (
        select p.id from day_version_exercises p where p.day_version_id = d.day_version_id order by p.position limit 1),
      jsonb_build_object('where', 'left knee', 'level', 1 + abs(hashtext(d.id::text)) % 5), d.date + interval '7 hours'
    from training_days d where d.logged_count > 0 and d.date > current_date - 70 and hashtext(d.id::text) % 7 = 0;
    update training_days d set event_count = (
      select count(*) from training_session_events s where s.training_day_id = d.id) where d.logged_count > 0`);
}

const questions: Question[] = (['scale', 'scale', 'scale', 'number', 'text'] as const).map((kind, n) => ({
  ...blankQuestion,
  id: randomUUID(),
  part: 'body',
  kind,
  text: `Question ${n + 1}`,
}));

const answers: StoredAnswer[] = questions.map(({ id, part, kind, text, top, measure }) => ({
  questionId: id,
  part,
  kind,
  text,
  top,
  measure,
  unit: '',
  value: kind === 'text' ? 'Slept well, ate well.' : 7,
}));

/** A check-in each week, answered by everyone for half a year. */
async function seedCheckIns(db: DatabasePool): Promise<void> {
  await db.$client.query(
    `insert into check_ins (questions, weekday, group_ids, is_on, version, updated_at)
     values ($1, 'monday', '{}', true, 1, now())`,
    [JSON.stringify(questions)],
  );
  await db.$client.query(
    `insert into check_in_answers (member_id, week, version, answers, answered_at)
     select u.id, w, 1, $1, w + interval '30 hours'
     from users u, generate_series(date_trunc('week', now()) - interval '26 weeks', now(), interval '1 week') w
     where u.role = 'member' and w + interval '30 hours' < now()`,
    [JSON.stringify(answers)],
  );
}

/** So many, the same number in each conversation; in every third one the member's word is the last. */
async function seedMessages(db: DatabasePool, coachId: string, messages: number): Promise<void> {
  await db.$client.query(
    `with members as (
       select id, row_number() over (order by email) as n, count(*) over () as total from users where role = 'member')
     insert into messages (member_id, author_id, is_from_coach, text, created_at, is_newest)
     select m.id, case when x.is_from_coach then $1 else m.id end, x.is_from_coach, repeat('Elbows under the bar. ', 5),
       now() - k * interval '6 hours' - m.n * interval '1 second', k = 0
     from members m cross join lateral generate_series(0, $2::int / m.total - 1) k
     cross join lateral (select (k + m.n) % 3 <> 0 as is_from_coach) x`,
    [coachId, messages],
  );
}

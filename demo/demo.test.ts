import type { Pounds } from '#domain/measures/measure.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { getDayBoard } from '#contract/dashboard.ts';
import { getAttentionLists } from '#contract/dashboard.ts';
import { listTrainingPrograms } from '#contract/fellowship/training-programs.ts';
import { signIn } from '#contract/session.ts';
import { countTexts } from '#domain/fellowship/described-programs.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { demoBrand } from './founding/fellowship.ts';
import { liftFacts } from '#domain/strength/lift-facts.twin.ts';
import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { dateIn, daysBetween } from '#domain/plain-date.ts';
import {
  type LiftInProgram,
  type OneRepMaxes,
  strengthProgress,
} from '#domain/strength/strength-progress.ts';
import { strengthStatus } from '#domain/strength/strength-status.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { unitsCounted } from '#domain/training/log/units-counted.ts';
import { type LoggedSet, unitsDone } from '#domain/training/log/workout-units.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { insertMember } from '#server/members/queries.ts';
import { breakdownOf } from '#server/progress/overview.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { Person } from '#server/testing/people.ts';
import { endsToday } from './demonstration.ts';
import { accounts } from './guide.ts';
import { people } from './people/people.ts';
import { demoPassword, seedDemo } from './seed-demo.ts';

const named = ['Sarah', 'Peter', 'Chloe', 'Eunice', 'Silas', 'Ezra', 'Andrew', 'Priscilla', 'Samuel'];
const some = people.filter(({ firstName }) => named.includes(firstName));
const now = new Date('2026-03-18T12:00:00Z');

async function rows<Row extends object>(db: DatabasePool, query: string, values: unknown[] = []) {
  return (await db.$client.query<Row>(query, values)).rows;
}

type Log = {
  zone: string;
  date: string;
  logged_at: Date;
  category: 'Strength';
  sets_data: LoggedSet[] | null;
  time_completed: string | null;
  distance_completed: string | null;
  volume_completed: string | null;
  estimated_1rm: number | null;
  workout_units_completed: number;
  units_counted: number;
  sets: string | null;
  reps: string | null;
  time: string | null;
  volume: string | null;
  setTargets: SetTarget[] | null;
};

const everyLog = (db: DatabasePool) =>
  rows<Log>(
    db,
    `select u.time_zone as zone, l.*, p.category, p.sets, p.reps, p."time", p.volume,
        p.set_targets as "setTargets"
      from progress_logs l join users u on u.id = l.member_id join day_version_exercises p on p.id = l.prescription_id and p.units_prescribed > 0`,
  );

describe('the demonstration fellowship', () => {
  let app: TestApp;
  let db: DatabasePool;

  beforeAll(async () => {
    app = await appForTests({ now });
    db = app.db;
    await seedDemo(db, { now, people: some });
    return app.close;
  });

  it('counts on each training day and assignment what its logs add up to', async () => {
    const [wrong] = await rows(
      db,
      `select
        (select count(*) from training_days d left join (
           select training_day_id, count(*) as logged, sum(units_counted) as units from progress_logs
           where prescription_id is not null group by 1
         ) l on l.training_day_id = d.id
         where (d.logged_count, d.units_counted) is distinct from (coalesce(l.logged, 0), coalesce(l.units, 0))) as days,
        (select count(*) from assignments a left join (
           select assignment_id, sum(exercise_count) as total, sum(logged_count) as logged, sum(units_prescribed) as units
           from training_days where state = 'scheduled' group by 1
         ) d on d.assignment_id = a.id
         where (a.total_exercises, a.completed_exercises, a.total_workout_units)
           is distinct from (d.total, d.logged, d.units)) as assignments,
        (select count(*) from progress_logs l join training_days d on d.id = l.training_day_id
         join day_version_exercises p on p.id = l.prescription_id
         where l.date <> d.date or l.member_id <> d.member_id or l.assignment_id <> d.assignment_id
           or p.day_version_id <> d.day_version_id or (l.exercise_id <> p.exercise_id and not exists (
             select from training_session_events s where s.training_day_id = d.id and s.prescription_id = p.id
               and s.kind = 'swap'))) as logs`,
    );
    expect(wrong).toEqual({ days: 0, assignments: 0, logs: 0 });
  });

  it('says of itself what its coach has entered, and tells of two programs with the weeks they have', async () => {
    expect(await brandNow(db)).toEqual(demoBrand);
    const sarah = new Person(app);
    const email = 'sarah.blackwood@fellowship.example';
    await sarah.get(signIn, { body: { email, password: demoPassword } });
    const told = await sarah.get(listTrainingPrograms, {});
    expect(told.map(({ name, blocks }) => [name, ...countTexts(blocks)])).toEqual([
      ['Ascension Strength Program', '36 weeks', '10 blocks'],
      ['Rebuild and Rise', '12 weeks'],
    ]);
  });

  it('computes every estimate and every unit by the rules', async () => {
    const logs = await everyLog(db);
    expect(logs.length).toBeGreaterThan(1500);
    for (const log of logs) {
      const work = {
        setsData: log.sets_data,
        timeCompleted: log.time_completed,
        distanceCompleted: log.distance_completed,
        volumeCompleted: log.volume_completed,
      };
      expect(log.estimated_1rm).toBe(bestOneRepMax(log.category, log.sets_data));
      expect(log.workout_units_completed).toBe(unitsDone(log.category, log, work));
      expect(log.units_counted).toBe(unitsCounted(log.category, log, work));
      expect(log.workout_units_completed).toBeGreaterThan(0);
    }
  });

  it('has no log after now, and each on the date it was on the member’s own clock', async () => {
    for (const { date, logged_at, zone } of await everyLog(db)) {
      expect(logged_at.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(dateIn(zone, logged_at)).toBe(date);
    }
  });

  it('has a member who writes of a pain, worse from week to week', async () => {
    const told = await rows<{ date: string; notes: string }>(
      db,
      `select l.date, l.notes from progress_logs l join users u on u.id = l.member_id
        where u.first_name = 'Peter' and l.notes ~* 'left knee' order by l.date desc`,
    );
    expect(told.map(({ notes }) => notes)).toEqual([
      expect.stringContaining('left knee pain 4/10'),
      expect.stringContaining('left knee pain 2/10'),
      expect.stringContaining('stiff'),
    ]);
    expect(daysBetween(told[0]?.date ?? '', dateIn('Europe/Warsaw', now))).toBeLessThan(7);
  });

  it('has everyone who trains training up to these days', async () => {
    const last = await rows<{ name: string; zone: string; date: string; ends: string }>(
      db,
      `select u.first_name as name, u.time_zone as zone, a.end_date as ends,
          (select max(date) from progress_logs l where l.member_id = u.id) as date
        from assignments a join users u on u.id = a.member_id
        where a.status = 'active' and a.kind = 'program' and a.start_date <= ($1::timestamptz at time zone u.time_zone)::date`,
      [now],
    );
    expect(last).toHaveLength(7);
    for (const { name, zone, date, ends } of last) {
      const today = dateIn(zone, now);
      expect(daysBetween(date, today), name).toBeLessThanOrEqual(7);
      expect(daysBetween(today, ends), name).toBeGreaterThanOrEqual(0);
    }
  });

  it('has completed what has ended, and paused what is paused', async () => {
    const given = await rows<{ status: string; ended: boolean; dated: boolean; late: number }>(
      db,
      `select a.status, a.end_date < ($1::timestamptz at time zone u.time_zone)::date as ended,
          coalesce(a.completed_at <= $1 and a.completed_at > a.start_date, false) as dated,
          (select count(*) from training_days d where d.assignment_id = a.id and d.state = 'scheduled'
            and d.date >= ($1::timestamptz at time zone u.time_zone)::date - 9) as late
        from assignments a join users u on u.id = a.member_id where a.kind = 'program'`,
      [now],
    );
    for (const { status, ended, dated } of given) {
      expect(status === 'completed').toBe(ended);
      expect(dated).toBe(ended);
    }
    expect(given.filter(({ status }) => status === 'paused')).toMatchObject([{ late: 0 }]);
  });

  it('has a record of every program that is done, and starts the next from it', async () => {
    const [found] = await rows(
      db,
      `select (select count(*) from assignments a where status = 'completed'
          and not exists (select 1 from program_completions c where c.assignment_id = a.id)) as missing,
        (select count(*) from program_completions where avg_strength_gain > 0 and completion_rate > 50) as proud,
        (select count(*) from program_baselines where captured_from = 'previous_program') as further`,
    );
    expect(found).toMatchObject({ missing: 0 });
    expect(Number(found?.['proud' as never])).toBeGreaterThan(2);
    expect(Number(found?.['further' as never])).toBeGreaterThan(2);
  });

  it('has single workouts to use, and one-off exercises for today', async () => {
    const found = await rows(
      db,
      `select (select count(*) from prescriptions p join workouts w on w.id = p.workout_id
          where w.program_type = 'single_workout') as exercises,
        (select count(*) from training_days d join assignments a on a.id = d.assignment_id
          where a.kind = 'daily' and d.exercise_count = 1) as "oneOffs"`,
    );
    expect(found).toEqual([{ exercises: 9, oneOffs: 4 }]);
  });

  it('has tested maxes, and work of a rest day that nobody had planned', async () => {
    const found = await rows(
      db,
      `select (select count(*) from tested_maxes) as maxes, count(*) as own, bool_and(d.logged_count = 1) as "isLogged",
          bool_and(not exists (select from training_days t where t.member_id = d.member_id and t.date = d.date
            and t.state = 'scheduled' and t.id <> d.id)) as "isOnRestDay"
        from training_days d join assignments a on a.id = d.assignment_id where a.kind = 'own'`,
    );
    expect(found).toEqual([{ maxes: 2, own: 1, isLogged: true, isOnRestDay: true }]);
  });

  it('has three groups of some of its members, and notes that its coach wrote', async () => {
    const found = await rows(
      db,
      `select g.name, g.colour, count(*)::int as members from member_groups g
        join grouped_members m on m.group_id = g.id group by g.id order by g.name`,
    );
    expect(found).toEqual([
      { name: 'First weeks', colour: 'green', members: 2 },
      { name: 'Founding members', colour: 'violet', members: expect.any(Number) as number },
      { name: 'Stuck lifts', colour: 'amber', members: 2 },
    ]);
    const [notes] = await rows<{ notes: number; others: number }>(
      db,
      `select count(*)::int as notes, count(*) filter (where u.role <> 'admin' or n.created_at > $1)::int as others
        from member_notes n join users u on u.id = n.author_id`,
      [now],
    );
    expect(notes).toEqual({ notes: 7, others: 0 });
  });

  it('has shared sessions, the feed being on, with encouragement and words, and nothing after now', async () => {
    const [feed] = await rows<{
      isOn: boolean;
      posts: number;
      encouraged: number;
      words: number;
      late: number;
    }>(
      db,
      `select (select feed from fellowship) as "isOn", (select count(*)::int from feed_posts) as posts,
         (select count(*)::int from feed_encouragements) as encouraged, (select count(*)::int from feed_words) as words,
         (select count(*)::int from feed_words where created_at >= $1) as late`,
      [now],
    );
    expect(feed).toEqual({ isOn: true, posts: 3, encouraged: 5, words: 2, late: 0 });
  });

  it('has people who said what they load, and lifts that go by another', async () => {
    const found = await rows(
      db,
      `select (select count(*) from users where loading is not null) as loadings,
          (select count(*) from exercises where linked_exercise_id is not null) as links`,
    );
    expect(found).toEqual([{ loadings: 2, links: 12 }]);
  });

  it('has conversations: some wait for the coach, one is about a set that hurts, and nothing is said after now', async () => {
    const conversations = await rows<{ name: string; waits: boolean; about: string[]; last: Date }>(
      db,
      `select u.first_name as name, bool_or(m.is_newest and not m.is_from_coach) as waits, max(m.created_at) as last,
         array_agg(distinct e.name) filter (where m.set_num is not null) as about
       from messages m join users u on u.id = m.member_id
       left join day_version_exercises p on p.id = m.prescription_id left join exercises e on e.id = p.exercise_id
       group by u.id order by u.first_name`,
    );
    expect(conversations.filter(({ waits }) => waits).map(({ name }) => name)).toEqual([
      'Andrew',
      'Chloe',
      'Peter',
      'Priscilla',
    ]);
    expect(conversations.find(({ name }) => name === 'Peter')?.about).toEqual(['Back Squat']);
    expect(conversations.filter(({ last }) => last >= now)).toEqual([]);
    const [{ unread } = { unread: 0 }] = await rows<{ unread: number }>(
      db,
      `select count(*) as unread from messages m join message_reads r on r.member_id = m.member_id and r.reader_id <> m.member_id
       where not m.is_from_coach and m.created_at > r.up_to`,
    );
    expect(unread).toBeGreaterThan(2);
    const brought = await rows<{ kind: string }>(
      db,
      'select kind from attachments where message_id is not null order by created_at',
    );
    expect(brought.map(({ kind }) => kind)).toEqual(['video', 'voice']);
  });

  it('has check-ins of many weeks, with trends; some have answered this one, and for Sarah it is due', async () => {
    const found = await rows<{ name: string; weeks: number; newest: string; last: Date }>(
      db,
      `select u.first_name as name, count(*)::int as weeks, max(a.week)::text as newest, max(a.answered_at) as last
       from check_in_answers a join users u on u.id = a.member_id group by u.id order by max(a.week) desc`,
    );
    const [newest] = found;
    const sarah = found.find(({ name }) => name === 'Sarah');
    expect(sarah?.weeks).toBeGreaterThan(10);
    expect((sarah?.newest ?? '') < (newest?.newest ?? '')).toBe(true);
    expect(found.filter(({ last }) => last >= now)).toEqual([]);
    const [pictures] = await rows<{ count: number }>(
      db,
      'select count(*)::int from attachments where check_in_id is not null',
    );
    expect(pictures?.count).toBeGreaterThan(0);
  });

  it('has posts worth reading in every category, one of them still a draft', async () => {
    const found = await rows(
      db,
      `select count(*)::int as posts, (count(*) filter (where not is_published))::int as drafts,
          count(distinct category)::int as categories,
          count(distinct date_trunc('month', published_at)) >= 4 as "overMonths",
          min(array_length(regexp_split_to_array(content, '\\s+'), 1)) >= 300 as "areLong",
          coalesce(max(published_at) < $1, false) as "areOut"
        from health_habits`,
      [now],
    );
    expect(found).toEqual([
      { posts: 12, drafts: 1, categories: 5, overMonths: true, areLong: true, areOut: true },
    ]);
  });

  it('has 24 recipes with a picture and with steps, whose calories follow from their macros', async () => {
    const found = await rows(
      db,
      `select count(*)::int as recipes, count(distinct image_url)::int as pictures,
          bool_and(calories = protein * 4 + carbs * 4 + fats * 9 and jsonb_array_length(steps) > 2) as "addUp",
          max(created_at) < $1 as "areOut"
        from recipes`,
      [now],
    );
    expect(found).toEqual([{ recipes: 24, pictures: 24, addUp: true, areOut: true }]);
  });

  it('has four promotions, one of them active', async () => {
    const found = await rows(
      db,
      `select count(*)::int as promotions, (count(*) filter (where is_active))::int as active,
          count(distinct type)::int as types from promotional_content`,
    );
    expect(found).toEqual([{ promotions: 4, active: 1, types: 4 }]);
  });

  it('has challenges now and before, with results, places and points that are on the boards', async () => {
    const all = await rows<{
      name: string;
      isMultiDay: boolean;
      isOver: boolean;
      results: number;
      places: number;
    }>(
      db,
      `select c.name, c.is_multi_day as "isMultiDay", c.end_date < '2026-03-17' as "isOver",
         (select count(*) from challenge_submissions s where s.challenge_id = c.id) as results,
         (select count(*) from challenge_points p where p.challenge_id = c.id and p.reason = 'place') as places
       from challenges c`,
    );
    expect(all.filter(({ isOver, isMultiDay }) => isOver && !isMultiDay).length).toBeGreaterThan(8);
    for (const { name, isOver, results, isMultiDay, places } of all) {
      if (isOver) expect(results, name).toBeGreaterThan(0);
      expect(places > 0, name).toBe(isOver && !isMultiDay);
    }
    expect(
      await rows(
        db,
        `select s.member_id from standings s where s.points <> (select coalesce(sum(p.points), 0) from challenge_points p
           where p.member_id = s.member_id and p.month = s.month)`,
      ),
    ).toEqual([]);
    const [board] = await rows<{ now: number; before: number }>(
      db,
      `select (select count(*) from standings where month = '2026-03-01' and is_ranked) as now,
         (select count(distinct month) from monthly_leaderboard) as before`,
    );
    expect(board?.now).toBeGreaterThan(5);
    expect(board?.before).toBeGreaterThan(3);
  });

  it('shows the coach who is stuck', async () => {
    const stuck = some.find(({ firstName }) => firstName === 'Peter');
    const history = await rows<{ date: string; e1rm: Pounds }>(
      db,
      `select l.date, l.estimated_1rm as e1rm from progress_logs l
        join users u on u.id = l.member_id join exercises e on e.id = l.exercise_id
        where u.first_name = 'Peter' and e.name = $1 and l.estimated_1rm is not null`,
      [stuck?.plateau?.lift],
    );
    const today = dateIn('Europe/Warsaw', now);
    const facts = liftFacts(history, today);
    expect(facts && strengthStatus(facts, today, 'lb').status).toBe('Plateau');
  });

  it('has a deload that takes nothing away: lighter work in week 4, and strength stays where it was', async () => {
    const [program] = await rows<{ id: string; baselines: OneRepMaxes }>(
      db,
      `select a.id, b.exercise_baselines as baselines from assignments a
        join users u on u.id = a.member_id join program_baselines b on b.assignment_id = a.id
        where u.first_name = 'Sarah' and a.status = 'active' and a.kind = 'program'`,
    );
    const lifts = await rows<LiftInProgram>(
      db,
      `select l.exercise_id as "exerciseId", json_agg(json_build_object('day', l.date - a.start_date,
          'e1rm', l.estimated_1rm) order by l.date, l.logged_at) as history
        from progress_logs l join assignments a on a.id = l.assignment_id
        where a.id = $1 and l.estimated_1rm is not null group by 1`,
      [program?.id],
    );
    const progressAfter = (week: number) =>
      strengthProgress(
        lifts.map(lift => ({ ...lift, history: lift.history.filter(({ day }) => day < 7 * week) })),
        program?.baselines ?? {},
      );
    const weeks = await breakdownOf(db, program?.id ?? '', { all: true });
    const deload = weeks?.find(({ weekNumber }) => weekNumber === 4);
    expect(deload?.strengthChangePercent).toBeLessThan(-3);
    expect(progressAfter(3)).toBeGreaterThan(0);
    expect(progressAfter(4)).toBeGreaterThanOrEqual(progressAfter(3) ?? 0);
  });

  it('has something in each list of the Command Center', async () => {
    const coach = new Person(app);
    await coach.get(signIn, { body: { email: accounts[0]?.email ?? '', password: demoPassword } });
    const lists = await coach.get(getAttentionLists, {});
    expect(lists.lastWeek.percent).toBeGreaterThan(50);
    const board = await coach.get(getDayBoard, {});
    const statuses = board.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['trained', 'missed', 'rest']));
    expect(lists.memberships.members.map(({ state }) => state)).toContain('ending');
  });

  it('lets everyone in with the password it prints', async () => {
    for (const { email } of accounts) {
      const person = new Person(app);
      const user = await person.get(signIn, { body: { email, password: demoPassword, timeZone: 'UTC' } });
      expect(user.profileImageUrl).toMatch(/^\/pictures\/[0-9a-f]{32}\.svg$/);
    }
  });

  it('is current today, and not tomorrow', async () => {
    expect(await endsToday(db, now)).toBe(true);
    expect(await endsToday(db, new Date(now.getTime() + 86_400_000))).toBe(false);
  });
});

const story = (db: DatabasePool) =>
  rows<{ logs: number; hash: string }>(
    db,
    `select count(*) as logs, md5(string_agg(concat_ws(' ', u.email, l.logged_at, e.name, l.sets_data, l.time_completed,
        l.distance_completed, l.volume_completed, l.notes), '|' order by u.email, l.logged_at, e.name)) as hash
      from progress_logs l join users u on u.id = l.member_id join exercises e on e.id = l.exercise_id`,
  );

describe('made anew', () => {
  it('is the same for the same instant, and ends on the new day later on', async () => {
    const { db } = await appForThisTest();
    const few = some.filter(({ firstName }) => ['Sarah', 'Andrew'].includes(firstName));
    await seedDemo(db, { now, people: few });
    const first = await story(db);
    await seedDemo(db, { now, people: few });
    expect(await story(db)).toEqual(first);
    await seedDemo(db, { now: new Date('2026-03-20T23:30:00Z'), people: few });
    expect(
      await rows(db, `select max(date) as last, count(distinct member_id) as people from progress_logs`),
    ).toEqual([{ last: '2026-03-20', people: 2 }]);
  });

  it('never takes the place of a fellowship of real people', async () => {
    const { db } = await appForThisTest();
    await insertMember(db, { email: 'ada@example.org', firstName: 'Ada', lastName: 'Real', role: 'member' });
    await expect(seedDemo(db, { now, people: some })).rejects.toThrow('Nothing was changed');
    expect(await rows(db, `select email from users`)).toEqual([{ email: 'ada@example.org' }]);
  });
});

describe('whatever day it is', () => {
  const few = some.filter(({ firstName }) => ['Peter', 'Silas', 'Andrew', 'Eunice'].includes(firstName));

  it.each([
    ['a Monday', '2026-03-09T17:45:00Z'],
    ['a Wednesday, when most rest', '2026-07-15T04:10:00Z'],
    ['the Sunday on which clocks change', '2026-10-25T01:30:00Z'],
  ])('on %s everyone has trained lately, and nobody ahead of time', async (_day, instant) => {
    const { db } = await appForThisTest();
    const at = new Date(instant);
    await seedDemo(db, { now: at, people: few });
    const [found] = await rows(
      db,
      `select (select count(*) from progress_logs where logged_at > $1) as ahead,
        (select count(distinct member_id) from progress_logs where logged_at > $1::timestamptz - interval '14 days') as lately`,
      [at],
    );
    expect(found).toEqual({ ahead: 0, lately: few.length });
  });
});

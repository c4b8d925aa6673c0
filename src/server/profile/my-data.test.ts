import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/conversations/conversations.ts';
import { updateExercise } from '#contract/exercises.ts';
import { dataOfMember } from '#contract/members.ts';
import { setNoticePreferences } from '#contract/notices/preferences.ts';
import { updateProfile } from '#contract/profile.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aChallenge, submit } from '#server/testing/challenges.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { aSessionOf, on, sendBy } from '#server/testing/sessions.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;
const today = '2026-03-18';

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  await testApp.db.$client.query('truncate rate_counts');
  member = await aMember(testApp, coach, { firstName: 'Ada', timeZone: 'Pacific/Auckland' });
});
afterAll(() => testApp.close());

type Rows = Record<string, unknown>[];
const json = async (person = member) =>
  (await person.send('GET', '/api/my-data.json')).body as unknown as Record<string, Rows>;
const csv = async (person = member) =>
  (await person.send('GET', '/api/my-data.csv')).body as unknown as string;

/** A program of one day; squats are logged set by set, a run as a whole. */
async function train(person: Person, squatName = 'Back Squat', notes = 'Strong') {
  const [squat, run] = [
    await anExercise(coach, 'Strength', squatName),
    await anExercise(coach, 'Aerobic', 'Run'),
  ];
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, run) }], 'Ascension');
  const assignment = await assign(coach, person, program, today);
  const setsData = [
    { setNum: 1, reps: 5, weight: 200, completed: true },
    { setNum: 2, reps: 4, weight: 202.5, completed: true },
  ];
  await log(person, assignment, squat, today, { setsData, notes });
  await log(person, assignment, run, today, { timeCompleted: '25:00', distanceCompleted: '3' });
  return { squat, run, assignment };
}

describe('my data as JSON', () => {
  it('is a file with the date in its name, by the time of who asks', async () => {
    const { status, headers } = await member.send('GET', '/api/my-data.json');
    expect([
      status,
      headers['content-type'],
      headers['cache-control'],
      headers['content-disposition'],
    ]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
      'attachment; filename="fellowship-my-data-2026-03-19.json"',
    ]);
  });

  it('holds everything of the person, under names that stay', async () => {
    await train(member);
    await testApp.db.$client.query(
      `insert into passkeys (id, user_id, public_key, counter, transports, name) values ($1, $2, '\\x00', 0, '{}', 'Phone')`,
      [`key of ${member.id}`, member.id],
    );
    await testApp.db.$client.query(
      `insert into push_subscriptions (person_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
       select user_id, id, 'https://push.example/secret address', 'their key', 'their secret', 'Phone', now()
       from sessions where user_id = $1`,
      [member.id],
    );
    const quiet = { from: 20, until: 6 };
    await member.get(setNoticePreferences, { body: { quiet } });
    await coach.get(sendMessage, { params: { memberId: member.id }, body: { text: 'Well done' } });
    const data = await json();
    const aboutThem =
      'account membership payments membershipEntries sessions passkeys identities knownBrowsers securityEvents nutrition';
    const training =
      'assignments trainingDays trainingSessions oneOffExercises logs testedMaxes trainingMaxes messages attachments checkIns savedReplies favouriteExercises ' +
      'notices noticePreferences pushSubscriptions notes ' +
      'feedPosts feedWords feedEncouragements feedReports feedMutes feedHides completions baselines';
    const fellowship = 'challengeResults challengePoints standings closedMonths';
    expect(Object.keys(data).join(' ')).toBe(`version exportedAt ${aboutThem} ${training} ${fellowship}`);
    expect(data).toMatchObject({
      version: 1,
      exportedAt: '2026-03-18T12:00:00.000Z',
      account: { id: member.id, email: member.email, firstName: 'Ada', timeZone: 'Pacific/Auckland' },
      membership: { status: 'active' },
      sessions: [{ createdAt: '2026-03-18T12:00:00.000Z' }],
      passkeys: [{ name: 'Phone' }],
      notices: expect.arrayContaining([
        expect.objectContaining({ text: 'Head Coach wrote to you', seenAt: null }),
      ]),
      noticePreferences: { quietFrom: 20, quietUntil: 6, reminderHour: 17 },
      pushSubscriptions: [{ userAgent: 'Phone' }],
      assignments: [{ programName: 'Ascension', startDate: today, status: 'completed' }],
      trainingDays: [{ date: today, state: 'scheduled', loggedCount: 2 }],
      logs: [
        {
          exerciseName: 'Back Squat',
          date: today,
          sets: [
            { setNum: 1, reps: 5, weight: 200, completed: true },
            { setNum: 2, reps: 4, weight: 202.5, completed: true },
          ],
          estimated1RM: 233.33,
          notes: 'Strong',
        },
        { exerciseName: 'Run', timeCompleted: '25:00', distanceCompleted: '3' },
      ],
      completions: [{ programName: 'Ascension' }],
      baselines: [{ programName: 'Ascension', lifts: [] }],
    });
    expect(JSON.stringify(data)).not.toMatch(/secret address|their key|their secret/);
  });

  it('holds each event of their sessions', async () => {
    const { trainingDayId, first } = await aSessionOf(coach, member);
    await sendBy(member, trainingDayId, [on(1, 'pain', first, { where: 'hip', level: 4 })]);
    expect((await json())['trainingSessions']).toMatchObject([
      { trainingDayId, kind: 'pain', details: { where: 'hip', level: 4 }, sentAs: 'member' },
    ]);
  });

  it('holds the results of challenges as they are shown, half a rep too', async () => {
    const squat = await anExercise(coach, 'Strength', 'Challenge Squat');
    const challenge = await aChallenge(coach, squat);
    await submit(member, challenge, { reps: 12.5 });
    expect(await json()).toMatchObject({ challengeResults: [{ score: 12.5, reps: 12.5, weight: null }] });
  });

  it('holds no secret: no hash, no key, no token', async () => {
    const text = JSON.stringify(await json());
    expect(text).not.toMatch(/hash|argon2|token|publicKey/i);
    expect(text).not.toContain(member.cookie.split('=')[1]);
  });
});

const heading =
  'Date,Program,Exercise,Category,Set,Reps,Weight (lb),Set time,Set distance (miles),Set contacts,Set RPE,' +
  'Set heart rate,Set done,Estimated 1RM (lb),Time,Distance (miles),RPE,Heart rate,Contacts,Contact time,' +
  'Ground contact time,Completion time,Workout units,Set kind,Set missed,Set as typed,Distance as typed,Set calories,Notes,Logged at';

describe('my data as a table', () => {
  it('has a row for each set, and one for a log without sets', async () => {
    await train(member);
    const { headers } = await member.send('GET', '/api/my-data.csv');
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="fellowship-my-data-2026-03-19.csv"',
    ]);
    const rows = (await csv()).split('\r\n');
    expect(rows[0]).toBe(`\ufeff${heading}`);
    expect(rows.slice(1).map(row => row.split(',').slice(0, 15).join())).toEqual([
      `${today},Ascension,Back Squat,Strength,1,5,200,,,,,,yes,233.33,`,
      `${today},Ascension,Back Squat,Strength,2,4,202.5,,,,,,yes,,`,
      `${today},Ascension,Run,Aerobic,,,,,,,,,,,25:00`,
      '',
    ]);
    expect(rows[1]).toMatch(/,Strong,2026-03-18T12:00:00\.000Z$/);
  });

  it('of who has not trained is its heading', async () => {
    expect(await csv()).toBe(`\ufeff${heading}\r\n`);
  });

  it('quotes what would break it', async () => {
    await train(member, 'Squat, "front"', 'First line\nsecond; third');
    const text = await csv();
    expect(text).toContain(`,"Squat, ""front""",`);
    expect(text).toContain(`,"First line\nsecond; third",`);
  });

  it.each([
    ['=HYPERLINK("http://x.example","a")', `"'=HYPERLINK(""http://x.example"",""a"")"`],
    ['+1+cmd', `'+1+cmd`],
    ['-2-3', `'-2-3`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['＝1', `'＝1`],
    ['-5', '-5'],
    ['5 = 5', '5 = 5'],
  ])('a spreadsheet does not work out %s', async (notes, cell) => {
    await train(member, 'Back Squat', notes);
    expect(await csv()).toContain(`,${cell},2026-03-18T`);
  });

  it('nor the name of an exercise', async () => {
    const { squat } = await train(member);
    await coach.get(updateExercise, { params: { id: squat.id }, body: { name: '=1+1' } });
    expect(await csv()).toContain(`,'=1+1,`);
  });
});

describe.each(['/api/my-data.json', '/api/my-data.csv'])('%s', address => {
  it('is for who is signed in', async () => {
    const { status, body } = await new Person(testApp).send('GET', address);
    expect([status, body]).toEqual([401, { message: 'Unauthorized: please sign in' }]);
  });

  it('is open without a membership', async () => {
    const without = await aMember(testApp, coach, { active: false });
    expect((await without.send('GET', address)).status).toBe(200);
  });

  it("holds nothing of anyone else's", async () => {
    const another = await aMember(testApp, coach, { firstName: 'Zerubbabel' });
    await another.get(updateProfile, { body: { bio: 'Nehemiah-7f3a' } });
    await train(another, 'Log Press', 'Nehemiah-7f3a');
    await train(member);
    const text = JSON.stringify((await member.send('GET', address)).body);
    for (const theirs of ['Nehemiah-7f3a', 'Zerubbabel', another.id, another.email, 'Log Press', coach.email])
      expect(text).not.toContain(theirs);
  });

  it('can be had 20 times an hour', async () => {
    for (let time = 0; time < 20; time += 1) expect((await member.send('GET', address)).status).toBe(200);
    expect((await member.send('GET', address)).status).toBe(429);
  });
});

const byCoach = async (format: 'json' | 'csv', who = coach, id = member.id) =>
  who.send('GET', dataOfMember(id, format));

describe('a member’s data, for their coach', () => {
  it('is their training as they would have it themselves, and their coaching', async () => {
    await train(member);
    await coach.get(sendMessage, { params: { memberId: member.id }, body: { text: 'Well done' } });
    const { headers, body } = await byCoach('csv');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="ada-[a-z\d-]*training-2026-03-18\.csv"$/,
    );
    expect(body).toBe(await csv());
    const own = await json();
    const data = (await byCoach('json')).body as unknown as Record<string, Rows>;
    for (const part of ['assignments', 'trainingDays', 'trainingSessions', 'logs', 'messages'])
      expect(data[part], part).toEqual(own[part]);
    expect(data['messages']).toHaveLength(1);
    expect(data['member']).toMatchObject({ firstName: 'Ada', email: member.email });
  });

  it('holds nothing of their account, their devices, the feed or the notices', async () => {
    const data = (await byCoach('json')).body as unknown as Record<string, Rows>;
    const theirsAlone =
      /^(account|sessions|passkeys|identities|known|security|nutrition|saved|favourite|notice|push|notes|feed)/;
    expect(Object.keys(data).filter(part => theirsAlone.test(part))).toEqual([]);
  });

  it('is a security event of both', async () => {
    await byCoach('csv');
    const { rows } = await testApp.db.$client.query(
      `select kind, details, actor_id = $2 as "byCoach" from security_events where subject_id = $1 order by id desc limit 1`,
      [member.id, coach.id],
    );
    expect(rows).toEqual([{ kind: 'member-data-exported', details: { form: 'CSV' }, byCoach: true }]);
  });

  it.each(['json', 'csv'] as const)('is for coaches alone, as %s', async format => {
    const another = await aMember(testApp, coach);
    expect((await byCoach(format, another)).status).toBe(403);
    expect((await byCoach(format, member)).status).toBe(403);
    expect((await byCoach(format, new Person(testApp))).status).toBe(401);
    for (const id of [coach.id, 'nobody', randomUUID()])
      expect((await byCoach(format, coach, id)).status, id).toBe(404);
  });
});

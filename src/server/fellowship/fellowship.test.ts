import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveOwnWorkout } from '#contract/assignments.ts';
import { getFellowship, updateFellowship } from '#contract/fellowship/settings.ts';
import { listTrainingPrograms } from '#contract/fellowship/training-programs.ts';
import { listLeaderboardMonths } from '#contract/leaderboard.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { forgetPassword, getCurrentUser, makeFirstCoach } from '#contract/session.ts';
import { deleteWorkout } from '#contract/programs.ts';
import { standardColours } from '#domain/fellowship/brand-colours.ts';
import { createApp } from '#server/app.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { connectDatabase, transaction } from '#server/database/database.ts';
import { provideFirstCoach } from '#server/setup/first-coach.ts';
import { restateMemberships } from '#server/membership/restate.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { provideFellowship } from './queries.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
beforeAll(async () => {
  testApp = await appForTests({ webFolder: undefined });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

type Body = Parameters<typeof coach.ask<typeof updateFellowship>>[1]['body'];
const save = (body: Body, who = coach) => who.ask(updateFellowship, { body });
const saved = async (body: Body, who = coach) => who.get(updateFellowship, { body });

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 90, b: 60, alpha: 0 } } })
    .png()
    .toBuffer();

describe('a fellowship whose coach has said nothing', () => {
  it('has a name, a motto and a tagline, and claims nothing', async () => {
    const own = await appForThisTest();
    const words = await (await aCoach(own)).get(getFellowship, {});
    expect(words).toMatchObject({
      name: 'Fellowship',
      motto: 'Hodierno labore cras melior',
      tagline: 'You will be better tomorrow because of your effort today',
      colours: standardColours,
      timeZone: 'UTC',
      graceDays: 7,
      asksHowItFelt: true,
      exportsNotes: false,
      feed: false,
      feedWords: false,
      feedForAll: false,
      monthlyPriceDollars: null,
      certifications: [],
      toldPrograms: [],
    });
    for (const field of [
      'logoUrl',
      'coachName',
      'coachPhone',
      'coachEmail',
      'website',
      'checkoutLink',
      'manageLink',
    ])
      expect([field, words[field as 'website']]).toEqual([field, '']);
  });
});

it('a row that is there keeps what it says, whatever a start would begin with', async () => {
  const own = await appForThisTest();
  await provideFellowship(own.db, { timeZone: 'Asia/Tokyo', graceDays: 3 });
  await provideFellowship(own.db, { timeZone: 'Europe/London', graceDays: 9 });
  expect(await (await aCoach(own)).get(getFellowship, {})).toMatchObject({
    name: 'Fellowship',
    timeZone: 'Asia/Tokyo',
    graceDays: 3,
  });
});

/** By the one-time link, with these words beside the account; and the texts from then on. */
const becomeCoach = async (words: object) => {
  const own = await appForThisTest();
  const link = await provideFirstCoach(own.db, undefined, 'http://localhost', own.clock.now);
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  const account = {
    firstName: 'Ruth',
    lastName: 'Moab',
    email: 'ruth@moab.example',
    password: 'a garage at 5:40',
  };
  const person = new Person(own);
  const answer = await person.ask(makeFirstCoach, {
    body: { token, timeZone: 'UTC', ...account, ...words },
  });
  return { answer, said: await brandNow(own.db) };
};

describe('the first coach is asked', () => {
  it('for the first words, which are there from then on', async () => {
    const { said } = await becomeCoach({
      fellowshipName: 'Iron Covenant',
      coachPhone: '555 0100',
      coachEmail: 'train@moab.example',
      monthlyPriceDollars: '34.50',
    });
    expect(said).toMatchObject({
      name: 'Iron Covenant',
      coach: { name: 'Ruth Moab', phone: '555 0100', email: 'train@moab.example' },
      monthlyPriceDollars: 34.5,
    });
  });

  it('and may pass over all of them: the address of the account is nobody’s to see', async () => {
    const { said } = await becomeCoach({
      fellowshipName: '',
      coachPhone: '',
      coachEmail: '',
      monthlyPriceDollars: '',
    });
    expect(said).toMatchObject({
      name: 'Fellowship',
      coach: { name: 'Ruth Moab', phone: '', email: '' },
      monthlyPriceDollars: null,
    });
  });

  it('and is told what is wrong with them, beside the field', async () => {
    const { answer } = await becomeCoach({ fellowshipName: '', monthlyPriceDollars: 'much' });
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'monthlyPriceDollars', message: 'Enter a price in dollars, like 29 or 29.50' }],
    ]);
  });
});

const refusalOf = async (texts: Record<string, string>) =>
  (await save({ landing: { texts, hidden: [] } })).body;

describe('the home page', () => {
  it('says the standard texts until the coach changes them, and leaves out what is hidden', async () => {
    const landing = {
      texts: { welcomeText: 'Lift, and be kind.', pathJoin: 'Train with us' },
      hidden: ['picture' as const],
    };
    expect(await saved({ landing })).toMatchObject({ landing });
    expect((await brandNow(testApp.db)).landing).toEqual(landing);
    await saved({ landing: { texts: {}, hidden: [] } });
  });

  it('refuses a text that it has no place for, and one that is too long', async () => {
    expect(await refusalOf({ footer: 'x' })).toMatchObject({ message: 'The home page has no text “footer”' });
    expect(await refusalOf({ path1Text: 'x'.repeat(1001) })).toMatchObject({
      issues: [{ path: 'landing.texts.path1Text', message: 'Use at most 1,000 characters' }],
    });
  });
});

describe('what the coach says of it', () => {
  it('is kept field by field: what is not sent stays', async () => {
    await saved({ name: 'Iron Covenant', coachPhone: '+44 20 7946 0018', monthlyPriceDollars: '34.50' });
    await saved({ motto: '', coachName: 'Ruth Moab' });
    expect(await coach.get(getFellowship, {})).toMatchObject({
      name: 'Iron Covenant',
      motto: '',
      coachPhone: '+44 20 7946 0018',
      coachName: 'Ruth Moab',
      monthlyPriceDollars: 34.5,
    });
    expect(await saved({ monthlyPriceDollars: '' })).toMatchObject({ monthlyPriceDollars: null });
  });

  it.each([
    [{ name: ' ' }, 'name', 'The fellowship needs a name'],
    [{ name: 'x'.repeat(61) }, 'name', 'Use at most 60 characters'],
    [{ name: 'Two\nlines' }, 'name', 'Use one line'],
    [{ coachEmail: 'no address' }, 'coachEmail', 'Enter an e-mail address, or leave it empty'],
    [{ website: 'http://moab.example' }, 'website', 'Enter a link that starts with https://'],
    [{ checkoutLink: 'https://' }, 'checkoutLink', 'Enter a link that starts with https://'],
    [{ manageLink: 'javascript:alert(1)' }, 'manageLink', 'Enter a link that starts with https://'],
    [{ monthlyPriceDollars: '-1' }, 'monthlyPriceDollars', 'Enter a price in dollars, like 29 or 29.50'],
    [{ monthlyPriceDollars: 29.999 }, 'monthlyPriceDollars', 'Enter a price in dollars, like 29 or 29.50'],
    [{ monthlyPriceDollars: 'dear' }, 'monthlyPriceDollars', 'Enter a price in dollars, like 29 or 29.50'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'This is not a known time zone'],
    [{ graceDays: 61 }, 'graceDays', 'Enter a number of days from 0 to 60'],
    [{ graceDays: '2.5' }, 'graceDays', 'Enter a number of days from 0 to 60'],
    [
      { certifications: [{ name: '', short: 'X' }] },
      'certifications.0.name',
      'Enter the name of each certification',
    ],
    [{ toldPrograms: [{ name: '' }] }, 'toldPrograms.0.name', 'Enter the name of each program'],
    [
      { colours: { ...standardColours, light: { ...standardColours.light, accent: '#d3a05c' } } },
      'colours',
      'In the light theme the accent on the page has a contrast of 2.0; text needs 4.5. In the light theme the accent on its own tint has a contrast of 1.7; text needs 4.5.',
    ],
    [
      { colours: { ...standardColours, dark: { ...standardColours.dark, accent: 'gold' } } },
      'colours.dark.accent',
      'Enter a colour as #rrggbb',
    ],
    [
      { logoUrl: 'https://elsewhere.example/logo.png' },
      'logoUrl',
      'Choose a picture: JPEG, PNG, WebP or AVIF',
    ],
    [
      { logoUrl: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` },
      'logoUrl',
      'Choose a picture: JPEG, PNG, WebP or AVIF',
    ],
  ])('is refused in a sentence: %j', async (body, path, message) => {
    const before = await coach.get(getFellowship, {});
    const answer = await save(body);
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path, message }]]);
    expect(await coach.get(getFellowship, {})).toEqual(before);
  });

  it('is asked and changed by coaches alone', async () => {
    const member = await aMember(testApp, coach);
    for (const [who, status] of [
      [member, 403],
      [new Person(testApp), 401],
    ] as const) {
      expect((await who.ask(getFellowship, {})).status).toBe(status);
      expect((await save({ name: 'Mine' }, who)).status).toBe(status);
    }
  });

  it('has a logo that is read, fitted whole, and takes the place of the one before', async () => {
    const sent = async (width: number, height: number) =>
      saved({ logoUrl: `data:image/png;base64,${(await drawn(width, height)).toString('base64')}` });
    const { logoUrl: first } = await sent(1200, 600);
    expect(first).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
    const { rawPayload } = await testApp.app.inject(first);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 256, hasAlpha: true });
    const { logoUrl: second } = await sent(300, 300);
    expect(await readdir(testApp.picturesFolder)).toEqual([second.slice('/pictures/'.length)]);
    await saved({ logoUrl: '' });
    expect(await readdir(testApp.picturesFolder)).toEqual([]);
  });
});

describe('what is said holds at once', () => {
  it('on every server of the same database, and after a start', async () => {
    const { options } = testApp.db.$client;
    const elsewhere = connectDatabase({ ...options, max: 2 }, () => undefined);
    const other = await createApp({ db: elsewhere, now: () => testApp.clock.now });
    const brands = async () =>
      [await brandNow(testApp.db), await brandNow(elsewhere)].map(({ name }) => name);
    for (const name of ['First', 'Second']) {
      await saved({ name });
      expect(await brands()).toEqual([name, name]);
    }
    await other.close();
    await elsewhere.end();
    const started = connectDatabase({ ...options, max: 2 }, () => undefined);
    expect(await brandNow(started)).toMatchObject({ name: 'Second' });
    await started.end();
  });

  it('and costs a page that has it already a look at one row', async () => {
    await saved({ name: 'Looked at' });
    const brand = await brandNow(testApp.db);
    expect(await brandNow(testApp.db)).toBe(brand);
  });

  it('is asked for after the tables were emptied, too', async () => {
    const own = await appForThisTest({ fellowship: { name: 'Before' } });
    expect(await brandNow(own.db)).toMatchObject({ name: 'Before' });
    await own.db.$client.query('truncate fellowship');
    await own.db.$client.query(
      `insert into fellowship (name, motto, tagline, colours) values ('After', '', '', $1)`,
      [standardColours],
    );
    expect(await brandNow(own.db)).toMatchObject({ name: 'After' });
  });

  it('in letters', async () => {
    await saved({
      name: 'Letterhead',
      motto: '',
      coachName: 'Ruth Moab',
      coachEmail: 'ruth@moab.example',
      coachPhone: '',
    });
    await new Person(testApp).get(forgetPassword, { body: { email: coach.email } });
    const { rows } = await testApp.db.$client.query(`select subject, text from mails where recipient = $1`, [
      coach.email,
    ]);
    expect(rows[0]).toMatchObject({
      subject: 'Choose a new password for Letterhead',
      text: expect.stringContaining('Letterhead. Questions? Write to Ruth Moab, ruth@moab.example.'),
    });
  });

  it('as days of grace, for a payment that is open already too', async () => {
    const member = await aMember(testApp, coach, { active: false });
    const { rows } = await testApp.db.$client.query<{ at: Date }>(
      `insert into payment_events (id, type, occurred_at, received_at, user_id, subscription_id, facts)
       values ('e1', 'checkout', $2, $2, $1, 's1', $3), ('e2', 'invoice', $2 + interval '1 hour', $2, $1, 's1', $4)
       returning occurred_at as at`,
      [
        member.id,
        testApp.clock.now,
        { kind: 'checkout', session: 'c1', paid: true },
        { kind: 'invoice', paid: false },
      ],
    );
    const failedAt = rows[1]?.at ?? new Date(0);
    await transaction(testApp.db, tx => restateMemberships(tx, [member.id], testApp.clock.now));
    const daysOpen = async () => {
      const { rows: users } = await testApp.db.$client.query<{ until: Date }>(
        'select subscription_past_due_at as until from users where id = $1',
        [member.id],
      );
      return ((users[0]?.until.getTime() ?? 0) - failedAt.getTime()) / 86_400_000;
    };
    expect(await daysOpen()).toBe(7);
    await saved({ graceDays: 3 });
    expect(await daysOpen()).toBe(3);
  });

  it('in what members are asked in their sessions, which no member sets', async () => {
    const member = await aMember(testApp, coach);
    const squat = await anExercise(coach);
    const program = await aProgram(coach, [{ monday: fiveByFive(squat) }]);
    const date = '2026-03-16';
    await assign(coach, member, program, date);
    const isAsked = async () =>
      (await member.get(listTrainingSessions, { query: { date } }))[0]?.asksHowItFelt;
    expect(await isAsked()).toBe(true);
    expect((await save({ asksHowItFelt: false }, member)).status).toBe(403);
    expect((await save({ asksHowItFelt: 'no' as unknown as boolean })).status).toBe(400);
    expect(await saved({ asksHowItFelt: false })).toMatchObject({ asksHowItFelt: false });
    expect(await isAsked()).toBe(false);
    await saved({ asksHowItFelt: true });
  });

  it('in the months of the leaderboard, which follow the zone', async () => {
    const own = await appForThisTest({ now: new Date('2026-04-01T02:00:00Z') });
    const owner = await aCoach(own);
    const months = () => owner.get(listLeaderboardMonths, {});
    expect(await months()).toMatchObject({ current: '2026-04', closing: '2026-03' });
    await saved({ timeZone: 'America/New_York' }, owner);
    expect(await months()).toMatchObject({ current: '2026-03', closing: null });
    await saved({ timeZone: 'Asia/Tokyo' }, owner);
    expect(await months()).toMatchObject({ current: '2026-04' });
  });
});

describe('the programs page', () => {
  it('tells of the fellowship’s own programs until the coach tells of some, then of these with their weeks', async () => {
    const own = await appForThisTest();
    const owner = await aCoach(own);
    const member = await aMember(own, owner);
    const week = { monday: fiveByFive(await anExercise(owner)) };
    const iron = await aProgram(owner, [week, week], 'Iron');
    const climb = await aProgram(owner, [week, week, week], 'Climb');
    const listed = () => member.get(listTrainingPrograms, {});
    // A member's own copy bears their name, and is nobody else's to read of.
    const { id } = await assign(owner, member, iron, '2026-03-18');
    await owner.get(giveOwnWorkout, { params: { id } });
    expect(await listed()).toMatchObject([
      { name: 'Climb', blocks: [{ name: 'Climb', weeks: 3 }] },
      { name: 'Iron', blocks: [{ name: 'Iron', weeks: 2 }] },
    ]);
    const told = {
      name: 'Ascension',
      level: 'For most',
      overview: ['Up', ''],
      workoutIds: [iron.id, climb.id],
    };
    await saved({ toldPrograms: [told] }, owner);
    expect(await listed()).toEqual([
      {
        name: 'Ascension',
        level: 'For most',
        overview: ['Up'],
        results: [],
        principles: [],
        audience: [],
        blocks: [
          { name: 'Iron', weeks: 2 },
          { name: 'Climb', weeks: 3 },
        ],
      },
    ]);
    await owner.get(deleteWorkout, { params: { id: iron.id } });
    expect(await listed()).toMatchObject([{ blocks: [{ name: 'Climb', weeks: 3 }] }]);
    const without = await aMember(own, owner, { active: false });
    expect((await without.ask(listTrainingPrograms, {})).status).toBe(403);
  });
});

describe('the coach’s name', () => {
  it.each([
    ['Mara Voss', 'Mara', 'Voss'],
    ['Mara van der Voss', 'Mara van der', 'Voss'],
    ['Mara', 'Mara', ''],
  ])(
    '%s is that of the account, too, where it has none of its own',
    async (coachName, firstName, lastName) => {
      const own = await appForThisTest();
      const unnamed = await aCoach(own);
      expect(await unnamed.get(getCurrentUser, {})).toMatchObject({ firstName: 'Head', lastName: 'Coach' });
      await unnamed.get(updateFellowship, { body: { coachName } });
      expect(await unnamed.get(getCurrentUser, {})).toMatchObject({ firstName, lastName });
      await unnamed.get(updateFellowship, { body: { coachName: 'Another' } });
      expect(await unnamed.get(getCurrentUser, {})).toMatchObject({ firstName, lastName });
    },
  );
});

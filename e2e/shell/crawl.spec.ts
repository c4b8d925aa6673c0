import { type Browser, expect, type Page } from '@playwright/test';
import { addDays, type PlainDate } from '../../src/domain/plain-date.ts';
import { aFiveDayChallenge } from '../challenges/challenge-of-member.ts';
import { inDatabase } from '../fellowship/database-of.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { allSeen, drawn } from '../page/calls.ts';
import { setText } from '../page/large-text.ts';
import { layoutFaults, type Targets } from '../page/layout-faults.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { toastOf } from '../page/toast.ts';

let fixture: TrainingFixture;
let programId: string;
let pathId: string;
let sessionId: string;
const pain = 'left knee pain 4/10';

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  programId = await lifeOf(fixture);
});
test.afterAll(() => fixture.fellowship.stop());

/** A member with a finished session, one to do, a challenge of each kind, one that has ended, and something to read. */
async function lifeOf({
  fellowship,
  coach,
  member,
  memberId,
  today,
  idOf,
}: TrainingFixture): Promise<string> {
  const yesterday = addDays(today, -1);
  let doneId = '';
  for (const date of [yesterday, today]) {
    const workoutId = await aProgramOn(fixture, date);
    const body = { memberId, workoutId, startDate: date };
    const { id } = await coach.get('POST', '/api/assignments', body);
    if (date === yesterday) await finish(String(id), date);
    else programId = workoutId;
  }
  // A percent of a max that nobody knows, and what nobody has planned.
  const percent = { exerciseId: idOf('Bench Press'), sets: '3', reps: '5', percent1RM: '70' };
  await coach.get('POST', '/api/daily-workouts', { memberId, assignedDate: today, ...percent });
  await member.get('POST', '/api/daily-workouts', { exerciseId: idOf('Hike'), assignedDate: today });
  const single = { exerciseId: idOf('Push-up'), scoringType: 'reps', startDate: today };
  const ended = await coach.get('POST', '/api/challenges', { name: 'Ended', ...single, endDate: today });
  await member.get('POST', `/api/challenges/${ended.id}/submit`, { reps: 40 });
  await inDatabase(
    fellowship,
    "update challenges set start_date = start_date - 7, end_date = start_date - interval '1 day'",
  );
  await coach.get('POST', '/api/challenges', {
    name: 'Most Push-ups',
    ...single,
    endDate: addDays(today, 5),
  });
  await aFiveDayChallenge(fixture, [{ exerciseId: idOf('Push-up'), sets: '3', reps: '15' }]);
  await coach.get('POST', '/api/health-habits', {
    title: 'Sleep before strength',
    content: '## Eight hours\n\nNothing else is as cheap.',
    category: 'recovery',
    isPublished: true,
  });
  await coach.get('POST', '/api/admin/promotional-content', { title: 'A Winter of Iron' });
  const longest = 'Those who train before the sun is up, whatever the season is';
  await coach.get('POST', '/api/groups', { name: longest, colour: 'violet', memberIds: [memberId] });
  await coach.get('POST', `/api/members/${memberId}/notes`, { text: 'Left knee: no jumps until May.' });
  const blocks = [{ workoutId: programId }, { workoutId: programId }];
  const path = await coach.get('POST', '/api/paths', { name: 'Ascension', blocks });
  pathId = String(path.id);
  await coach.get('POST', `/api/paths/${pathId}/assign`, {
    memberIds: [memberId],
    startDate: addDays(today, 1),
  });
  await share();
  const sessions = await member.get<{ trainingDayId: string }[]>(
    'GET',
    `/api/training-sessions?date=${today}`,
  );
  sessionId = sessions[0]?.trainingDayId ?? '';
  return programId;

  /** The session of yesterday, with words to it and a report. */
  async function share(): Promise<void> {
    await coach.get('PATCH', '/api/fellowship', { feed: true, feedWords: true, feedForAll: true });
    const { id } = await member.get('POST', '/api/feed', { trainingDayId: doneId, withAll: true });
    await coach.get('POST', `/api/feed/${id}/words`, { text: 'Brace, and it moves like nothing at all.' });
    await coach.get('POST', `/api/feed/${id}/report`, { reason: 'other', note: 'Have a look at this.' });
  }

  async function finish(assignmentId: string, completedDate: PlainDate): Promise<void> {
    const log = (exercise: string, result: object) =>
      member.get('POST', '/api/progress', {
        assignmentId,
        exerciseId: idOf(exercise),
        completedDate,
        ...result,
      });
    await log('Back Squat', { setsData: [{ setNum: 1, reps: 5, weight: 185 }], notes: pain });
    await log('Front Plank', { timeCompleted: '1:30' });
    const day = `/api/assignments/${assignmentId}/exercises-for-date?date=${completedDate}`;
    doneId = (await member.get('GET', day)).trainingDayId ?? '';
  }
}

/** The complaints of the browser and the server, each with the screen on which it came. */
function complaintsOf(page: Page) {
  const complaints: string[] = [];
  let screen = '';
  page.on('console', message => {
    const isOurs = !message.text().includes('blocked by Playwright');
    if (isOurs && ['error', 'warning'].includes(message.type()))
      complaints.push(`${screen}: console: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`${screen}: thrown: ${error.message}`));
  page.on('response', answer => {
    if (answer.status() >= 400) complaints.push(`${screen}: ${answer.status()} of ${answer.url()}`);
  });
  return { complaints, at: (name: string) => (screen = name) };
}

type Widths = Record<375 | 1280, Targets>;

/** Looks at what is shown in both widths, and in large text; the wide one stays. Themes differ in colours alone. */
async function faultsOf(page: Page, name: string, targets: Widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of [375, 1280] as const) {
    await page.setViewportSize({ width, height: 812 });
    await settled(page);
    const faults = await layoutFaults(page, targets[width]);
    found.push(...faults.map(fault => `${name}, ${width}: ${fault}`));
    if (width === 375) found.push(...(await faultsInLargeText(page, name)));
  }
  return found;
}

/**
 * On a phone whose text is half as large again, and twice as large. Of the two targets the smaller is required: seven
 * days in a line get no wider, as the edges of the page do.
 */
async function faultsInLargeText(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const percent of [150, 200]) {
    await setText(page, percent);
    await settled(page);
    const faults = await layoutFaults(page, 24);
    found.push(...faults.map(fault => `${name}, 375, text of ${percent}%: ${fault}`));
  }
  await setText(page, 100);
  return found;
}

/** All that it shows has come. */
async function settled(page: Page): Promise<void> {
  await drawn(page);
  await allSeen(page);
  await expect(page.locator('[aria-busy=true], .animate-breathe')).toHaveCount(0);
  await drawn(page);
}

/** A view by its address, and what is pressed there, one after the other, by its name. */
type Views = Record<string, readonly [address: string, ...presses: (string | RegExp)[]]>;

/** Elements behind a dialog are not found by their role. */
const named = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('tab', { name }))
    .or(page.getByRole('menuitem', { name }))
    .first();

/** Sections are found in the sidebar, so a new one is looked at automatically. */
async function crawlSections(page: Page, targets: Widths): Promise<string[]> {
  const { complaints, at } = complaintsOf(page);
  const found: string[] = [];
  const entries = page.locator('aside nav [data-name]');
  const names = await entries.evaluateAll(all =>
    all.filter(entry => entry.localName === 'button').map(entry => entry.getAttribute('data-name') ?? ''),
  );
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) {
    at(name);
    await entries.and(page.locator(`[data-name="${name}"]`)).click();
    await expect(page.locator('aside nav [aria-current=page]')).toHaveText(name);
    found.push(...(await faultsOf(page, name, targets)));
  }
  return [...complaints, ...found];
}

/** Views within a section are named by hand. */
async function crawlViews(page: Page, views: Views, targets: Widths): Promise<string[]> {
  const { complaints, at } = complaintsOf(page);
  const found: string[] = [];
  for (const [name, [address, ...presses]] of Object.entries(views)) {
    at(name);
    await page.goto(address);
    await hydrated(page);
    for (const press of presses) await named(page, press).click();
    found.push(...(await faultsOf(page, name, targets)));
  }
  return [...complaints, ...found];
}

test('no screen of a member’s complains, covers or cuts anything, on a phone and on a desk', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  const log = '/member?section=calendar';
  const player = `${log}&view=session&id=${sessionId}`;
  const views: Views = {
    Account: ['/account'],
    'Programs page': ['/programs'],
    'Subscribe page': ['/subscribe'],
    'A day of the timeline': ['/member?section=workouts', /, today: to do$/],
    'Log Progress': [log, 'Log Progress'],
    'How to': [log, 'How to'],
    'Enter a tested max': [log, 'Enter a tested max'],
    'Add exercise': [log, 'Add exercise'],
    'Your lifts': ['/member?section=history', 'Your lifts'],
    'Tested maxes': ['/member?section=history', 'Your lifts', 'Tested maxes'],
    'Share this': [log, 'Previous day', 'Share this session'],
    'Words to a post': ['/member?section=feed', /^Comment$/],
    'A session': [player],
    'A set of a session': [player, 'Start session'],
    'A number of a set': [player, /Type another$/],
    'A rest': [player, 'Warm-up done'],
    'More for an exercise': [player, /^More/],
    'A hold': [player, /^Front Plank/],
    'A hold that runs': [player, /^Front Plank/, 'Start the timer'],
    'Past challenges': ['/member?section=leaderboard', 'Past challenges'],
    'A past challenge': ['/member?section=leaderboard', 'Past challenges', /^Ended/],
  };
  const targets: Widths = { 375: 44, 1280: 24 };
  expect([...(await crawlSections(page, targets)), ...(await crawlViews(page, views, targets))]).toEqual([]);
});

test('no section of the console complains, covers or cuts anything, on a phone and on a desk', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  expect(await crawlSections(page, { 375: 24, 1280: 24 })).toEqual([]);
});

test('nothing that opens in the console complains, covers or cuts anything, on a phone and on a desk', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  const grid = `/admin?section=programs&view=write&id=${programId}`;
  const member = `/admin?section=members&view=member&id=${fixture.memberId}`;
  const views: Views = {
    Account: ['/account'],
    'Programs page': ['/programs'],
    'A member of the round': [`/admin?section=command-center&view=review&id=${fixture.memberId}`],
    'A program': [`/admin?section=programs&view=program&id=${programId}`],
    'Edit Program': [`/admin?section=programs&view=edit&id=${programId}`],
    'The grid': [grid],
    'Keys of the grid': [grid, /^Keys/],
    'Preview and Publish': [grid, 'Preview and Publish'],
    'Write in the Grid': ['/admin?section=programs', 'Write in the Grid'],
    'A program to print': [`/admin?section=programs&view=print&id=${programId}`],
    'Import Program': ['/admin?section=programs', 'Import'],
    'Create Program': ['/admin?section=programs', /^Create .*Program$/],
    'Single Workouts': ['/admin?section=programs&view=workouts'],
    Paths: ['/admin?section=programs&view=paths'],
    'A path': [`/admin?section=programs&view=path&id=${pathId}`],
    'New Path': ['/admin?section=programs&view=paths', 'New Path'],
    'Assign Path': [`/admin?section=programs&view=path&id=${pathId}`, 'Assign Path'],
    'Create 5-Day Challenge': ['/admin?section=weekly-challenges&view=create-5-day'],
    'A lift': ['/admin?section=coach-dashboard', 'Back Squat of Ada Stone'],
    'Muscles trained': ['/admin?section=exercises', 'More for the library', 'Muscles trained'],
    'Many exercises': [
      '/admin?section=exercises',
      'More for the library',
      'Select several',
      /^Select all/,
      'Change',
    ],
    'An exercise': ['/admin?section=exercises', 'Edit Back Squat', /^Default prescription/],
    'Add New Member': ['/admin?section=members', 'Add New Member'],
    'Take down': ['/admin?section=feed', 'Take down'],
    'Moderation log': ['/admin?section=feed', 'Moderation log'],
    Groups: ['/admin?section=members', 'Groups'],
    'A group': ['/admin?section=members', 'Groups', /^Edit Those/],
    'A member’s page': [member],
    'A member’s groups': [member, 'Change Groups'],
    'A note that is changed': [member, /^Edit the note of/],
    'Planned beside done': [member, pain],
    'Tested maxes of a member': [member, 'Tested maxes'],
  };
  expect(await crawlViews(page, views, { 375: 24, 1280: 24 })).toEqual([]);
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 375, height: 667 },
];

/** A toast that never goes: what failed stays over dialogs, too. */
async function withToast(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === 5000 ? 0 : later(run, delay, ...rest)) as typeof window.setTimeout;
  });
  await page.route('**/api/profile', route =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
  await page.reload();
  await hydrated(page);
}

async function tell(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastOf(page)).toBeVisible();
}

/** The targets covered by a toast, in each of the sizes. */
async function coveredBeside(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    await expect(toastOf(page), name).toBeVisible();
    const faults = await layoutFaults(page, 24);
    const covered = faults.filter(fault => fault.startsWith('covered'));
    found.push(...covered.map(fault => `${name}, ${size.width} × ${size.height}: ${fault}`));
  }
  return found;
}

/** In a section, what opens there with the toast still shown. */
const dialogs = {
  member: { 'Workout Log': ['Log Progress'] },
  coach: {
    'The Fellowship': ['Add New Member'],
    Programs: ['Write in the Grid'],
    'Weekly Challenges': ['Single Challenge'],
    Assignments: ['Assign Program'],
  },
} as const;

for (const who of ['member', 'coach'] as const) {
  test(`what is told lies on nothing that the ${who} uses next, on any screen in each size`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, fixture, who);
    await withToast(page);
    await tell(page);
    const found: string[] = [];
    const names = await page
      .locator('aside nav button[data-name]')
      .evaluateAll(all => all.map(entry => entry.getAttribute('data-name') ?? ''));
    const opened: Record<string, readonly string[]> = dialogs[who];
    for (const name of names) {
      await openSection(page, name);
      found.push(...(await coveredBeside(page, name)));
      for (const press of opened[name] ?? []) {
        await named(page, press).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        found.push(...(await coveredBeside(page, press)));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    expect(found).toEqual([]);
  });
}

test('no page for strangers complains, covers or cuts anything, on a phone and on a desk', async ({
  browser,
}) => {
  const page = await aStranger(browser);
  const { complaints, at } = complaintsOf(page);
  const found: string[] = [];
  const names = { email: 'new@fellowship.example', firstName: 'Ben', lastName: 'Reed' };
  const { inviteUrl } = await fixture.coach.get('POST', '/api/admin/members', names);
  const { pathname, search } = new URL(String(inviteUrl));
  const paths = ['/', '/subscribe', '/sign-in', '/sign-in?new', '/password', pathname + search, '/nowhere'];
  for (const path of paths) {
    at(path);
    await page.goto(path);
    found.push(...(await faultsOf(page, path, { 375: 44, 1280: 24 })));
  }
  expect(complaints.filter(complaint => !complaint.startsWith('/nowhere: '))).toEqual([]);
  expect(found).toEqual([]);
});

async function aStranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: fixture.fellowship.origin,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

test('what a crawl looks for it finds', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await page.setContent(`<body style="margin:0">
    <button style="width:60px;height:60px">Covered</button>
    <div style="position:absolute;inset:0 auto auto 0;width:60px;height:60px">Cover</div>
    <button style="width:20px;height:20px;padding:0">x</button>
    <label style="display:block;height:44px"><input type="checkbox"> Big enough by its label</label>
    <p style="width:60px;overflow:hidden;white-space:nowrap">A sentence that is cut off</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis" title="Told">Told in whole elsewhere</p>
    <p style="height:18px;overflow:hidden">Two lines<br>of which one is seen</p>
    <div style="border:1px solid;width:30px;margin:20px"><span>Homeward</span></div>
    <p style="margin:0">Below</p><p style="margin:-18px 0 0">Above</p>
    <p style="position:fixed;left:350px;top:300px;margin:0">Half of it</p>
    <div style="width:400px">Wide</div>`);
  expect(await layoutFaults(page, 44)).toEqual([
    '25 px wider than the screen',
    'covered: <button> “Covered” by <div> “Cover”',
    'small: <button> “x” 20 × 20',
    expect.stringMatching(/^cut: <p> “A sentence that is cut off” \d+ of 60 px$/),
    expect.stringMatching(/^cut: <p> “Two linesof which one is seen”/),
    'beyond its paper: <span> “Homeward”',
    expect.stringMatching(/^one on another: <p> “(Below|Above)” and <p> “(Below|Above)”$/),
    'beyond the screen: <p> “Half of it”',
  ]);
});

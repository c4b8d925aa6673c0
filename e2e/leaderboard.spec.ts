import { type Browser, expect, type Page } from '@playwright/test';
import { addDays, dateIn, firstOfMonth, formatDate, monthOf, weekdayOf } from '../src/domain/plain-date.ts';
import { inDatabase } from './database-of.ts';
import { lookAt } from './look-at.ts';
import { type Given, givenAMember, open, signedIn } from './member-in-training.ts';
import { openSection } from './sections.ts';
import { test } from './test.ts';

let given: Given;

test.beforeEach(async () => {
  given = await givenAMember();
});
test.afterEach(() => given.fellowship.stop());

const everyWidth = [1280, 768, 375];

/** The fellowship's month; its zone is UTC unless it is set. */
const thisMonth = () => firstOfMonth(dateIn('UTC', new Date()));
const monthsAgo = (count: number): string =>
  count === 0 ? thisMonth() : firstOfMonth(addDays(monthsAgo(count - 1), -1));

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );

type Standing = { name: string; done: number; of: number; points?: number };

/** People who stand where their figures put them, beside Ada, this month. */
async function standing(people: Standing[]): Promise<void> {
  await inDatabase(
    given.fellowship,
    `with person as (
       select p.*, case when name = 'Ada Stone' then $2::uuid else gen_random_uuid() end as id
       from jsonb_to_recordset($1) as p(name text, done numeric, of numeric, points int)
     ), added as (
       insert into users (id, email, first_name, last_name)
       select id, id || '@board.example', nullif(split_part(name, ' ', 1), ''),
         nullif(substring(name from position(' ' in name) + 1), name)
       from person where name <> 'Ada Stone'
     )
     insert into standings (month, member_id, rolls_at, units_assigned, units_counted, points)
     select $3::date, id, 'infinity', of, done, points from person`,
    [JSON.stringify(people.map(one => ({ points: 0, ...one }))), given.memberId, thisMonth()],
  );
}

/** From just under the best rate down to almost nothing. */
const fellows = (count: number, best = 1): Standing[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `Fellow ${String(n + 1).padStart(5, '0')}`,
    done: best * (count - n),
    of: count + 1,
  }));

const tied = (names: string[], done: number): Standing[] =>
  names.map(name => ({ name, done, of: 100, points: 10 }));

async function lookAtWidths(page: Page, name: string, widths = [1280, 375]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, name);
  }
  await page.setViewportSize({ width: 1280, height: 812 });
}

const openHall = (page: Page) => open(page, 'Hall of Honor');
const podium = (page: Page) => page.getByRole('region', { name: 'Podium' });
const rankings = (page: Page) => page.getByRole('table', { name: 'All Rankings' });
const rowOf = (page: Page, name: string) =>
  rankings(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const step = (page: Page, title: string) =>
  podium(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

async function hallOf(browser: Browser, people: Standing[], width = 1280): Promise<Page> {
  await standing(people);
  const page = await signedIn(browser, given, 'member', width);
  await openHall(page);
  await rankings(page).waitFor();
  return page;
}

test('a month without rankings says so, and how they will be made', async ({ browser }) => {
  const page = await signedIn(browser, given, 'member');
  const rank = page.getByRole('definition').filter({ hasText: '–' });
  await expect(rank).toBeVisible();
  await page.getByRole('button', { name: 'Hall of Honor' }).last().click();
  await page.getByRole('heading', { name: 'Hall of Honor', level: 1 }).waitFor();
  await expect(page.getByText('No rankings yet for this month', { exact: true })).toBeVisible();
  await expect(page.getByText(monthName(thisMonth()), { exact: true })).toBeVisible();
  await expect(podium(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'How my rank comes about' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nothing counts in this month yet.');
  await page.getByRole('button', { name: 'Close' }).last().click();

  await page.getByText('How Rankings Are Calculated').click();
  for (const rule of [
    'Units done of units assigned this month, to one decimal.',
    'A log counts at most what was prescribed',
    'today’s with its first log',
    '10for a result in a weekly challenge',
    '10for each day of a 5-day challenge',
    '25 morefor all five of its days',
    '15, 10, 5 morefor the first, second and third place',
    'equal in both shares a rank',
    '48 hours after its end the board is frozen',
  ]) {
    await expect(page.locator('details')).toContainText(rule);
  }
  await lookAtWidths(page, 'hall-empty');
});

/** One of each kind, from today on; Ada has handed in her result of the single one. */
async function challengesRun(): Promise<void> {
  const { coach, member, today, idOf } = given;
  const dates = { startDate: today, endDate: addDays(today, 6) };
  const weekly = await coach.get('POST', '/api/challenges', {
    name: 'Most Push-ups',
    exerciseId: idOf('Push-up'),
    scoringType: 'reps',
    ...dates,
  });
  await member.get('POST', `/api/challenges/${weekly.id}/submit`, { reps: 40 });
  const exercises = [{ exerciseId: idOf('Push-up'), sets: '3', reps: '15' }];
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map(dayOfWeek => ({
    dayOfWeek,
    exercises,
  }));
  await coach.get('POST', '/api/challenges', { name: 'Five Days of Iron', isMultiDay: true, days, ...dates });
}

test('the podium and all rankings show who stands where, and which row is one’s own', async ({ browser }) => {
  await challengesRun();
  await inDatabase(given.fellowship, 'delete from standings');
  const page = await hallOf(browser, [
    { name: 'Theodora Blackwood', done: 1180, of: 1200, points: 65 },
    { name: 'Bartholomew Featherstonehaugh-Cholmondeley', done: 1172, of: 1200, points: 40 },
    { name: 'Ada Stone', done: 1050.4, of: 1200, points: 35 },
    { name: '', done: 900, of: 1200 },
    ...fellows(12, 0.5),
  ]);
  await expect(page.getByText('Most Push-ups').first()).toBeVisible();
  await expect(page.getByText('Five Days of Iron').first()).toBeVisible();
  await expect(step(page, 'Master')).toContainText('Theodora Blackwood');
  await expect(step(page, 'Master')).toContainText('98.3%');
  await expect(step(page, 'Vanguard')).toContainText('Bartholomew Featherstonehaugh-Cholmondeley');
  await expect(step(page, 'Squire')).toContainText('Ada Stone');
  await expect(step(page, 'Squire').getByText('You', { exact: true })).toBeVisible();

  await expect(rankings(page).getByRole('row')).toHaveCount(17);
  const own = rowOf(page, 'Ada Stone');
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByRole('cell')).toHaveText(['3', '87.5%', '1,050 / 1,200 units', /^35/]);
  await expect(rankings(page).getByText('You', { exact: true })).toHaveCount(1);
  await expect(page.getByText('You are #3 of 16.')).toBeVisible();
  await expect(rowOf(page, 'Member').getByRole('cell').first()).toHaveText('4');
  await expect(page.getByText('@')).toHaveCount(0);
  await lookAtWidths(page, 'hall', everyWidth);

  await open(page, 'Command Center');
  await expect(page.getByRole('definition').filter({ hasText: '#3' })).toHaveText('#3of 16');
  await lookAtWidths(page, 'command-center-rank', everyWidth);
});

test('whoever is equal in rate and points shares a place, and stands on one step', async ({ browser }) => {
  const page = await hallOf(browser, [
    ...tied(['Ada Stone', 'Boaz Reed'], 100),
    ...tied(['Caleb Frost', 'Dinah Moss', 'Esther Vale', 'Felix Thorne', 'Gideon Marsh'], 90),
    ...tied(['Hanna Brook'], 80),
  ]);
  await expect(step(page, 'Master').getByRole('listitem')).toHaveCount(2);
  await expect(step(page, 'Vanguard')).toHaveCount(0);
  await expect(step(page, 'Squire').getByRole('listitem')).toHaveCount(5);
  await expect(rankings(page).getByRole('row').locator('td:first-child')).toHaveText([
    '1',
    '1',
    '3',
    '3',
    '3',
    '3',
    '3',
    '8',
  ]);
  await lookAtWidths(page, 'hall-ties');

  await standing(
    tied(
      Array.from({ length: 9 }, (_, n) => `Equal ${n}`),
      100,
    ),
  );
  await page.waitForTimeout(1_100);
  await page.reload();
  await expect(step(page, 'Master')).toContainText('and 6 others');
  await expect(step(page, 'Squire')).toHaveCount(0);
  await lookAtWidths(page, 'hall-many-ties', [1280]);
});

test('a coach sees the same board, and takes no place on it', async ({ browser }) => {
  await standing([{ name: 'Ada Stone', done: 90, of: 100, points: 10 }, ...fellows(5)]);
  const page = await signedIn(browser, given, 'coach');
  await openHall(page);
  await expect(step(page, 'Master')).toContainText('Ada Stone');
  await expect(rankings(page).getByRole('row')).toHaveCount(7);
  await expect(page.getByText('You', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'How my rank comes about' })).toHaveCount(0);
  await lookAtWidths(page, 'hall-console', [768]);
});

test('a closed month is told from its record, and one that closes says that late logs count', async ({
  browser,
}) => {
  const [last, older] = [monthsAgo(1), monthsAgo(2)];
  const { rows } = await inDatabase(
    given.fellowship,
    `insert into users (email, first_name, last_name) values ('old@board.example', 'Miriam', 'Oldfield') returning id`,
  );
  await standing([{ name: 'Ada Stone', done: 10, of: 100 }]);
  await inDatabase(
    given.fellowship,
    `insert into monthly_leaderboard (year, month, member_id, rank, consistency_score, units_counted, units_assigned,
       challenge_score)
     select extract(year from $1::date), extract(month from $1::date), m.id, m.rank, m.rate, m.rate * 10, 1000, m.points
     from (values ($2::uuid, 1, 96.4, 50), ($3::uuid, 2, 72.5, 20)) as m(id, rank, rate, points)`,
    [older, rows[0]?.id, given.memberId],
  );
  const closedAt = `${last.slice(0, 8)}03T12:00:00Z`;
  await inDatabase(given.fellowship, 'insert into closed_months values ($1, $2)', [older, closedAt]);

  const page = await signedIn(browser, given, 'member');
  await openHall(page);
  await expect(step(page, 'Master')).toContainText('Ada Stone');
  await page.getByLabel('Month').selectOption({ label: monthName(older) });
  await expect(step(page, 'Master')).toContainText('Miriam Oldfield');
  await expect(
    page.getByText(`Closed on ${formatDate(closedAt.slice(0, 10))}; later corrections do not change it.`),
  ).toBeVisible();
  await expect(rowOf(page, 'Ada Stone').getByRole('cell')).toHaveText([
    '2',
    '72.5%',
    '725 / 1,000 units',
    /^20/,
  ]);
  await expect(page.getByText('You are #2 of 2.')).toBeVisible();
  await lookAtWidths(page, 'hall-closed', [768]);
  await page.getByRole('button', { name: 'How my rank comes about' }).click();
  const dialog = page.getByRole('dialog', { name: 'How my rank comes about' });
  await expect(dialog).toContainText('Its record stays: 725 of 1,000 units, 72.5%, 20 points.');
  await page.keyboard.press('Escape');

  await page.route('**/api/leaderboard/months', async route => {
    const answer = await route.fetch();
    const months = (await answer.json()) as object;
    await route.fulfill({ json: { ...months, closing: monthOf(last) } });
  });
  await page.reload();
  await page.getByLabel('Month').selectOption({ label: `${monthName(last)} (closing)` });
  await expect(page.getByText(`${monthName(last)} is closing: late logs count`)).toBeVisible();
  await expect(page.getByText('No rankings yet for this month', { exact: true })).toBeVisible();
});

test('a member reads line by line how their rank comes about, and the sums add up to the rate', async ({
  browser,
}) => {
  const { coach, member, memberId, today, idOf } = given;
  const page = await signedIn(browser, given, 'member');
  await openHall(page);
  await expect(page.getByText('No rankings yet for this month', { exact: true })).toBeVisible();

  const exercises = [
    { exerciseId: idOf('Back Squat'), sets: '5', reps: '5' },
    { exerciseId: idOf('Front Plank'), time: '1:30' },
  ];
  const day = { dayOfWeek: weekdayOf(today), dayName: 'Lower Body', exercises };
  const program = await coach.get('POST', '/api/workouts', {
    name: 'Iron Foundation',
    numWeeks: 2,
    weeks: [
      { weekNumber: 1, days: [day] },
      { weekNumber: 2, days: [day] },
    ],
  });
  const assignment = await coach.get('POST', '/api/assignments', {
    memberId,
    workoutId: program.id,
    startDate: today,
  });
  const reps = Array.from({ length: 4 }, (_, set) => ({ setNum: set + 1, reps: 5, weight: 200 }));
  await member.get('POST', '/api/progress', {
    assignmentId: assignment.id,
    exerciseId: idOf('Back Squat'),
    completedDate: today,
    setsData: reps,
  });
  const challenge = await coach.get('POST', '/api/challenges', {
    name: 'Most Push-ups',
    exerciseId: idOf('Push-up'),
    scoringType: 'reps',
    startDate: today,
    endDate: addDays(today, 6),
  });
  await member.get('POST', `/api/challenges/${challenge.id}/submit`, { reps: 40 });

  await open(page, 'Workout Log');
  await openHall(page);
  await expect(rowOf(page, 'Ada Stone').getByRole('cell')).toHaveText([
    '1',
    '17.4%',
    '20 / 115 units',
    /^10/,
  ]);
  await page.getByRole('button', { name: 'How my rank comes about' }).click();
  const dialog = page.getByRole('dialog', { name: 'How my rank comes about' });
  const cells = (table: string) =>
    dialog.getByRole('table', { name: table }).getByRole('row').locator('td').allTextContents();
  await expect(dialog.getByRole('rowheader').first()).toContainText('Iron Foundation, Lower Body');
  expect(await cells('Training days')).toEqual(['20', '115', '20', '115']);
  await expect(dialog).toContainText('20 of 115 units are a rate of 17.4%.');
  await expect(dialog).toContainText('Most Push-ups');
  await expect(dialog).toContainText(`Result handed in · ${formatDate(today)}`);
  expect(await cells('Challenge points')).toEqual(['10', '10']);
  await expect(dialog).toContainText('That is place #1 of 1.');
  await lookAtWidths(page, 'hall-standing');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'How my rank comes about' })).toBeFocused();
});

test('of 10,000 members a hundred are read at first, more as one scrolls, and one’s own row stays in sight', async ({
  browser,
}) => {
  const others = fellows(9_999);
  others.splice(239, 0, { name: 'Ada Stone', done: 9_760, of: 10_000 });
  await standing(others);
  const page = await signedIn(browser, given, 'member');
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/leaderboard') asked.push(search);
  });
  await openHall(page);
  await rankings(page).scrollIntoViewIfNeeded();
  const pinned = page.getByRole('group', { name: 'Your row' });
  await expect(pinned).toBeInViewport();
  await expect(pinned).toContainText('Ada Stone');
  await expect(pinned).toContainText('97.6%');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['?from=1']);
  await lookAtWidths(page, 'hall-thousands', [375]);

  const own = rowOf(page, 'Ada Stone');
  await page.mouse.move(640, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(own).toBeInViewport({ timeout: 50 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expect(pinned).toHaveCount(0);
  expect(asked.slice(0, 3)).toEqual(['?from=1', '?from=101', '?from=201']);
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  expect(await rankings(page).getByRole('row').count()).toBeLessThan(260);

  await open(page, 'Command Center');
  await openHall(page);
  await expect(pinned).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.at(-1)).toBe('?from=1');
});

test('a board that does not load says why, and can be asked for again', async ({ browser }) => {
  await standing([{ name: 'Ada Stone', done: 90, of: 100 }]);
  const page = await signedIn(browser, given, 'member');
  await page.route(/\/api\/leaderboard(\?|$)/, route => route.abort());
  await openSection(page, 'Hall of Honor');
  await expect(page.getByRole('alert')).toContainText('The rankings could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'Ada Stone')).toBeVisible();
});

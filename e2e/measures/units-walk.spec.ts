import { type Browser, expect, type Page } from '@playwright/test';
import { weekdayOf } from '../../src/domain/plain-date.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { type Given, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { sessionOf } from '../fellowship/session-of.ts';
import { test } from '../fellowship/test.ts';
import { zone } from '../fellowship/zone.ts';
import { takenUp } from '../page/sections.ts';
import {
  coachSees,
  fileSays,
  memberSees,
  ownFileSays,
  prescribed,
  type Who,
  whoMeasures,
} from './units-walk.ts';

let given: Given;
let programId = '';
const everybody: readonly Who[] = ['kg', 'lb', 'mixed'];
const people = {} as Record<Who, { id: string; api: ApiPerson }>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  given = await givenAMember();
  const { coach, member, memberId, today, idOf } = given;
  people.kg = { id: memberId, api: member };
  people.lb = await invited('Ben');
  people.mixed = await invited('Cyd');
  await coach.get('PATCH', '/api/profile', { units: { weight: 'kg', distance: 'km', length: 'cm' } });
  const exercises = prescribed.map(({ name, ...fields }) => ({ exerciseId: idOf(name), ...fields }));
  const day = { dayOfWeek: weekdayOf(today), dayName: 'Measures', notes: '', exercises };
  const program = await coach.get('POST', '/api/workouts', {
    name: 'Commas',
    numWeeks: 1,
    weeks: [{ weekNumber: 1, days: [day] }],
  });
  programId = String(program.id);
  for (const who of everybody) await train(who);
});
test.afterAll(() => given.fellowship.stop());

async function invited(firstName: string) {
  const { coach, fellowship } = given;
  const email = `${firstName}@walk.example`;
  const { id, inviteUrl } = await coach.get('POST', '/api/admin/members', {
    email,
    firstName,
    lastName: 'Walker',
  });
  await coach.get('POST', `/api/admin/members/${id}/activate-subscription`, {});
  return { id: String(id), api: await ApiPerson.invited(fellowship.origin, inviteUrl) };
}

/** Measures in their own units, and logs what they typed; one lift and the run, so that something is left to do. */
async function train(who: Who): Promise<void> {
  const { id, api } = people[who];
  const { units, squat, run, body } = whoMeasures[who];
  await api.get('PATCH', '/api/profile', { units });
  const assignment = await given.coach.get('POST', '/api/assignments', {
    memberId: id,
    workoutId: programId,
    startDate: given.today,
  });
  const log = { assignmentId: assignment.id, completedDate: given.today };
  const setsData = [1, 2].map(setNum => ({ setNum, reps: 5, weight: squat, unit: units.weight }));
  await api.get('POST', '/api/progress', { ...log, exerciseId: given.idOf('Back Squat'), setsData });
  await api.get('POST', '/api/progress', {
    ...log,
    exerciseId: given.idOf('Easy Run'),
    distanceCompleted: run,
    distanceUnit: units.distance,
    timeCompleted: '45:00',
  });
  await api.get('PATCH', '/api/nutrition-profile', body);
}

async function pageOf(browser: Browser, who: Who): Promise<Page> {
  const { fellowship } = given;
  const context = await browser.newContext({
    baseURL: fellowship.origin,
    timezoneId: zone,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await context.addCookies([await sessionOf(fellowship, people[who].id, userAgent)]);
  return page;
}

/** All that a person reads there: words, what stands in fields, and what drawings are called. */
async function readPage(page: Page, address: string): Promise<string> {
  const ids = {
    PROGRAM: programId,
    SQUAT: given.idOf('Back Squat'),
    MEMBER: people.lb.id,
  };
  await page.goto(address.replace(/PROGRAM|SQUAT|MEMBER/, name => ids[name as keyof typeof ids]));
  await takenUp(page);
  await page.waitForLoadState('networkidle');
  return readNow(page);
}

const readNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')].map(
      field => (field as HTMLInputElement).value,
    );
    const labels = [...document.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label'));
    return [document.body.innerText, ...fields, ...labels].join('\n').replace(/\s+/g, ' ');
  });

/** What is not there is named, and the rest is read all the same. */
function says(text: string, expected: readonly string[], where: string): void {
  for (const words of expected) expect.soft(text, where).toContain(words);
}

const readFile = async (person: ApiPerson, path: string): Promise<string> =>
  (await fetch(person.origin + path, { headers: { cookie: person.cookie } })).text();

for (const who of everybody)
  test(`a member who measures in ${who} reads every measure as it was meant`, async ({ browser }) => {
    const page = await pageOf(browser, who);
    for (const [address, expected] of Object.entries(memberSees[who]))
      says(await readPage(page, address), expected, `${who} at ${address}`);
    says(await readFile(people[who].api, '/api/my-data.csv'), ownFileSays[who], `the own file of ${who}`);
  });

test('a coach who measures in kg reads every measure as it was meant', async ({ browser }) => {
  const page = await signedIn(browser, given, 'coach');
  for (const [address, expected] of Object.entries(coachSees))
    says(await readPage(page, address), expected, `the coach at ${address}`);
  for (const format of ['csv', 'json'] as const)
    says(
      await readFile(given.coach, `/api/workouts/${programId}/export?format=${format}`),
      fileSays[format],
      `the program as ${format}`,
    );
});

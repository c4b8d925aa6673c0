import type { Page } from '@playwright/test';
import type { ApiPerson } from '../fellowship/api-person.ts';
import { signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { hydrated } from '../page/sections.ts';
import {
  everybody,
  givenThreeWhoMeasure,
  type Measuring,
  pageOf,
  readNow,
  expectText,
} from './three-who-measure.ts';
import { coachSees, fileTexts, memberSees, ownFileTexts } from './units-walk.ts';

let measuring: Measuring;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  measuring = await givenThreeWhoMeasure();
});
test.afterAll(() => measuring.fixture.fellowship.stop());

/** All that a person reads there: words, what stands in fields, and what drawings are called. */
async function readPage(page: Page, address: string): Promise<string> {
  const { fixture, programId, people } = measuring;
  const ids = {
    PROGRAM: programId,
    SQUAT: fixture.idOf('Back Squat'),
    MEMBER: people.lb.id,
  };
  await page.goto(address.replace(/PROGRAM|SQUAT|MEMBER/, name => ids[name as keyof typeof ids]));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return readNow(page);
}

const readFile = async (person: ApiPerson, path: string): Promise<string> =>
  (await fetch(person.origin + path, { headers: { cookie: person.cookie } })).text();

for (const who of everybody)
  test(`a member who measures in ${who} reads every measure as it was meant`, async ({ browser }) => {
    const page = await pageOf(browser, measuring, who);
    for (const [address, expected] of Object.entries(memberSees[who]))
      expectText(await readPage(page, address), expected, `${who} at ${address}`);
    expectText(
      await readFile(measuring.people[who].api, '/api/my-data.csv'),
      ownFileTexts[who],
      `the own file of ${who}`,
    );
  });

test('a coach who measures in kg reads every measure as it was meant', async ({ browser }) => {
  const page = await signedIn(browser, measuring.fixture, 'coach');
  for (const [address, expected] of Object.entries(coachSees))
    expectText(await readPage(page, address), expected, `the coach at ${address}`);
  for (const format of ['csv', 'json'] as const)
    expectText(
      await readFile(measuring.fixture.coach, `/api/workouts/${measuring.programId}/export?format=${format}`),
      fileTexts[format],
      `the program as ${format}`,
    );
});

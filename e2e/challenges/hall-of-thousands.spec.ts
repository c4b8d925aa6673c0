import { expect, type Page, type Request } from '@playwright/test';
import { fellows, openHall, rankings, rowOf, standing } from './board.ts';
import { allSeen, drawn, eachReadAlone } from '../page/calls.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('of 10,000 members a hundred are read at first, more as one scrolls, and one’s own row stays in sight', async ({
  browser,
}) => {
  const others = fellows(9_999);
  others.splice(239, 0, { name: 'Ada Stone', done: 9_760, of: 10_000 });
  await standing(fixture, others);
  const page = await signedIn(browser, fixture, 'member');
  await eachReadAlone(page);
  const [asked, answered] = boardReads(page);
  await openHall(page);
  await rankings(page).scrollIntoViewIfNeeded();
  const pinned = page.getByRole('group', { name: 'Your row' });
  await expect(pinned).toBeInViewport();
  await expect(pinned).toContainText('Ada Stone');
  await expect(pinned).toContainText('97.6%');
  await allSeen(page);
  expect(asked).toEqual(['?from=1']);
  await lookAtWidths(page, 'hall-thousands', [375]);
  await page.setViewportSize({ width: 1280, height: 812 });

  const readOn = async (from: number) => {
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(answered).toContain(`?from=${from}`);
    }).toPass({ timeout: 60_000 });
    await drawn(page);
  };
  for (const from of [101, 201]) await readOn(from);
  const own = rowOf(page, 'Ada Stone');
  await expect(async () => {
    await scrollTo(page, 240 / (100 * answered.length));
    await own.scrollIntoViewIfNeeded({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(own).toBeInViewport();
  await expect(pinned).toHaveCount(0);
  expect(asked.slice(0, 3)).toEqual(['?from=1', '?from=101', '?from=201']);
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  // Sets of rows come and go: it is never all of them that the browser holds.
  for (const from of [301, 401, 501, 601, 701, 801, 901]) {
    await readOn(from);
    expect(await rankings(page).getByRole('row').count()).toBeLessThan(260);
  }

  await open(page, 'Command Center');
  await openHall(page);
  await expect(pinned).toBeVisible();
  await expect.poll(() => asked.at(-1)).toBe('?from=1');
  await allSeen(page);
  expect(asked.at(-1)).toBe('?from=1');
});

/** The pages of the board that are requested, and those that have come, as they do. */
function boardReads(page: Page): [asked: string[], answered: string[]] {
  const [asked, answered]: [string[], string[]] = [[], []];
  page.on('request', keepIn(asked)).on('requestfinished', keepIn(answered));
  return [asked, answered];
}

const keepIn = (kept: string[]) => (request: Request) => {
  const { pathname, search } = new URL(request.url());
  if (pathname === '/api/leaderboard') kept.push(search);
};

/** To where this part of the rows that are read lies above the middle of the window, or near it. */
const scrollTo = (page: Page, part: number) =>
  rankings(page).evaluate((table, above) => {
    const { top, height } = table.getBoundingClientRect();
    window.scrollBy(0, top + above * height - window.innerHeight / 2);
  }, part);

import { expect, type Locator, type Page } from '@playwright/test';
import { aProgramOn, type Given, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let given: Given;

test.beforeAll(async () => {
  given = await givenAMember();
  const workoutId = await aProgramOn(given, given.today);
  const { coach, member, memberId, today, idOf } = given;
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  const max = { exerciseId: idOf('Back Squat'), weight: 245, unit: 'lb', date: today };
  await member.get('POST', '/api/tested-maxes', max);
});
test.afterAll(() => given.fellowship.stop());

/** Counts what a thumb does. */
function thumb() {
  let taps = 0;
  return {
    tap: async (what: Locator) => {
      taps += 1;
      await what.click();
    },
    taps: () => taps,
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a 5 × 5 with its warm-up takes 12 taps at most: rest, next set and next exercise follow by themselves', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member', 375);
  const { tap, taps } = thumb();
  await tap(button(page, 'Start session'));
  await tap(button(page, 'Start session'));
  for (const [index, weight] of [75, 110, 150].entries()) {
    await expect(page.getByText(`Warm-up ${index + 1} of 3`, { exact: true })).toBeVisible();
    await expect(button(page, `Weight: ${weight} lb. Type another`)).toBeVisible();
    await tap(button(page, 'Warm-up done'));
  }
  for (const set of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`Set ${set} of 5`, { exact: true })).toBeVisible();
    await expect(button(page, 'Weight: 185 lb. Type another')).toBeVisible();
    await tap(button(page, 'Set done'));
  }
  await expect(page.getByRole('heading', { name: 'Front Plank' })).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(12);
  const [session] = await sessionsOf(5);
  expect(session?.exercises[0]).toMatchObject({ state: 'done' });
  const { sets = [] } = session?.exercises[0] ?? {};
  expect(sets.map(({ setNum, setKind, reps, weight }) => [setNum, setKind, reps, weight])).toEqual([
    [1, 'warmup', 5, 75],
    [2, 'warmup', 3, 110],
    [3, 'warmup', 2, 150],
    ...[4, 5, 6, 7, 8].map(setNum => [setNum, 'work', 5, 185]),
  ]);
});

type Sent = {
  exercises: {
    state: string;
    sets: { setNum: number; setKind: string; reps: number | null; weight: number | null }[];
  }[];
};

/** What the server has, once so many sets that count have come. */
async function sessionsOf(sets: number): Promise<Sent[]> {
  const { member, today } = given;
  let sessions: Sent[] = [];
  await expect
    .poll(async () => {
      sessions = await member.get<Sent[]>('GET', `/api/training-sessions?date=${today}`);
      const all = sessions.flatMap(({ exercises }) => exercises.flatMap(one => one.sets));
      return all.filter(({ setKind }) => setKind !== 'warmup').length;
    })
    .toBe(sets);
  return sessions;
}

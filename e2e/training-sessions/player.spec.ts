import { expect, type Locator, type Page } from '@playwright/test';
import { weekdayOf } from '../../src/domain/plain-date.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
  const { coach, member, memberId, today, idOf } = fixture;
  const max = { exerciseId: idOf('Back Squat'), weight: 245, unit: 'lb', date: today };
  await member.get('POST', '/api/tested-maxes', max);
  const workouts = [await mixed(), await grouped(), await singles(), await aProgramOn(fixture, today)];
  for (const workoutId of workouts)
    await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
});
test.afterAll(() => fixture.fellowship.stop());

type Prescribed = Record<string, unknown>;

async function programOf(name: string, exercises: Prescribed[]): Promise<string> {
  const day = { dayOfWeek: weekdayOf(fixture.today), dayName: name, notes: '', exercises };
  const weeks = [{ weekNumber: 1, days: [day] }];
  const program = await fixture.coach.get('POST', '/api/workouts', { name, numWeeks: 1, weeks });
  return String(program.id);
}

/** A superset, and then push-ups and squats each minute. */
function grouped(): Promise<string> {
  const { idOf } = fixture;
  const superset = {
    groupLabel: 'A',
    groupFormat: { kind: 'superset', restSeconds: 120 },
    sets: '2',
    reps: '8',
  };
  const emom = { groupLabel: 'B', groupFormat: { kind: 'emom', rounds: 3, workSeconds: 60 }, sets: '3' };
  return programOf('Pairs', [
    { ...superset, exerciseId: idOf('Bench Press'), weight: '135' },
    { ...superset, exerciseId: idOf('Barbell Row'), weight: '95' },
    { ...emom, exerciseId: idOf('Push-up'), reps: '10' },
    { ...emom, exerciseId: idOf('Pull-up'), reps: '5' },
  ]);
}

/** A workout of several kinds, with an alternate named. */
function mixed(): Promise<string> {
  const { idOf } = fixture;
  return programOf('Odds', [
    {
      exerciseId: idOf('Deadlift'),
      sets: '2',
      reps: '5',
      weight: '95',
      alternateExerciseIds: [idOf('Romanian Deadlift')],
    },
    { exerciseId: idOf('Easy Run'), distance: '1', time: '9:00' },
    { exerciseId: idOf('Push-up'), sets: '2', reps: '12' },
  ]);
}

/** Three attempts at one rep. */
const singles = (): Promise<string> =>
  programOf('Singles', [{ exerciseId: fixture.idOf('Overhead Press'), sets: '3', reps: '1', weight: '95' }]);

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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const at = (page: Page, place: string) =>
  expect(page.getByText(place, { exact: true }).first()).toBeVisible();
const weighs = (page: Page, weight: number) =>
  expect(button(page, `Weight: ${weight} lb. Type another`)).toBeVisible();

test('a 5 × 5 with its warm-up takes 12 taps at most, another weight 4; the rest is right after a reload', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  const { tap, taps } = thumb();
  await tap(button(page, 'Start session'));
  await lookAtWidths(page, 'session-before', [320, 375]);
  await tap(button(page, 'Start session'));
  for (const [index, weight] of [75, 110, 150].entries()) {
    await at(page, `Warm-up ${index + 1} of 3`);
    await weighs(page, weight);
    await tap(button(page, 'Warm-up done'));
  }
  for (const set of [1, 2, 3, 4, 5]) {
    await at(page, `Set ${set} of 5`);
    await weighs(page, 185);
    await tap(button(page, 'Set done'));
  }
  await expect(page.getByRole('heading', { name: 'Front Plank' })).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(12);
  const { sets = [] } = (await sentSets(5))[0] ?? {};
  expect(sets.map(({ setNum, setKind, reps, weight }) => [setNum, setKind, reps, weight])).toEqual([
    [1, 'warmup', 5, 75],
    [2, 'warmup', 3, 110],
    [3, 'warmup', 2, 150],
    ...[4, 5, 6, 7, 8].map(setNum => [setNum, 'work', 5, 185]),
  ]);

  await test.step('the rest goes on over a reload, by the moment at which it ends', async () => {
    const left = async () => secondsOf(await page.getByRole('timer').innerText());
    const [before, then] = [await left(), Date.now()];
    await page.reload();
    await hydrated(page);
    await page.getByRole('timer').waitFor();
    const passed = (Date.now() - then) / 1000;
    expect(Math.abs((await left()) - (before - passed))).toBeLessThanOrEqual(2);
    await expect(page.getByRole('heading', { name: 'Front Plank' })).toBeVisible();
    await button(page, 'Skip the rest').click();
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  await test.step('a hold is counted: one tap begins it, one ends it', async () => {
    await lookAtWidths(page, 'session-hold', [320, 375, 768, 1280]);
    await page.setViewportSize({ width: 375, height: 812 });
    await button(page, 'Start the timer').click();
    await page.getByRole('button', { name: /^Stop, 0:0[1-9]/ }).click();
    await expect(page.getByText(/^of 1:2\d$|^1:2\d$/).first(), 'what is left is offered').toBeVisible();
    await button(page, 'Start the timer').click();
    await page.getByRole('button', { name: /^Stop, 0:0[1-9]/ }).click();
    await lookAtWidths(page, 'session-hold-in-parts', [375]);
    await button(page, /^Finish with 0:0\d$/).click();
    await expect(button(page, 'End session')).toBeVisible();
  });

  await test.step('a set that is done is corrected, and one is taken back by undoing it', async () => {
    await button(page, 'All exercises').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Back Squat/ })
      .click();
    const change = thumb();
    await change.tap(page.getByRole('button', { name: /^Set 5: 5 × 185 lb/ }));
    const dialog = page.getByRole('dialog');
    await change.tap(dialog.getByRole('button', { name: 'More: Weight' }));
    await change.tap(dialog.getByRole('button', { name: 'Save' }));
    expect(change.taps()).toBeLessThanOrEqual(4);
    await expect(page.getByRole('button', { name: /^Set 5: 5 × 190 lb/ })).toBeVisible();
    await lookAtWidths(page, 'session-sets-done', [375, 1280]);
    await page.setViewportSize({ width: 375, height: 812 });
  });

  await test.step('the summary says what it came to', async () => {
    await button(page, 'Leave the player').click();
    await expect(page.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'More for Back Squat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
    await expect(page.getByText('4,650 lb')).toBeVisible();
    await button(page, '7').click();
    await expect(button(page, '7')).toHaveAttribute('aria-pressed', 'true');
    await lookAtWidths(page, 'session-summary', [320, 375, 1280]);
    // The device sends in rounds.
    await expect
      .poll(() => sessionOf('Lower Body'))
      .toMatchObject({ effort: 7, endedAt: expect.any(String) });
  });
});

test('a superset alternates and rests after the round; against the clock rounds are counted by taps', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await start(page, 'Pairs');
  const name = (text: string) => expect(page.getByRole('heading', { name: text, level: 1 })).toBeVisible();
  const rests = (is: boolean) => expect(page.getByRole('timer')).toHaveCount(is ? 1 : 0);
  for (const round of [1, 2]) {
    await name('Bench Press');
    await button(page, 'No warm-up').or(button(page, 'Set done')).first().waitFor();
    if (await button(page, 'No warm-up').isVisible()) await button(page, 'No warm-up').click();
    await at(page, `Set ${round} of 2`);
    await button(page, 'Set done').click();
    await name('Barbell Row');
    await rests(false);
    await at(page, `Set ${round} of 2`);
    await button(page, 'Set done').click();
    if (round === 1) await rests(true);
  }
  await name('EMOM');
  await lookAt(page, 'session-emom-before');
  await button(page, 'Start the timer').click();
  await expect(page.getByText('Round 1 of 3')).toBeVisible();
  await button(page, 'Round done').click();
  await expect(page.getByText('Rounds done: 1')).toBeVisible();
  await button(page, 'Round done').click();
  await expect(page.getByText('Rounds done: 2')).toBeVisible();
  await lookAtWidths(page, 'session-emom', [320, 375, 1280]);
  await button(page, 'Stop').click();
  await button(page, 'More: Rounds').click();
  await button(page, 'Save the result').click();
  await expect(button(page, 'End session')).toBeVisible();
  await expect
    .poll(async () => (await sessionOf('Pairs'))?.groups[1]?.result)
    .toEqual({ rounds: 3, reps: null, seconds: null });
  const pairs = await sessionOf('Pairs');
  expect(pairs?.exercises.map(one => [one.state, one.sets.map(({ reps }) => reps)])).toEqual([
    ['done', [8, 8]],
    ['done', [8, 8]],
    ['done', [10, 10, 10]],
    ['done', [5, 5, 5]],
  ]);
});

test('an attempt that failed is one tap; a number that nobody may have meant asks before it is saved', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await start(page, 'Singles');
  await at(page, 'Set 1 of 3');
  await button(page, 'Set done').click();
  await at(page, 'Set 2 of 3');
  await page.getByRole('button', { name: /^Weight: 95 lb/ }).click();
  await page.getByRole('textbox', { name: 'Weight', exact: true }).fill('105');
  await page.keyboard.press('Enter');
  await lookAtWidths(page, 'session-attempt', [320, 375, 1280]);
  await page.setViewportSize({ width: 375, height: 812 });
  await button(page, 'Missed').click();
  await at(page, 'Set 3 of 3');
  await expect(button(page, 'Set 2: 105 lb, missed. Edit or undo')).toBeVisible();
  await page.getByRole('button', { name: /^Weight: 105 lb/ }).click();
  await page.getByRole('textbox', { name: 'Weight', exact: true }).fill('1400');
  await page.keyboard.press('Enter');
  await button(page, 'Set done').click();
  await expect(page.getByText('Really 1,400 lb? Your best is about 95 lb.')).toBeVisible();
  await lookAtWidths(page, 'session-really', [320, 375, 1280]);
  await page.setViewportSize({ width: 375, height: 812 });
  await button(page, 'Change it').click();
  await expect(button(page, 'Weight: 1,400 lb. Type another')).toBeVisible();
  await button(page, 'Set done').click();
  await button(page, 'Yes, save it').click();
  await expect(button(page, 'End session')).toBeVisible();
  await expect
    .poll(async () =>
      (await sessionOf('Singles'))?.exercises[0]?.sets.map(({ reps, weight }) => [reps, weight]),
    )
    .toEqual([
      [1, 95],
      [0, 105],
      [1, 1400],
    ]);
  await lookAt(page, 'session-missed');
});

test('what happens in real life: swap, pain, note, undo, skip, an exercise more; all by the keyboard', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  await start(page, 'Odds');
  const press = async (what: Locator, key = 'Enter') => {
    await what.focus();
    await page.keyboard.press(key);
  };
  const dialog = page.getByRole('dialog');
  const choose = async (of: string, item: string) => {
    await press(button(page, `More for ${of}`));
    await press(dialog.getByRole('button', { name: item, exact: true }));
  };

  await choose('Deadlift', 'Swap');
  await lookAt(page, 'session-swap');
  await press(dialog.getByRole('region', { name: 'Your coach suggests' }).getByRole('button'));
  await expect(page.getByRole('heading', { name: 'Romanian Deadlift', level: 1 })).toBeVisible();
  await press(button(page, 'Undo: Swap'));
  await expect(page.getByRole('heading', { name: 'Deadlift', level: 1, exact: true })).toBeVisible();

  await press(page.getByRole('button', { name: /^Weight: 95 lb/ }));
  const weight = page.getByRole('textbox', { name: 'Weight' });
  await page.keyboard.type('6o');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“6o” is not a number.')).toBeVisible();
  await press(button(page, 'Set done'));
  await expect(weight, 'nothing is done with another number').toBeFocused();
  await expect(weight).toHaveValue('6o');
  await at(page, 'Set 1 of 2');
  await lookAt(page, 'session-no-number');
  await weight.fill('100');
  await page.keyboard.press('Enter');
  await weighs(page, 100);
  await press(button(page, 'Set done'), ' ');
  await at(page, 'Set 2 of 2');
  await weighs(page, 100);
  await press(button(page, 'Undo: Set 1 of 2'));
  await at(page, 'Set 1 of 2');
  await press(button(page, 'Set done'));
  await at(page, 'Set 2 of 2');

  await choose('Deadlift', 'Pain');
  await press(dialog.getByRole('button', { name: 'Lower back' }));
  await press(dialog.getByRole('button', { name: '4', exact: true }));
  await press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Pain: Lower back, 4 of 10')).toBeVisible();
  await choose('Deadlift', 'Note');
  await dialog.getByRole('textbox').fill('Belt on');
  await press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Belt on' })).toBeVisible();
  await choose('Deadlift', 'Finish this exercise');

  await expect(page.getByRole('heading', { name: 'Easy Run', level: 1 })).toBeVisible();
  await lookAt(page, 'session-run');
  await press(button(page, 'Start the stopwatch'));
  await expect(page.getByRole('timer').filter({ hasText: '0:01' })).toBeVisible();
  await press(button(page, 'Set done'));
  await expect(page.getByText(/^Really 1 mi in 0:0\d\?/)).toBeVisible();
  await press(button(page, 'Yes, save it'));
  await expect(page.getByRole('heading', { name: 'Push-up', level: 1 })).toBeVisible();
  await expect(button(page, 'Set done')).toBeFocused();
  await choose('Push-up', 'Skip');
  await press(dialog.getByRole('button', { name: 'No time' }));
  await choose('Push-up', 'Add an exercise');
  await dialog.getByRole('searchbox').fill('Dip');
  await page.keyboard.press('Enter');
  // Two presses before the first is drawn are one set.
  await press(button(page, 'Set done'));
  await at(page, 'Set 2 of 3');
  await press(button(page, 'Set done'));
  await at(page, 'Set 3 of 3');
  await choose('Dip', 'End session');
  const ask = page.getByRole('alertdialog');
  await expect(ask.getByText(/One exercise is open: Dip/)).toBeVisible();
  await press(ask.getByRole('button', { name: 'Keep going' }));
  await press(button(page, 'Set done'));
  await press(button(page, 'End session'));
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();

  await expect.poll(async () => (await sessionOf('Odds'))?.endedAt).not.toBeNull();
  const odds = await sessionOf('Odds');
  expect(odds?.exercises.map(({ name, state, skipReason }) => [name, state, skipReason])).toEqual([
    ['Deadlift', 'done', null],
    ['Easy Run', 'done', null],
    ['Push-up', 'skipped', 'no-time'],
    ['Dip', 'done', null],
  ]);
  // The stopwatch's time, not the prescribed 9:00.
  expect(odds?.exercises[1]?.sets[0]?.time).toMatch(/^0:0\d$/);
  expect(odds?.exercises[0]).toMatchObject({
    note: 'Belt on',
    pains: [{ where: 'Lower back', level: 4 }],
    sets: [{ setNum: 1, weight: 100 }],
  });
});

/** From the Workout Log, the session of that day. */
async function start(page: Page, dayName: string): Promise<void> {
  await open(page, 'Workout Log');
  await page.getByRole('region', { name: dayName }).getByRole('button', { name: 'Start session' }).click();
  await expect(page.getByRole('heading', { name: dayName, level: 1 })).toBeVisible();
  await button(page, 'Start session').click();
}

type Sent = {
  dayName: string;
  endedAt: string | null;
  groups: { result: unknown }[];
  exercises: {
    name: string;
    state: string;
    skipReason: string | null;
    sets: {
      setNum: number;
      setKind: string;
      reps: number | null;
      weight: number | null;
      time: string | null;
    }[];
  }[];
};

const sessions = (): Promise<Sent[]> =>
  fixture.member.get<Sent[]>('GET', `/api/training-sessions?date=${fixture.today}`);

const sessionOf = async (day: string) => (await sessions()).find(({ dayName }) => dayName === day);

/** The server's state of the first session, once so many sets that count have come. */
async function sentSets(count: number): Promise<Sent['exercises']> {
  let exercises: Sent['exercises'] = [];
  await expect
    .poll(async () => {
      exercises = (await sessionOf('Lower Body'))?.exercises ?? [];
      const sets = exercises.flatMap(one => one.sets);
      return sets.filter(({ setKind }) => setKind !== 'warmup').length;
    })
    .toBe(count);
  return exercises;
}

/** '2:05' in seconds. */
function secondsOf(text: string): number {
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}

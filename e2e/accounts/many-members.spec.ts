import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

type Assigned = { memberId: string; workoutName: string };

/** Presses and types, and counts both. */
function counting() {
  let actions = 0;
  const act = async (what: Promise<void>) => {
    actions += 1;
    await what;
  };
  return { act, count: () => actions };
}

async function openMembers(page: Page): Promise<void> {
  await page.goto('/admin?section=members');
  await hydrated(page);
}

const listOf = (count: number, lineOf: (n: number) => string) =>
  [
    'Client;E-mail;Groups;Paid until;Program;Start date',
    ...Array.from({ length: count }, (_, n) => lineOf(n)),
  ].join('\r\n');

test('a coach brings fifty members with groups and a program in at most 12 actions', async ({ browser }) => {
  await aProgramOn(fixture, fixture.today);
  const until = addDays(fixture.today, 200);
  const text = listOf(
    50,
    n => `Person ${n};p${n}@bulk.example;${n % 2 ? 'Early Risers' : 'Night Owls'};${until};Iron Fundation;`,
  );
  const page = await signedIn(browser, fixture, 'coach');
  await openMembers(page);
  const { act, count } = counting();
  await act(page.getByRole('button', { name: 'Import members' }).click());
  const dialog = page.getByRole('dialog', { name: 'Import members' });
  await act(
    dialog
      .getByLabel('Choose a File')
      .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`) }),
  );
  await expect(dialog.getByText('50 new members')).toBeVisible();
  await expect(dialog.getByText('New groups: Night Owls, Early Risers')).toBeVisible();
  await lookAtWidths(page, 'import-members', [1280, 375]);
  await expect(dialog.getByRole('button', { name: 'Import 50 members' })).toBeDisabled();
  await act(
    dialog
      .getByLabel('Which program is “Iron Fundation”?')
      .selectOption({ label: 'Iron Foundation' })
      .then(() => undefined),
  );
  await act(dialog.getByText('Invite later').click());
  await act(dialog.getByRole('button', { name: 'Import 50 members' }).click());
  const result = page.getByRole('dialog', { name: '50 members imported' });
  await expect(result).toContainText('Nobody is invited yet');
  await act(result.getByRole('button', { name: 'Done' }).click());
  expect(count()).toBeLessThanOrEqual(12);
  await expect(page.getByText('51 total members')).toBeVisible();
  await expect(page.getByText('50 members of your list are not invited yet.')).toBeVisible();
  await lookAt(page, 'members-not-invited');
  const assignments = await fixture.coach.get<Assigned[]>('GET', '/api/assignments');
  const theirs = assignments.filter(({ memberId }) => memberId !== fixture.memberId);
  expect(theirs.map(({ workoutName }) => workoutName)).toEqual(
    Array.from({ length: 50 }, () => 'Iron Foundation'),
  );

  await page.getByRole('button', { name: 'Send 50 invitations' }).click();
  await expect(page.getByText('50 invitations on the way').first()).toBeVisible();
  await expect(page.getByText('not invited yet')).toHaveCount(0);
});

test('what can’t be read of a list is named line by line, and the same list adds nobody', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await openMembers(page);
  await page.getByRole('button', { name: 'Import members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import members' });
  await dialog
    .getByLabel('Or paste it here')
    .fill(`Name,Email,Expires\nNew One,new@bulk.example,3/4/2027\nNo Address,,\nPerson 0,p0@bulk.example,`);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('1 new member, 1 already there, 1 left out')).toBeVisible();
  await expect(dialog.getByText('There is no e-mail address')).toBeVisible();
  await dialog.getByLabel('How are the dates in “Expires” written?').selectOption('month-first');
  await expect(dialog.getByText('Mar 4, 2027')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 member' }).click();
  await page.getByRole('dialog', { name: '1 member imported' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('52 total members')).toBeVisible();
});

test('a coach ticks rows and acts on all of them at once, with a way back', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await openMembers(page);
  await page.getByRole('checkbox', { name: 'Select Person 1', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select Person 4', exact: true }).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected members' });
  await expect(bar.getByRole('status')).toHaveText('4 members selected');
  await lookAtWidths(page, 'members-selected', [1280, 375]);
  await page.setViewportSize({ width: 1280, height: 812 });

  await bar.getByRole('button', { name: 'Groups' }).click();
  const groups = page.getByRole('dialog', { name: 'Groups' });
  await groups.getByLabel('Group').selectOption({ label: 'New group…' });
  await groups.getByRole('textbox', { name: 'Name of the new group' }).fill('Saturday');
  await groups.getByRole('button', { name: 'Add to group' }).click();
  await expectToast(page, '4 members in Saturday');

  await bar.getByRole('button', { name: 'Extend membership' }).click();
  const extend = page.getByRole('dialog', { name: 'Extend Memberships' });
  await lookAt(page, 'extend-many');
  await extend.getByRole('button', { name: 'Extend 4 memberships' }).click();
  await expectToast(page, '4 memberships extended', 'By 30 days');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'As it was before', '4 memberships put back');

  await bar.getByRole('button', { name: 'Move sessions' }).click();
  const move = page.getByRole('dialog', { name: 'Move Sessions' });
  await move.getByRole('button', { name: 'Move Sessions' }).click();
  await expectToast(page, '4 sessions moved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'As it was before', '4 sessions put back');

  await bar.getByRole('button', { name: 'Message' }).click();
  const message = page.getByRole('dialog', { name: 'Write to Many' });
  await message.getByRole('textbox', { name: 'Message' }).fill('Well done, {firstName}');
  await message.getByRole('button', { name: 'Send to 4 members' }).click();
  await expectToast(page, 'Sent', '4 members got it, each in their own conversation');

  await bar.getByRole('button', { name: 'Select all 52' }).click();
  await expect(bar.getByRole('status')).toHaveText('52 members selected');
  await bar.getByRole('button', { name: 'Move sessions' }).click();
  await page
    .getByRole('dialog', { name: 'Move Sessions' })
    .getByRole('button', { name: 'Move Sessions' })
    .click();
  const refused = page.getByRole('dialog', { name: '50 sessions moved' });
  await expect(refused.getByRole('listitem')).toHaveCount(2);
  await expect(refused).toContainText('Ada Stone');
  await refused.getByRole('button', { name: 'Done' }).click();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(bar).toHaveCount(0);
});

test('the same is at hand in Assignments and in the Daily Calendar', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await page.goto('/admin?section=assignments');
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Selected members' });
  await page
    .getByRole('checkbox', { name: /^Select Iron Foundation of Person/ })
    .first()
    .check();
  await expect(bar.getByRole('status')).toHaveText('1 member selected');
  await lookAtWidths(page, 'assignments-selected', [1280, 375]);
  await page.goto('/admin?section=daily-calendar');
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Select Person 1', exact: true }).check();
  await expect(bar.getByRole('status')).toHaveText('1 member selected');
  await lookAtWidths(page, 'daily-calendar-selected', [1280, 375]);
  await page.getByRole('button', { name: 'Person 1', exact: true }).click();
  await expect(page.getByRole('button', { name: 'All members' })).toBeVisible();
});

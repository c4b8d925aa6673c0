import { expect, type Locator, type Page } from '@playwright/test';
import { formatDate } from '../../src/domain/plain-date.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { eachReadAlone } from '../page/calls.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const longName = { firstName: 'Maximiliana-Theodora', lastName: 'von Hohenstaufen-Rosenkranz' };

async function added(email: string, firstName: string, lastName: string, membership?: object) {
  const member = await fixture.coach.get('POST', '/api/admin/members', { email, firstName, lastName });
  if (membership) {
    await fixture.coach.get('POST', `/api/admin/members/${member.id}/activate-subscription`, membership);
  }
  return member;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  return page.getByRole('dialog', { name });
}

async function openTheFellowship(page: Page): Promise<void> {
  await openSection(page, 'The Fellowship');
  await page.getByRole('heading', { name: 'Member Management', level: 1 }).waitFor();
}

test('a coach finds members, makes one a coach, and cannot change their own role', async ({ browser }) => {
  const ruth = await added('ruth@moab.example', 'Ruth', 'Moab', {});
  await added('boaz@field.example', 'Boaz', 'Field');
  await added('max@long.example', longName.firstName, longName.lastName);
  const page = await signedIn(browser, fixture, 'coach');
  await openTheFellowship(page);
  await expect(page.getByText('4 total members')).toBeVisible();
  for (const column of ['Member', 'Email', 'Role', 'Joined', 'Last trained', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await expect(rowOf(page, 'Ada Stone')).toContainText(formatDate(fixture.today));
  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'the-fellowship');
  }
  await page.setViewportSize({ width: 1280, height: 812 });

  const search = page.getByPlaceholder('Search members...');
  for (const words of ['MOAB', 'ruth@', 'ruth m']) {
    await search.fill(words);
    await expect(page.getByText('4 total members, 1 found')).toBeVisible();
    await expect(rowOf(page, 'Ruth Moab')).toBeVisible();
    await expect(rowOf(page, 'Ada Stone')).toHaveCount(0);
  }
  await search.fill('nobody of that name');
  await expect(page.getByText('No members found')).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(search).toHaveValue('');
  await filterByMembership(page);

  const own = rowOf(page, 'Head Coach');
  await expect(own).toContainText('The last coach stays a coach.');
  await makeRuthACoach(page);
  await expect(own).toContainText('Only another coach can change your role.');
  await expect(own.getByRole('combobox')).toHaveCount(0);
  await expect(own.getByRole('button')).toHaveCount(0);
  await lookAt(page, 'the-fellowship-two-coaches');

  const boaz = await manage(page, 'Boaz Field');
  await boaz.getByRole('button', { name: 'New invitation link' }).click();
  await page.getByRole('button', { name: 'Make New Link' }).click();
  await expect(page.getByLabel('Invitation link')).toHaveValue(/\/invitation\?token=/);
  await page.keyboard.press('Escape');
  await expect(boaz.getByRole('button', { name: 'New invitation link' })).toBeFocused();

  const coachRuth = await ApiPerson.invited(fixture.fellowship.origin, ruth.inviteUrl);
  const refused = await coachRuth.ask('PATCH', `/api/admin/members/${ruth.id}/role`, { role: 'member' });
  expect(refused?.status).toBe(409);
});

/** The filters are kept by a reload, and Back leaves the list, not the filter. */
async function filterByMembership(page: Page): Promise<void> {
  const membership = page.getByRole('combobox', { name: 'Membership' });
  await membership.selectOption('No membership (2)');
  await expect(page.getByText('4 total members, 2 found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Last trained' }).selectOption('Never trained (2)');
  await expect(rowOf(page, 'Boaz Field')).toContainText('Never');
  await page.reload();
  await expect(membership).toHaveValue('none');
  await expect(rowOf(page, 'Ruth Moab')).toHaveCount(0);
  await membership.selectOption('Any membership');
  await page.getByRole('combobox', { name: 'Last trained' }).selectOption('Trained within 7 days (0)');
  await expect(page.getByText('No members found')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(rowOf(page, 'Ruth Moab')).toBeVisible();
}

async function makeRuthACoach(page: Page): Promise<void> {
  const role = page.getByRole('combobox', { name: 'Role of Ruth Moab' });
  await role.selectOption('Admin');
  const question = page.getByRole('alertdialog', { name: 'Make Ruth Moab a coach?' });
  await expect(question.getByText(/sees and changes everything in this console/)).toBeVisible();
  await lookAt(page, 'make-a-coach');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(role).toHaveValue('member');
  await role.selectOption('Admin');
  await question.getByRole('button', { name: 'Make Coach' }).click();
  await expectToast(page, 'Role updated', "The member's role has been updated successfully");
  await expect(role).toHaveValue('admin');
  await expect(page.getByText('3 total members')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate subscription of Ruth Moab' })).toHaveCount(0);
}

test('a coach activates a member, keeps sessions where they are, and deletes whoever pays with a warning', async ({
  browser,
}) => {
  await added('saul@gibeah.example', 'Saul', 'Gibeah');
  const pia = await added('pia@paid.example', 'Pia', 'Paid', { subscriptionId: 'sub_1Pia' });
  const workoutId = await aProgramOn(fixture, fixture.today);
  await fixture.coach.get('POST', '/api/assignments', {
    memberId: pia.id,
    workoutId,
    startDate: fixture.today,
  });
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Assignments');
  await expect(page.getByText('Pia Paid').first()).toBeVisible();
  await openTheFellowship(page);

  await expect(page.getByRole('button', { name: 'Activate subscription of Pia Paid' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Activate subscription of Saul Gibeah' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expectToast(page, 'Subscription activated', 'Subscription activated successfully. Expires on ');
  await expect(rowOf(page, 'Saul Gibeah')).toContainText('Active until');
  await expect(page.getByRole('button', { name: 'Activate subscription of Saul Gibeah' })).toHaveCount(0);

  await keepAdaFromMovingSessions(page);

  await (await manage(page, 'Pia Paid')).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Member?' });
  await expect(question.getByText(/cannot be undone.*all assignments and all progress/)).toBeVisible();
  await expect(question.getByRole('link', { name: /End the subscription/ })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/subscriptions/sub_1Pia',
  );
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'delete-member');
  }
  await page.setViewportSize({ width: 1280, height: 812 });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Member deleted', 'The member has been removed successfully');
  await expect(rowOf(page, 'Pia Paid')).toHaveCount(0);
  await open(page, 'Assignments');
  await expect(page.getByText('Pia Paid')).toHaveCount(0);

  await openTheFellowship(page);
  await (await manage(page, 'Saul Gibeah')).getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('link')).toHaveCount(0);
  await page.route('**/api/admin/members/*', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error', 'Failed to delete member');
  await expect(question).toBeHidden();
  await expect(rowOf(page, 'Saul Gibeah')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function keepAdaFromMovingSessions(page: Page): Promise<void> {
  const settings = await manage(page, 'Ada Stone');
  const mayMove = settings.getByRole('switch', { name: 'May move sessions' });
  await expect(mayMove).toBeChecked();
  await lookAt(page, 'manage-member');
  await mayMove.uncheck();
  await expectToast(page, 'Success', 'Ada Stone can no longer move sessions');
  await settings.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await manage(page, 'Ada Stone');
  await expect(mayMove).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage Ada Stone' })).toBeFocused();
}

test('a coach makes a group, narrows the list to it, and writes a note that outlives a reload and an undo', async ({
  browser,
}) => {
  await added('naomi@bethlehem.example', 'Naomi', 'Bethlehem');
  const orpah = await added('orpah@moab.example', 'Orpah', 'Moab');
  const workoutId = await aProgramOn(fixture, fixture.today);
  for (const memberId of [orpah.id, fixture.memberId])
    await fixture.coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: fixture.today });
  const page = await signedIn(browser, fixture, 'coach');
  await openTheFellowship(page);
  await page.getByRole('button', { name: 'Groups' }).click();
  await expect(page.getByText('No groups yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New Group' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Early Risers');
  await page.getByRole('radio', { name: 'Violet' }).check();
  for (const name of ['Naomi Bethlehem', 'Ada Stone']) await page.getByRole('checkbox', { name }).check();
  await lookAt(page, 'new-group');
  await page.getByRole('button', { name: 'Create Group' }).click();
  await expectToast(page, 'Group created', '2 members in Early Risers');
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(rowOf(page, 'Naomi Bethlehem')).toContainText('Early Risers');
  await expect(rowOf(page, 'Orpah Moab')).not.toContainText('Early Risers');
  const group = page.getByRole('combobox', { name: 'Group' });
  await group.selectOption('Early Risers (2)');
  await expect(page.getByText(/, 2 found/)).toBeVisible();
  await expect(rowOf(page, 'Orpah Moab')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(group.locator('option:checked')).toHaveText('Early Risers (2)');
  await expect(page.getByText(/, 2 found/)).toBeVisible();
  await lookAtWidths(page, 'the-fellowship-of-a-group');

  await page.getByRole('link', { name: 'Ada Stone' }).click();
  await expect(page.getByRole('button', { name: 'All of Early Risers' })).toBeVisible();
  const note = page.getByLabel('New note on Ada Stone');
  await note.fill('Left knee: no jumps');
  await page.reload();
  await hydrated(page);
  await expect(note).toHaveValue('Left knee: no jumps');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expectToast(page, 'Note saved');
  await expect(note).toHaveValue('');
  const notes = page.getByRole('region', { name: 'Private Notes' }).getByRole('listitem');
  await expect(notes).toHaveText([/^Left knee: no jumpsHead Coach · /]);
  await notes.getByRole('button', { name: /^Edit the note/ }).click();
  await page.getByLabel('Note', { exact: true }).fill('Left knee: no jumps until May.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notes).toHaveText([/until May\..* · edited /]);
  await lookAtWidths(page, 'notes-on-a-member', [375, 1280]);
  await notes.getByRole('button', { name: /^Delete the note/ }).click();
  await expectToast(page, 'Note deleted');
  await expect(notes).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Note put back');
  await expect(notes).toHaveText([/until May\./]);

  await page.getByRole('button', { name: 'All of Early Risers' }).click();
  await expect(page.getByText(/, 2 found/)).toBeVisible();
  await assignToGroup(page);
  await page.goto(`/admin?section=members&view=member&id=${fixture.memberId}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Change Groups' }).click();
  await page.getByRole('checkbox', { name: 'Early Risers' }).uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Add to a Group' })).toBeVisible();
});

/** Assignments show those of one group, and who gets a program is chosen among them. */
async function assignToGroup(page: Page): Promise<void> {
  await openSection(page, 'Assignments');
  await expect(page.getByRole('link', { name: 'Orpah Moab' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Early Risers (2)');
  await expect(page.getByRole('link', { name: 'Ada Stone' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orpah Moab' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Assign to All' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Choose members' }).check();
  await dialog.getByRole('combobox', { name: 'Group' }).selectOption('Early Risers (2)');
  await dialog.getByRole('button', { name: 'Select All Found' }).click();
  await expect(dialog.getByText(/^2 of \d+ chosen$/)).toBeVisible();
  await page.keyboard.press('Escape');
}

test('5,000 members are searched, and scrolled to the last, with few rows in the page', async ({
  browser,
}) => {
  // With nothing assigned yet, the Command Center has asked for the members already.
  const workoutId = await aProgramOn(fixture, fixture.today);
  const startDate = fixture.today;
  await fixture.coach.get('POST', '/api/assignments', { memberId: fixture.memberId, workoutId, startDate });
  const page = await signedIn(browser, fixture, 'coach');
  await eachReadAlone(page);
  await page.route('**/api/admin/members', route => route.fulfill({ json: thousands }));
  await openTheFellowship(page);
  await expect(page.getByText('5,000 total members')).toBeVisible();
  const search = page.getByPlaceholder('Search members...');
  await search.pressSequentially('ruth moab 4', { delay: 30 });
  await expect(page.getByText('5,000 total members, 55 found')).toBeVisible();
  await search.press('ControlOrMeta+a');
  await search.press('Backspace');
  await expect(page.getByText('found')).toHaveCount(0);
  // Sets of rows come and go: it is never all of them that the browser holds.
  expect(await page.getByRole('row').count()).toBeLessThan(200);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(rowOf(page, 'Deborah Hill 4999')).toBeInViewport();
  expect(await page.getByRole('row').count()).toBeLessThan(200);
});

const firstNames = ['Ada', 'Boaz', 'Esther', 'Ruth', 'Deborah'];
const lastNames = ['Stone', 'Moab', 'Field', 'Hill'];

const thousands = Array.from({ length: 5_000 }, (_, number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  email: `person${number}@fellowship.example`,
  firstName: firstNames[number % 5],
  lastName: `${lastNames[number % 4]} ${number}`,
  profileImageUrl: null,
  role: 'member',
  subscriptionStatus: number % 3 ? 'active' : null,
  timeZone: 'UTC',
  subscriptionExpiresAt: '2026-12-20T10:00:00.000Z',
  isFoundingMember: false,
  invitationPending: number % 5 === 0,
  invitationWaits: false,
  subscriptionId: null,
  mayMoveSessions: true,
  maySwapExercises: true,
  createdAt: '2026-10-20T10:00:00.000Z',
  membershipState: number % 3 ? 'active' : 'none',
  lastTrainedOn: null,
  missedDays: 0,
}));

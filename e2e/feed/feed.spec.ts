import { type Browser, expect, type Page } from '@playwright/test';
import { ApiPerson } from '../fellowship/api-person.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { sessionOf } from '../fellowship/session-of.ts';
import { test } from '../fellowship/test.ts';
import { zone } from '../fellowship/zone.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';

let fixture: TrainingFixture;
let boazId: string;

test.beforeAll(async () => {
  fixture = await givenAMember();
  boazId = await lifeOf(fixture);
});
test.afterAll(() => fixture.fellowship.stop());

/** Ada has trained today, and is in a group with Boaz. */
async function lifeOf({
  fellowship,
  coach,
  member,
  memberId,
  today,
  idOf,
}: TrainingFixture): Promise<string> {
  const workoutId = await aProgramOn(fixture, today);
  const assigned = await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  const log = (exercise: string, result: object) =>
    member.get('POST', '/api/progress', {
      assignmentId: assigned.id,
      exerciseId: idOf(exercise),
      completedDate: today,
      ...result,
    });
  await log('Back Squat', { setsData: [{ setNum: 1, reps: 5, weight: 185 }], notes: 'My knee hurts' });
  await log('Front Plank', { timeCompleted: '1:30' });
  const names = { email: 'boaz@fellowship.example', firstName: 'Boaz', lastName: 'Field' };
  const boaz = await coach.get('POST', '/api/admin/members', names);
  await coach.get('POST', `/api/admin/members/${boaz.id}/activate-subscription`, {});
  await ApiPerson.invited(fellowship.origin, boaz.inviteUrl, 'a garage at 5:41');
  const memberIds = [memberId, String(boaz.id)];
  await coach.get('POST', '/api/groups', { name: 'Dawn', colour: 'violet', memberIds });
  return String(boaz.id);
}

/** A second member, on a phone. */
async function asBoaz(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: fixture.fellowship.origin,
    viewport: { width: 375, height: 812 },
    timezoneId: zone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await context.addCookies([await sessionOf(fixture.fellowship, boazId, userAgent)]);
  await page.goto('/member?section=feed');
  await page.getByRole('heading', { name: 'Fellowship Feed', level: 1 }).waitFor();
  await hydrated(page);
  return page;
}

test('a coach switches the feed on, a member shares what they saw before, another encourages and reports, the coach takes it down', async ({
  browser,
}) => {
  const ada = await signedIn(browser, fixture, 'member');
  const navigation = ada.getByRole('navigation');
  await expect(navigation.getByRole('button', { name: 'Fellowship Feed', exact: true })).toHaveCount(0);

  const coach = await signedIn(browser, fixture, 'coach');
  await expect(coach.getByRole('button', { name: 'Feed', exact: true })).toHaveCount(0);
  await open(coach, 'Fellowship Settings');
  await coach.getByRole('switch', { name: 'Let members share' }).check();
  await coach.getByRole('switch', { name: 'Let them comment' }).check();
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await expect(coach.getByRole('button', { name: 'Feed', exact: true })).toBeVisible();

  await ada.goto('/member?section=calendar');
  await hydrated(ada);
  await ada.getByRole('button', { name: 'Share this session' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Share this?' });
  await expect(dialog.getByText('The one member who is in a group with you, and the coaches.')).toBeVisible();
  await expect(dialog.getByText('Lower Body')).toBeVisible();
  await expect(dialog.getByText('925 lb')).toBeVisible();
  await expect(dialog.getByText('knee')).toHaveCount(0);
  await lookAt(ada, 'what others will see');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog).toBeHidden();
  await open(ada, 'Fellowship Feed');
  await expect(ada.getByRole('article', { name: 'You' }).getByText('925 lb')).toBeVisible();

  const boaz = await asBoaz(browser);
  const post = boaz.getByRole('article', { name: 'Ada Stone' });
  await expect(post.getByText('925 lb')).toBeVisible();
  await post.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(post.getByRole('button', { name: /^Liked 1/ })).toBeVisible();
  // Ada's window stands open, and hears of it.
  await expect(ada.getByText('Boaz Field liked this')).toBeVisible();
  await post.getByRole('button', { name: 'Comment' }).click();
  await post.getByRole('textbox').fill('<b>Strong</b>');
  await post.getByRole('button', { name: 'Send' }).click();
  await expect(ada.getByText('<b>Strong</b>')).toBeVisible();
  await lookAtWidths(boaz, 'the feed of a member');
  await post.getByRole('button', { name: 'More for Lower Body of Ada Stone' }).click();
  await boaz.getByRole('menuitem', { name: 'Report to the coaches' }).click();
  await boaz.getByRole('radio', { name: 'Not true' }).check();
  await boaz.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(boaz.getByText('Sent to your coaches', { exact: true })).toBeVisible();

  await open(coach, 'Feed');
  const reported = coach.getByRole('region', { name: 'Reported' });
  await expect(reported.getByText('Not true')).toBeVisible();
  await lookAtWidths(coach, 'the feed of the console');
  await reported.getByRole('button', { name: 'Take down' }).click();
  const why = coach.getByRole('dialog', { name: 'Take it down?' });
  await why.getByRole('button', { name: 'Take down' }).click();
  await expect(why.getByText('Say why: the member reads it')).toBeVisible();
  await why.getByRole('textbox', { name: 'Why' }).fill('Count again.');
  await why.getByRole('button', { name: 'Take down' }).click();
  await expect(reported).toBeHidden();
  await coach.getByRole('button', { name: 'Moderation log' }).click();
  await expect(
    coach.getByText('Took down what they had shared, the session Lower Body, after 1 report: Count again.'),
  ).toBeVisible();

  await boaz.reload();
  await hydrated(boaz);
  await expect(boaz.getByText('Nothing is shared yet')).toBeVisible();
  await ada.reload();
  await expect(ada.getByText('A coach took this down: nobody else sees it. Count again.')).toBeVisible();

  // Without a feed it is still theirs: a member who has shared nothing sees nothing of it.
  await coach.keyboard.press('Escape');
  await expect(coach.getByRole('dialog')).toHaveCount(0);
  await open(coach, 'Fellowship Settings');
  await coach.getByRole('switch', { name: 'Let members share' }).uncheck();
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await expect(coach.getByRole('button', { name: 'Feed', exact: true })).toHaveCount(0);
  await ada.goto('/member?section=profile');
  await hydrated(ada);
  const sharing = ada.getByRole('region', { name: 'Sharing', exact: true });
  await expect(sharing.getByText('Nobody sees this now.')).toBeVisible();
  await expect(sharing.getByText('Mute')).toHaveCount(0);
  await lookAtWidths(ada, 'what one has shared, without a feed', [375, 1280]);
  // Boaz has words and encouragement there.
  await boaz.goto('/member?section=profile');
  await hydrated(boaz);
  await expect(boaz.getByRole('region', { name: 'Sharing', exact: true })).toBeVisible();
  await boaz.getByRole('button', { name: 'Remove everything I shared' }).click();
  await boaz.getByRole('alertdialog').getByRole('button', { name: 'Remove everything' }).click();
  await expect(boaz.getByRole('region', { name: 'Sharing', exact: true })).toBeHidden();
  await sharing.getByRole('button', { name: /^Stop sharing Lower Body/ }).click();
  await ada.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(sharing).toBeHidden();
});

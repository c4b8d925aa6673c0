import type { Browser, Page } from '@playwright/test';
import { addDays, type PlainDate, weekdayOf } from '../../src/domain/plain-date.ts';
import { ApiPerson } from './api-person.ts';
import { enterDemoBrand } from './enter-demo-brand.ts';
import { Fellowship } from './fellowship.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { sessionOf } from './session-of.ts';
import { todayHere, zone } from './zone.ts';

const password = 'a garage at 5:40';
const coachEmail = 'coach@fellowship.example';
const memberEmail = 'ada@fellowship.example';

// Months are those of the zone in which everybody lives.
const env = { ADMIN_EMAIL: coachEmail, ADMIN_PASSWORD: password, TIME_ZONE: zone };

type Template = {
  database: string;
  coachCookie: string;
  memberCookie: string;
  coachId: string;
  memberId: string;
  /** Of the library, by their names. */
  exerciseIds: Record<string, string>;
};

const variable = 'TEMPLATE_OF_THIS_RUN';
const template = () => JSON.parse(process.env[variable] ?? '') as Template;

/** Made once a run by the calls that make it anywhere: what `givenAMember` gives are copies. */
export async function makeTemplate(): Promise<Fellowship> {
  const fellowship = await Fellowship.start({ env, alone: true });
  try {
    await enterDemoBrand(fellowship);
    const made = await fill(fellowship);
    await fellowship.end();
    // The workers inherit the environment.
    process.env[variable] = JSON.stringify(made);
    return fellowship;
  } catch (error) {
    await fellowship.stop();
    throw error;
  }
}

async function fill({ origin, database = '' }: Fellowship): Promise<Template> {
  const coach = await ApiPerson.signIn(origin, coachEmail, password);
  const { id: coachId = '' } = await coach.get('GET', '/api/auth/user');
  await coach.get('POST', '/api/admin/seed-exercises', {});
  const exercises = await coach.get<{ id: string; name: string }[]>('GET', '/api/exercises');
  const ada = await coach.get('POST', '/api/admin/members', {
    email: memberEmail,
    firstName: 'Ada',
    lastName: 'Stone',
  });
  await coach.get('POST', `/api/admin/members/${ada.id}/activate-subscription`, {});
  const member = await ApiPerson.invited(origin, ada.inviteUrl, password);
  return {
    database,
    coachCookie: coach.cookie,
    memberCookie: member.cookie,
    coachId,
    memberId: String(ada.id),
    exerciseIds: Object.fromEntries(exercises.map(({ id, name }) => [name, id])),
  };
}

const start = (more: Record<string, string> = {}) =>
  Fellowship.start({ env: { ...env, ...more }, original: template().database });

let next: Promise<Fellowship> | undefined;

/** Starts one while the test of the one before works. */
function startNext(): void {
  next = start();
  // A failure to start is for the test that takes it.
  next.catch(() => undefined);
}

/** The one that nobody has taken. */
export async function stopNext(): Promise<void> {
  const untaken = next;
  next = undefined;
  await (await untaken)?.stop();
}

/**
 * A fellowship with a coach, the exercise library, and Ada Stone, a member who has accepted her invitation. `settings`:
 * of its server, beside the usual.
 */
export async function givenAMember(settings?: Record<string, string>) {
  const { coachCookie, memberCookie, memberId, exerciseIds } = template();
  const fellowship = settings ? await start(settings) : await (next ?? start());
  if (!settings) startNext();
  const idOf = (name: string) => exerciseIds[name] ?? '';
  return {
    fellowship,
    coach: new ApiPerson(fellowship.origin, coachCookie),
    member: new ApiPerson(fellowship.origin, memberCookie),
    memberId,
    today: todayHere(),
    idOf,
  };
}

export type TrainingFixture = Awaited<ReturnType<typeof givenAMember>>;

/** Three weeks of one session each, on the weekday of the date. */
export async function aProgramOn({ coach, idOf }: TrainingFixture, date: PlainDate): Promise<string> {
  const day = {
    dayOfWeek: weekdayOf(date),
    dayName: 'Lower Body',
    notes: 'Brace before each rep.',
    exercises: [
      { exerciseId: idOf('Back Squat'), sets: '5', reps: '5', percent1RM: '75', restSeconds: '180' },
      { exerciseId: idOf('Front Plank'), time: '1:30' },
    ],
  };
  const weeks = [1, 2, 3].map(weekNumber => ({ weekNumber, days: [day] }));
  const program = await coach.get('POST', '/api/workouts', { name: 'Iron Foundation', numWeeks: 3, weeks });
  return String(program.id);
}

/** A browser of their own, signed in. */
export async function signedIn(
  browser: Browser,
  { fellowship }: { fellowship: Pick<Fellowship, 'origin' | 'database'> },
  who: 'coach' | 'member',
  width = 1280,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: fellowship.origin,
    viewport: { width, height: 812 },
    timezoneId: zone,
    // Colours that fade over have the contrast of neither end.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  const userId = who === 'coach' ? template().coachId : template().memberId;
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await context.addCookies([await sessionOf(fellowship, userId, userAgent)]);
  await page.goto(who === 'coach' ? '/admin' : '/member', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Command Center', level: 1 }).waitFor();
  await hydrated(page);
  return page;
}

/** Opens a section whose screen bears its name. */
export async function open(page: Page, section: string): Promise<void> {
  await openSection(page, section);
  await page.getByRole('heading', { name: section, level: 1 }).waitFor();
}

/** Leafs from today to another date in the Workout Log or the Daily Calendar. */
export async function goToDate(page: Page, from: PlainDate, to: PlainDate): Promise<void> {
  const name = to < from ? 'Previous day' : 'Next day';
  for (let date = from; date !== to; date = addDays(date, to < from ? -1 : 1)) {
    await page.getByRole('button', { name }).click();
  }
}

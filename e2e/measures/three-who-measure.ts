import { type Browser, expect, type Page } from '@playwright/test';
import { weekdayOf } from '../../src/domain/plain-date.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { type TrainingFixture, givenAMember } from '../fellowship/member-in-training.ts';
import { sessionOf } from '../fellowship/session-of.ts';
import { zone } from '../fellowship/zone.ts';
import { prescribed, type Who, whoMeasures } from './units-walk.ts';

export const everybody: readonly Who[] = ['kg', 'lb', 'mixed'];

export type Measuring = {
  fixture: TrainingFixture;
  programId: string;
  people: Record<Who, { id: string; name: string; api: ApiPerson }>;
};

/** A coach who measures in kg, and three members who have typed in their own units what they did today. */
export async function givenThreeWhoMeasure(): Promise<Measuring> {
  const fixture = await givenAMember();
  const { coach, member, memberId, today, idOf } = fixture;
  const people = {
    kg: { id: memberId, name: 'Ada Stone', api: member },
    lb: await invited(fixture, 'Ben'),
    mixed: await invited(fixture, 'Cyd'),
  };
  await coach.get('PATCH', '/api/profile', { units: { weight: 'kg', distance: 'km', length: 'cm' } });
  const exercises = prescribed.map(({ name, ...fields }) => ({ exerciseId: idOf(name), ...fields }));
  const day = { dayOfWeek: weekdayOf(today), dayName: 'Measures', notes: '', exercises };
  const program = await coach.get('POST', '/api/workouts', {
    name: 'Commas',
    numWeeks: 1,
    weeks: [{ weekNumber: 1, days: [day] }],
  });
  const measuring = { fixture, programId: String(program.id), people };
  for (const who of everybody) await train(measuring, who);
  return measuring;
}

async function invited({ coach, fellowship }: TrainingFixture, firstName: string) {
  const email = `${firstName}@walk.example`;
  const { id, inviteUrl } = await coach.get('POST', '/api/admin/members', {
    email,
    firstName,
    lastName: 'Walker',
  });
  await coach.get('POST', `/api/admin/members/${id}/activate-subscription`, {});
  return {
    id: String(id),
    name: `${firstName} Walker`,
    api: await ApiPerson.invited(fellowship.origin, inviteUrl),
  };
}

/** Measures in their own units, and logs what they typed; one lift and the run, so that something is left to do. */
async function train({ fixture, programId, people }: Measuring, who: Who): Promise<void> {
  const { id, api } = people[who];
  const { units, squat, run, body } = whoMeasures[who];
  await api.get('PATCH', '/api/profile', { units });
  const assignment = await fixture.coach.get('POST', '/api/assignments', {
    memberId: id,
    workoutId: programId,
    startDate: fixture.today,
  });
  const log = { assignmentId: assignment.id, completedDate: fixture.today };
  const setsData = [1, 2].map(setNum => ({ setNum, reps: 5, weight: squat, unit: units.weight }));
  await api.get('POST', '/api/progress', { ...log, exerciseId: fixture.idOf('Back Squat'), setsData });
  await api.get('POST', '/api/progress', {
    ...log,
    exerciseId: fixture.idOf('Easy Run'),
    distanceCompleted: run,
    distanceUnit: units.distance,
    timeCompleted: '45:00',
  });
  await api.get('PATCH', '/api/nutrition-profile', body);
}

/** A browser of theirs, signed in. */
export async function pageOf(browser: Browser, { fixture, people }: Measuring, who: Who): Promise<Page> {
  const { fellowship } = fixture;
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

/** All that a person reads now: words, what stands in fields, and what drawings are called. */
export const readNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')].map(
      field => (field as HTMLInputElement).value,
    );
    const labels = [...document.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label'));
    return [document.body.innerText, ...fields, ...labels].join('\n').replace(/\s+/g, ' ');
  });

/** Names missing words, and reads the rest all the same. */
export function expectText(text: string, expected: readonly string[], where: string): void {
  for (const words of expected) expect.soft(text, where).toContain(words);
}

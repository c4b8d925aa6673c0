import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getNoticePreferences, setNoticePreferences } from '#contract/notices/preferences.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const set = (body: BodyOf<typeof setNoticePreferences>, who = member) =>
  who.ask(setNoticePreferences, { body });

const chosenBy = async (who: Person) => {
  const { topics, ...rest } = await who.get(getNoticePreferences, {});
  return { ...rest, topics: topics.map(({ topic }) => topic) };
};

describe('preferences', () => {
  it('are the usual ones of one’s role until one has chosen', async () => {
    const usual = { quiet: { from: 22, until: 7 }, reminderHour: 17, devices: 0 };
    expect(await chosenBy(member)).toEqual({
      ...usual,
      topics: ['message', 'comment', 'program', 'reminder', 'challenge', 'membership', 'weekly-summary'],
    });
    expect(await chosenBy(coach)).toEqual({
      ...usual,
      topics: ['member-message', 'pain', 'check-in', 'payment', 'weekly-summary'],
    });
  });

  it('keep what is left out', async () => {
    const message = { topic: 'message' as const, push: false, mail: false, inApp: true };
    await set({ topics: [message] });
    await set({ quiet: { from: 20, until: '8' } });
    await set({ reminderHour: '9' });
    const { body } = await set({ topics: [{ ...message, topic: 'program' }] });
    expect(body.quiet).toEqual({ from: 20, until: 8 });
    expect(body.reminderHour).toBe(9);
    const ended = body.topics.filter(({ topic, push }) => !push && topic !== 'weekly-summary');
    expect(ended.map(({ topic }) => topic)).toEqual(['message', 'program']);
    expect((await set({ quiet: null })).body.quiet).toBeNull();
    expect(await member.get(getNoticePreferences, {})).toMatchObject({ quiet: null, reminderHour: 9 });
  });

  it.each([
    ['an hour that there is not', { quiet: { from: 24, until: 7 } }],
    ['half an hour', { reminderHour: 7.5 }],
    ['quiet hours of no time', { quiet: { from: 7, until: 7 } }],
    ['a reminder in quiet hours', { quiet: { from: 22, until: 7 }, reminderHour: 6 }],
    ['a reminder in the quiet hours that are kept', { reminderHour: 23 }],
    ['quiet hours over the reminder that is kept', { quiet: { from: 16, until: 18 } }],
  ])('with %s are refused', async (_, body) => {
    expect((await set(body)).status).toBe(400);
    expect(await member.get(getNoticePreferences, {})).toMatchObject({
      quiet: { from: 22 },
      reminderHour: 17,
    });
  });

  it('name topics of one’s own role alone', async () => {
    const on = { push: true, mail: true, inApp: true };
    expect((await set({ topics: [{ topic: 'pain', ...on }] })).status).toBe(400);
    expect((await set({ topics: [{ topic: 'reminder', ...on }] }, coach)).status).toBe(400);
  });

  it('are changed by two windows at once, and both hold', async () => {
    const off = { push: false, mail: false, inApp: false };
    await Promise.all([
      set({ topics: [{ topic: 'message', ...off }] }),
      set({ topics: [{ topic: 'comment', ...off }] }),
      set({ reminderHour: 8 }),
    ]);
    const { topics, reminderHour } = await member.get(getNoticePreferences, {});
    expect(topics.filter(({ inApp }) => !inApp).map(({ topic }) => topic)).toEqual(['message', 'comment']);
    expect(reminderHour).toBe(8);
  });
});

import { expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { BadSignal } from '../fellowship/bad-signal.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { hydrated } from '../page/sections.ts';
import { wakeWorker } from '../page/wake-worker.ts';

test.use({ serviceWorkers: 'allow' });

let fixture: TrainingFixture;
test.beforeEach(async () => {
  fixture = await givenAMember();
  const { coach, memberId, today } = fixture;
  const workoutId = await aProgramOn(fixture, today);
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  const weekday = 'sunday';
  const questions = [
    { id: newId(), part: 'body', kind: 'scale', text: 'How did you sleep?', isRequired: true, top: 10 },
    { id: newId(), part: 'body', kind: 'picture', text: 'You, from the front' },
  ];
  await coach.get('PUT', '/api/check-ins', { questions, weekday });
});
test.afterEach(() => fixture.fellowship.stop());

type Due = { week: string; version: number; questions: { id: string }[] };
type Session = {
  trainingDayId: string;
  assignmentId: string;
  exercises: { prescriptionId: string; exerciseId: string; name: string; sets: { setNum: number }[] }[];
};

const due = () => fixture.member.get<Due | null>('GET', '/api/check-ins/due');
const session = async (): Promise<Session> => {
  const address = `/api/training-sessions?date=${fixture.today}`;
  return (await fixture.member.get<Session[]>('GET', address))[0] as Session;
};

/** All that the server has of what waited. */
async function there() {
  const { member, memberId } = fixture;
  const logs = await member.get<{ exerciseName: string }[]>('GET', '/api/progress');
  const address = `/api/conversations/${memberId}/messages`;
  const { messages } = await member.get<{ messages: { text: string; attachments: unknown[] }[] }>(
    'GET',
    address,
  );
  const { weeks } = await member.get<{ weeks: { answers: unknown[]; pictures: unknown[] }[] }>(
    'GET',
    '/api/check-ins/answers',
  );
  return {
    logs: logs.filter(({ exerciseName }) => exerciseName === 'Front Plank').length,
    sets: (await session()).exercises[0]?.sets.map(({ setNum }) => setNum),
    messages: messages.map(({ text, attachments }) => [text, attachments.length]),
    checkIns: weeks.map(({ answers, pictures }) => [answers.length, pictures.length]),
  };
}

const all = {
  logs: 1,
  sets: [1, 2],
  messages: [['How it looks', 1]],
  checkIns: [[2, 1]],
};

/** Entries in the form in which version 4 of the device's database kept them. */
async function ofVersion4() {
  const { memberId: userId, today: date } = fixture;
  const { trainingDayId, assignmentId, exercises } = await session();
  const [squat, plank] = exercises as [Session['exercises'][number], Session['exercises'][number]];
  const { week, version, questions } = (await due()) as Due;
  const now = Date.now();
  const event = (kind: string, what: object, after: number) => {
    const [id, at] = [newId({ msecs: now + after }), now + after];
    const [where, clock] = [
      { date, memberId: null, dayName: 'Lower Body' },
      { read: at, by: 0 },
    ];
    const told = { id, at, kind, ...what };
    return { id, userId, trainingDayId, where, event: told, clock, state: 'unsent', why: null, form: 1 };
  };
  const set = (setNum: number) =>
    event(
      'set',
      {
        prescriptionId: squat.prescriptionId,
        setNum,
        setKind: 'work',
        reps: 5,
        weight: 225,
        unit: 'lb',
        time: null,
      },
      setNum,
    );
  const file = (key: string) => ({ userId, key, at: now, waits: true, attachmentId: null, beginKey: key });
  return {
    logs: [
      {
        key: newId(),
        userId,
        body: {
          assignmentId,
          exerciseId: plank.exerciseId,
          prescriptionId: plank.prescriptionId,
          completedDate: `${date}T00:00:00.000Z`,
          timeCompleted: '1:30',
        },
        date,
        place: `${plank.exerciseId} 1`,
        exerciseName: plank.name,
        category: 'Core',
        keptAt: now,
        refusal: null,
      },
    ],
    events: [event('start', {}, 0), set(1), set(2)],
    files: [file('of the message'), file('of the check-in')],
    messages: [
      {
        key: newId(),
        userId,
        memberId: userId,
        text: 'How it looks',
        about: null,
        aboutWords: '',
        files: [{ fileKey: 'of the message', kind: 'picture', seconds: null }],
        keptAt: now,
        refusal: null,
      },
    ],
    checkIn: {
      week: week.slice(0, 10),
      version,
      answers: [
        { questionId: questions[0]?.id, value: 7, unit: null },
        { questionId: questions[1]?.id, value: 'of the check-in', unit: null },
      ],
      pictures: ['of the check-in'],
      key: newId(),
    },
  };
}

type Version4 = Awaited<ReturnType<typeof ofVersion4>>;

/** Makes the device what that version left: its database, built here by hand, and what lay in `localStorage`. */
const leaveVersion4 = (page: Page, kept: Version4, userId: string) =>
  page.evaluate(
    async ({ logs, events, files, messages, checkIn, owner }) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const settled = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('No')));
        });
      await settled(indexedDB.deleteDatabase('fellowship'));
      const opening = indexedDB.open('fellowship', 4);
      opening.addEventListener('upgradeneeded', () => {
        const made = opening.result;
        made.createObjectStore('answers', { keyPath: ['userId', 'key'] });
        made.createObjectStore('logs', { keyPath: 'key' }).createIndex('userId', 'userId');
        const ofEvents = made.createObjectStore('events', { keyPath: 'id' });
        ofEvents.createIndex('day', ['userId', 'trainingDayId']);
        ofEvents.createIndex('state', ['userId', 'state']);
        made.createObjectStore('files', { keyPath: 'key' }).createIndex('userId', 'userId');
        made.createObjectStore('messages', { keyPath: 'key' }).createIndex('userId', 'userId');
      });
      const database = await settled(opening);
      const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
      canvas.getContext('2d')?.fillRect(10, 10, 20, 20);
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg'));
      const stores = { logs, events, messages, files: files.map(file => ({ ...file, blob })) };
      for (const [name, entries] of Object.entries(stores))
        for (const entry of entries)
          await settled(database.transaction(name, 'readwrite').objectStore(name).put(entry));
      database.close();
      localStorage.setItem(`fellowship-check-in-to-send:${owner}:${checkIn.week}`, JSON.stringify(checkIn));
      const answers = { [String(checkIn.answers[0]?.questionId)]: { value: 7, unit: null } };
      const draft = { week: checkIn.week, version: checkIn.version, answers, step: 1 };
      localStorage.setItem(`fellowship-check-in:${owner}:${checkIn.week}`, JSON.stringify(draft));
      localStorage.setItem('fellowship-log-waits', 'yes');
    },
    { ...kept, owner: userId },
  );

/** What is left to send, and of check-ins in `localStorage`. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('fellowship');
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>(resolve => request.addEventListener('success', () => resolve(request.result)));
    const database = await settled(opening);
    const entries: unknown[] = [];
    for (const name of ['logs', 'messages', 'files', 'checkIns'])
      entries.push(...(await settled(database.transaction(name).objectStore(name).getAll())));
    const events = await settled(database.transaction('events').objectStore('events').getAll());
    entries.push(...(events as { state: string }[]).filter(({ state }) => state !== 'taken'));
    const { version } = database;
    database.close();
    const drafts = Object.keys(localStorage).filter(key => key.startsWith('fellowship-check-in'));
    return { version, entries: entries.length, drafts };
  });

test('a device that an earlier version has left is taken over by two tabs at once, and everything is there, once', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await page.goto('/robots.txt');
  await leaveVersion4(page, await ofVersion4(), fixture.memberId);
  const other = await page.context().newPage();
  await Promise.all([page.goto('/member'), other.goto('/member?section=calendar')]);
  await expect.poll(there).toEqual(all);
  await expect.poll(() => left(page)).toEqual({ version: 5, entries: 0, drafts: [] });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Answer it' })).toBeHidden();
  expect(await there()).toEqual(all);
});

test('with the app closed the worker sends a check-in and a message, each with its picture', async ({
  browser,
}) => {
  const signal = await BadSignal.to(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: signal }, 'member', 375);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  const picture = { name: 'a.png', mimeType: 'image/png', buffer };
  await page.getByRole('button', { name: 'Answer it' }).click();
  await page.getByRole('button', { name: '7', exact: true }).click();
  signal.state = 'none';
  await page.getByLabel('You, from the front').setInputFiles(picture);
  await expect(page.locator('img[src^="blob:"]')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Answered and kept on this device.')).toBeVisible();
  await open(page, 'Messages');
  await page.getByLabel('Attach pictures or a video').setInputFiles(picture);
  await expect(page.getByText('Waiting for a signal').last()).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('How it looks');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');

  await page.goto('about:blank');
  signal.state = 'good';
  await page.goto('/robots.txt');
  await wakeWorker(page, signal.origin);
  await expect.poll(there).toMatchObject({ messages: all.messages, checkIns: all.checkIns });

  // A page puts the answers away, which the worker could not reach.
  await page.goto('/member');
  await hydrated(page);
  await expect.poll(() => left(page)).toEqual({ version: 5, entries: 0, drafts: [] });
  await expect(page.getByText('Answered and kept on this device.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Answer it' })).toBeHidden();
  await page.context().close();
  await signal.end();
});

// How the player of a session feels on a slow phone: taps for a 5 x 5 with its warm-up, and from each tap until the set is
// painted, at a quarter of the speed. Whether it was on the device by then is asked of IndexedDB's own word that it is kept.
// npm run demo, then: node scripts/session-player.mjs [http://127.0.0.1:3000] [rounds] [slowness]
import http from 'node:http';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const [site = 'http://127.0.0.1:3000', rounds = '3', slowness = '4'] = process.argv.slice(2);
const goal = { taps: 12, p95: 100, player: 30_000 };
// As the demo has it (demo/guide.ts).
const password = 'fellowship-demo';
const phone = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
};
/** Twelve exercises of five sets. The first is loaded by a tested max, and warmed up for. */
const lifts = ['Back Squat', 'Bench Press', 'Deadlift', 'Overhead Press', 'Front Squat', 'Barbell Row'];
const others = [
  'Romanian Deadlift',
  'Hammer Curl',
  'Face Pull',
  'Goblet Squat',
  'Pendlay Row',
  'Lateral Raise',
];
const today = new Date().toISOString().slice(0, 10);

const coach = await signIn('coach@fellowship.example');
const workoutId = await writeProgram();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (let round = 1; round <= Number(rounds); round++) await measure(round);
} finally {
  await browser.close();
  await coach('DELETE', `/api/workouts/${workoutId}`);
}

/** A new member each time, so that no session has begun. */
async function measure(round) {
  const email = await newMember();
  const context = await browser.newContext({ ...phone, timezoneId: 'UTC', serviceWorkers: 'block' });
  await context.request.post(`${site}/api/login`, { data: { email, password, timeZone: 'UTC' } });
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.goto(`${site}/member`);
  await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
  const before = await filesOf(page);
  await slowDown(page, Number(slowness));
  const load = loadavg()[0];
  let taps = 0;
  const tap = async name => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).first().tap();
  };
  const floor = await floorOf(context);
  await tap('Start session');
  await page.getByText('How ready are you?').waitFor();
  await tap('Start session');
  await page.getByText('Warm-up 1 of 3', { exact: true }).waitFor();
  // Two taps at once are one, and nobody reads that fast.
  await page.waitForTimeout(1_000);
  const files = (await filesOf(page)).filter(file => !before.includes(file));
  const times = [];
  let tapsOfFirst = 0;
  while ((await page.locator('section[aria-label]').count()) > 0) {
    const isWarmUp = await page.getByRole('button', { name: 'Warm-up done', exact: true }).isVisible();
    await page.evaluate(() => globalThis.nextTap());
    await tap(isWarmUp ? 'Warm-up done' : 'Set done');
    times.push(await page.evaluate(() => globalThis.seen));
    if (times.length === 8) tapsOfFirst = taps;
    // Its event goes to the server meanwhile, as it does while someone lifts.
    await page.waitForTimeout(1_000);
    if (times.length === 3 + 5 * (lifts.length + others.length)) break;
  }
  await tell(round, { times, tapsOfFirst, load, files, floor });
  await context.close();
}

async function tell(round, { times, tapsOfFirst, load, files, floor }) {
  const painted = ofAll(times, 'painted');
  const late = times.filter(({ kept, painted: time }) => kept === null || kept > time).length;
  const kept = ofAll(times, 'kept');
  console.log(
    `round ${round}, ${slowness} x slowed, load of the machine ${load.toFixed(1)}: ${painted.length} sets, ` +
      `tap to painted ${spread(painted)} (p95 at most ${goal.p95}); ` +
      `on the device after ${spread(kept)}, later than painted: ${late}; ` +
      `a page that keeps a tap and changes a word: ${spread(ofAll(floor, 'painted'))}; ` +
      `taps for a 5 x 5 with its warm-up: ${tapsOfFirst} (at most ${goal.taps})`,
  );
  if (round > 1) return;
  for (const file of files.filter(isPlayers)) {
    const { size, name } = await gzipped(file);
    console.log(`  ${name}: ${size} bytes gzipped (the player's own, at most ${goal.player} together)`);
  }
}

function ofAll(times, what) {
  return times.map(time => time[what] ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
}

function spread(sorted) {
  const at = share => Math.round(sorted[Math.ceil(share * sorted.length) - 1]);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms`;
}

/** What the machine and the browser take by themselves: a page that keeps each tap in IndexedDB and then changes a word. */
async function floorOf(context) {
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(keepTaps);
  await slowDown(page, Number(slowness));
  const times = [];
  while (times.length < 40) {
    await page.evaluate(() => globalThis.nextTap());
    await page.getByRole('button').tap();
    times.push(await page.evaluate(() => globalThis.seen));
    await page.waitForTimeout(100);
  }
  await page.close();
  return times;
}

async function keepTaps() {
  document.body.innerHTML = '<h1>0</h1><button>Tap</button>';
  const opening = indexedDB.open('floor', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('events'));
  await new Promise(resolve => opening.addEventListener('success', resolve));
  let taps = 0;
  document.querySelector('button').addEventListener('click', () => {
    const transaction = opening.result.transaction('events', 'readwrite');
    transaction.objectStore('events').put({}, (taps += 1));
    transaction.addEventListener('complete', () => {
      document.querySelector('h1').textContent = String(taps);
    });
  });
}

/** In the page: from the moment a finger is lifted until the set's place in the session has been painted anew. */
function watchTaps() {
  const { value: put } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put');
  let keptAt = null;
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name === 'events')
      this.transaction.addEventListener(
        'complete',
        () => {
          keptAt ??= performance.now();
        },
        // Before the app hears of it, and draws.
        { capture: true },
      );
    return put.apply(this, given);
  };
  globalThis.place = () =>
    `${document.querySelector('h1')?.textContent} ${document.querySelector('section[aria-label]')?.getAttribute('aria-label')}`;
  globalThis.nextTap = () => {
    globalThis.seen = new Promise(resolve => {
      const begin = ({ timeStamp }) => {
        const before = globalThis.place();
        keptAt = null;
        const look = () => {
          if (globalThis.place() === before) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            const kept = keptAt === null ? null : keptAt - timeStamp;
            resolve({ painted: performance.now() - timeStamp, kept });
          });
          port1.start();
          // Its message comes after this frame.
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      addEventListener('pointerup', begin, { capture: true, once: true });
    });
  };
}

function filesOf(page) {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.filter(name => name.endsWith('.js'));
  });
}

/** Files that nobody needs who does not open the player, and its loads. */
function isPlayers(name) {
  return /\/(SessionPlayer|loads)[-\w]*\.js$/.test(name);
}

async function gzipped(file) {
  const size = await new Promise((resolve, reject) => {
    http
      .get(file, { headers: { 'accept-encoding': 'gzip' } }, answer => {
        let bytes = 0;
        answer.on('data', part => (bytes += part.length)).on('end', () => resolve(bytes));
      })
      .on('error', reject);
  });
  return { size, name: file.split('/').at(-1) };
}

async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function signIn(email) {
  const login = { email, password, timeZone: 'UTC' };
  const { headers } = await send('POST', '/api/login', login);
  const cookie = headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ');
  return async (method, path, body) => {
    const answer = await send(method, path, body, { cookie });
    return answer.status === 204 ? null : await answer.json();
  };
}

async function send(method, path, body, headers = {}) {
  const answer = await fetch(site + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer;
}

async function exerciseIds() {
  const exercises = await coach('GET', '/api/exercises');
  const all = Array.isArray(exercises) ? exercises : exercises.exercises;
  return new Map(all.map(({ id, name }) => [name, id]));
}

async function writeProgram() {
  const idOf = await exerciseIds();
  const dayOfWeek = new Date()
    .toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
    .toLowerCase();
  const exercises = [...lifts, ...others].map((name, index) => ({
    exerciseId: idOf.get(name),
    sets: '5',
    reps: '5',
    restSeconds: '180',
    ...(index === 0 ? { percent1RM: '75' } : { weight: '95' }),
  }));
  const weeks = [{ weekNumber: 1, days: [{ dayOfWeek, dayName: 'Sixty sets', notes: '', exercises }] }];
  const { id } = await coach('POST', '/api/workouts', { name: 'Sixty Sets', numWeeks: 1, weeks });
  return id;
}

async function newMember() {
  const email = `measured-${Date.now()}@fellowship.example`;
  const { id, inviteUrl } = await coach('POST', '/api/admin/members', {
    email,
    firstName: 'Mea',
    lastName: 'Sured',
  });
  await coach('POST', `/api/admin/members/${id}/activate-subscription`, {});
  const token = new URL(inviteUrl).searchParams.get('token');
  await send('POST', '/api/invitations/accept', { token, password, timeZone: 'UTC' });
  const member = await signIn(email);
  const exerciseId = (await exerciseIds()).get(lifts[0]);
  await member('POST', '/api/tested-maxes', { exerciseId, weight: 245, unit: 'lb', date: today });
  await coach('POST', '/api/assignments', { memberId: id, workoutId, startDate: today });
  return email;
}

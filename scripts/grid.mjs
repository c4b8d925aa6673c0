// How the grid feels: a path of 52 weeks, 6 days a week and 8 exercises a day opened, a key, an undo, and 300 pasted lines looked at.
// npm run demo, then: node scripts/grid.mjs [http://127.0.0.1:3000] [rounds]
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const [site = 'http://127.0.0.1:3000', rounds = '3'] = process.argv.slice(2);
const goal = { opened: 1_000, key: 16, undo: 50, paste: 200 };
// As the demo has it (demo/guide.ts).
const account = { email: 'coach@fellowship.example', password: 'fellowship-demo', timeZone: 'UTC' };
/** In weeks, 52 together: a program has at most twelve. */
const blocks = [12, 12, 12, 12, 4];

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
await context.request.post(`${site}/api/login`, { data: account });
const { pathId, programIds } = await writePath();
try {
  for (let round = 1; round <= Number(rounds); round++) await measure(round);
} finally {
  await send('DELETE', `/api/paths/${pathId}`);
  for (const id of programIds) await send('DELETE', `/api/workouts/${id}`);
  await browser.close();
}

async function measure(round) {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${site}/admin?section=programs&view=path&id=${pathId}`);
  await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
  const load = loadavg()[0];
  const opened = await page.evaluate(() => globalThis.timeOf('[data-cell="0 6 7"]', 'button', 'Write'));
  await page.locator('[data-cell="0 1 0"]').click();
  await page.keyboard.press('ArrowDown');
  const keys = [];
  const typed = 'Front Squat 4x6 185lb';
  for (const key of typed) keys.push(await pressed(page, key === ' ' ? 'Space' : key));
  const entered = await pressed(page, 'Enter');
  const moves = [];
  for (let count = 0; count < 20; count++) moves.push(await pressed(page, 'ArrowDown'));
  await page.keyboard.press('Control+ ');
  await page.keyboard.press('Delete');
  const undo = await pressed(page, 'Control+z');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: /spreadsheet/ }).click();
  await page.getByLabel('Pasted text').waitFor();
  const rows = Array.from(
    { length: 300 },
    (_, at) => `${1 + Math.floor(at / 25)}\tMon\tBack Squat\t4\t6\t${100 + at}\t150\t`,
  );
  const paste = await page.evaluate(
    ([text]) => globalThis.pasted('textarea', text),
    [['Week\tDay\tExercise\tSets\tReps\tLoad\tRest\tNotes', ...rows].join('\n')],
  );
  console.log(
    `round ${round}, load of the machine ${load.toFixed(1)}: opened ${Math.round(opened)} ms (at most ${goal.opened}); ` +
      `a key ${spread(keys)} (at most ${goal.key}); Enter ${Math.round(entered)} ms; a step ${spread(moves)}; ` +
      `undo of a week ${Math.round(undo)} ms (at most ${goal.undo}); 300 pasted lines looked at ${Math.round(paste)} ms (at most ${goal.paste})`,
  );
  await page.close();
}

/** What a key takes of the page's own thread, styles and layout included: without the wait for the screen's next picture. */
async function pressed(page, key) {
  await page.evaluate(() => globalThis.nextKey());
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.seen);
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = share => sorted[Math.ceil(share * sorted.length) - 1].toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms`;
}

async function writePath() {
  const library = await send('GET', '/api/exercises');
  const strength = library.filter(({ category }) => category === 'Strength').slice(0, 8);
  const exercises = strength.map(({ id }) => ({ exerciseId: id, sets: '4', reps: '6-8', percent1RM: '75' }));
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const days = names.map(dayOfWeek => ({ dayOfWeek, exercises }));
  const ids = [];
  for (const length of blocks) {
    const weeks = Array.from({ length }, (_, at) => ({ weekNumber: at + 1, days }));
    const { id } = await send('POST', '/api/workouts', {
      name: `Measured ${ids.length + 1}`,
      numWeeks: length,
      weeks,
    });
    ids.push(id);
  }
  const path = await send('POST', '/api/paths', {
    name: 'Measured',
    blocks: ids.map(workoutId => ({ workoutId })),
  });
  return { pathId: path.id, programIds: ids };
}

async function send(method, path, data) {
  const answer = await context.request.fetch(site + path, { method, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Runs in the page. */
function watch() {
  globalThis.painted = () =>
    new Promise(resolve => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  globalThis.nextKey = () => {
    globalThis.seen = new Promise(resolve => {
      const begin = () => {
        const from = performance.now();
        setTimeout(() => {
          document.body.getBoundingClientRect();
          resolve(performance.now() - from);
        });
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    });
  };
  /** From the press of what is called so until what the selector names is painted. */
  globalThis.timeOf = async (selector, tag, name) => {
    const from = performance.now();
    [...document.querySelectorAll(tag)].find(one => one.textContent.trim() === name).click();
    while (!document.querySelector(selector)) await globalThis.painted();
    return (await globalThis.painted()) - from;
  };
  globalThis.pasted = async (selector, text) => {
    const field = document.querySelector(selector);
    const from = performance.now();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    while (!document.body.textContent.includes('300 lines')) await globalThis.painted();
    return (await globalThis.painted()) - from;
  };
}

// How long a coach waits for a pasted sheet: from the paste into the dialog of the grid until what was read of it is painted, on a processor
// slowed four times. npm run demo, then: node scripts/paste.mjs [http://127.0.0.1:3000] [rounds] [slowed]
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const [site = 'http://127.0.0.1:3000', rounds = '3', slowed = '4'] = process.argv.slice(2);
/** In milliseconds. */
const goals = new Map([
  [300, 200],
  [3_000, 1_000],
]);
// As the demo has it (demo/guide.ts).
const account = { email: 'coach@fellowship.example', password: 'fellowship-demo', timeZone: 'UTC' };
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const exercisesADay = 12;
const emptyWeeks = Array.from({ length: 12 }, (_, at) => ({ weekNumber: at + 1 }));

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
const names = await exerciseNames();
const { id } = await send('POST', '/api/workouts', { name: 'Measured', numWeeks: 12, weeks: emptyWeeks });
try {
  for (const [form, textOf] of [
    ['of a table', tableOf],
    ['of text', linesOf],
  ])
    for (const [count, goal] of goals) await measure(form, textOf(count), { count, goal });
} finally {
  await send('DELETE', `/api/workouts/${id}`);
  await browser.close();
}

/** Each round in a page of its own, where nothing has been read yet, and once more in the same page. */
async function measure(form, text, { count, goal }) {
  const [first, again] = [[], []];
  const load = loadavg()[0];
  for (let round = 0; round < Number(rounds); round++) {
    const { page, busy } = await openDialog();
    for (const times of [first, again]) {
      const before = await busy();
      const took = await page.evaluate(given => globalThis.pasted(given), text);
      times.push({ took, busy: (await busy()) - before });
      // What is left in the field would be kept for the next round.
      await page.evaluate(() => globalThis.cleared());
    }
    await page.close();
  }
  console.log(
    `${count.toLocaleString('en-US')} lines ${form} (at most ${goal.toLocaleString('en-US')} ms): ${told(first)}; ` +
      `once more in the same page ${told(again)}; slowed ${slowed} times, load of the machine ${load.toFixed(1)}`,
  );
}

function told(times) {
  const list = key => times.map(time => Math.round(time[key]).toLocaleString('en-US')).join(', ');
  return `${list('took')} ms, of which the page's own thread ${list('busy')} ms`;
}

/** `busy` is the processor time of the page's thread so far: other programs of the machine take none of it. */
async function openDialog() {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${site}/admin?section=programs&view=write&id=${id}`);
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: /spreadsheet/ }).click();
  await page.getByLabel('Pasted text').waitFor();
  // As long as a hand takes from the opening to the paste.
  await page.waitForTimeout(1_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowed) });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  return { page, busy };
}

/** A year's sheet: weeks of five days of twelve exercises, which repeat as sheets do. */
function tableOf(count) {
  const rows = Array.from({ length: count - 1 }, (_, at) => {
    const { week, day, name } = placeOf(at);
    const note = at % 9 === 0 ? 'pause at the bottom' : '';
    return [
      week,
      day,
      name,
      3 + (at % 3),
      5 + (at % 6),
      100 + ((at * 5) % 180),
      90 + 30 * (at % 3),
      note,
    ].join('\t');
  });
  return ['Week\tDay\tExercise\tSets\tReps\tLoad\tRest\tNotes', ...rows].join('\n');
}

function linesOf(count) {
  const lines = [];
  for (let at = 0; lines.length < count; at++) {
    const { week, day, name } = placeOf(at);
    if (at % (exercisesADay * weekdays.length) === 0) lines.push(`Week ${week}`);
    if (at % exercisesADay === 0) lines.push(day);
    const load = at % 2 === 1 ? `@${65 + (at % 25)}%` : `${100 + ((at * 5) % 180)}lb`;
    const rest = at % 4 === 0 ? ', rest 2 min' : '';
    lines.push(
      `${name} ${3 + (at % 3)}x${5 + (at % 6)} ${load}${rest}${at % 7 === 0 ? ' (pause at the bottom)' : ''}`,
    );
  }
  return lines.slice(0, count).join('\n');
}

function placeOf(at) {
  return {
    week: 1 + Math.floor(at / (exercisesADay * weekdays.length)),
    day: weekdays[Math.floor(at / exercisesADay) % weekdays.length],
    name: names[at % exercisesADay],
  };
}

async function exerciseNames() {
  const library = await send('GET', '/api/exercises');
  const strength = library.filter(({ category }) => category === 'Strength');
  return strength.slice(0, exercisesADay).map(({ name }) => name);
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
  globalThis.enter = text => {
    const field = document.querySelector('[role=dialog] textarea');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (!field.dispatchEvent(paste)) return;
    // What the dialog leaves to the browser is put in by it.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  globalThis.rows = () => document.querySelectorAll('[role=dialog] tbody tr').length;
  /** Until lines stand beside what was read of them. */
  globalThis.pasted = async text => {
    const from = performance.now();
    globalThis.enter(text);
    while (globalThis.rows() < 5) await globalThis.painted();
    return (await globalThis.painted()) - from;
  };
  globalThis.cleared = async () => {
    const another = [...document.querySelectorAll('[role=dialog] button')].find(
      button => button.textContent === 'Paste Another',
    );
    if (another) another.click();
    else globalThis.enter('');
    while (globalThis.rows() > 0) await globalThis.painted();
  };
}

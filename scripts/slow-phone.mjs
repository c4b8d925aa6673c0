// What a slow phone gets of each page of the demo: how long its longest tasks are at a quarter of the speed, how soon each
// section is painted after a click, and how soon the day's training is there on slow 3G, cold and the second time.
// npm run demo, then: node scripts/slow-phone.mjs [http://127.0.0.1:3000] [tasks] [sections] [slow-3g]
import net from 'node:net';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const [site = 'http://127.0.0.1:3000', ...wanted] = process.argv.slice(2);
const isWanted = name => wanted.length === 0 || wanted.includes(name);
// As the demo has them (demo/guide.ts).
const password = 'fellowship-demo';
const [member, coach] = ['sarah.blackwood@fellowship.example', 'coach@fellowship.example'];
const phone = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
};
/** As Chromium's own tools have it: milliseconds until an answer begins, and bytes a second. */
const slow3g = { latency: 2_000, rate: 50_000 };

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  if (isWanted('tasks')) await tellTasks();
  if (isWanted('sections')) for (const slowness of [1, 4]) await tellSections(slowness);
  if (isWanted('slow-3g')) await tellSlow3g();
} finally {
  await browser.close();
}

async function tellTasks() {
  const program = await longestProgram();
  const pages = [
    [member, '/member'],
    [member, '/member?section=calendar'],
    [member, '/member?section=workouts'],
    [member, '/member?section=leaderboard'],
    [coach, '/admin'],
    [coach, '/admin?section=assignments'],
    [coach, `/admin?section=programs&view=edit&id=${program}`],
  ];
  for (const [who, address] of pages) {
    const page = await signedIn(who, { serviceWorkers: 'block' });
    await page.addInitScript(() => {
      globalThis.longTasks = [];
      new PerformanceObserver(list => {
        for (const { startTime, duration } of list.getEntries())
          globalThis.longTasks.push([startTime, duration]);
      }).observe({ type: 'longtask', buffered: true });
    });
    await slowDown(page, 4);
    await page.goto(site + address);
    await rested(page);
    const tasks = await page.evaluate(() =>
      globalThis.longTasks.map(([at, takes]) => `${Math.round(takes)} at ${Math.round(at)}`),
    );
    console.log(
      `${address.replace(program, '…')}: tasks over 50 ms at a quarter of the speed: ${tasks.join(', ') || 'none'}`,
    );
    await page.context().close();
  }
}

/** From the click until the frame in which the section's own heading stands has been painted. */
async function tellSections(slowness) {
  for (const [who, address] of [
    [member, '/member'],
    [coach, '/admin'],
  ]) {
    const page = await signedIn(who, {
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
      isMobile: false,
    });
    await page.goto(site + address);
    await rested(page);
    // The other sections' files have come.
    await page.waitForTimeout(12_000);
    await slowDown(page, slowness);
    const names = await page.locator('nav button').allInnerTexts();
    for (const round of ['first', 'again']) {
      const times = [];
      for (const name of [...names.slice(1), names[0]]) times.push(`${name} ${await opened(page, name)}`);
      console.log(`${address}, ${slowness} x slowed, ${round} opening, ms: ${times.join(', ')}`);
    }
    await page.context().close();
  }
}

async function opened(page, name) {
  const calls = [];
  const note = request => request.resourceType() === 'fetch' && calls.push(request.url());
  page.on('request', note);
  const button = page.locator('nav button', { hasText: name }).first();
  await button.hover();
  await page.waitForTimeout(300);
  const painted = page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const before = document.querySelector('h1')?.textContent;
            const look = () => {
              if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => resolve(Math.round(performance.now() - timeStamp)));
              port1.start();
              requestAnimationFrame(() => port2.postMessage(null));
              return undefined;
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
  );
  await button.click();
  const time = await painted;
  await page.waitForTimeout(1_500);
  page.off('request', note);
  return calls.length > 0 ? `${time} (${calls.length} calls)` : time;
}

async function tellSlow3g() {
  for (const address of ['/member', '/member?section=calendar']) {
    const line = await slowLine();
    const page = await signedIn(member);
    line.isSlow = true;
    const cold = await trainingShown(page, line.origin + address);
    // The worker comes over the same line, and what it is to keep.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(20_000);
    const again = [];
    for (let round = 0; round < 3; round++) {
      await page.goto('about:blank');
      again.push(await trainingShown(page, line.origin + address));
      await page.waitForTimeout(8_000);
    }
    console.log(
      `${address} on slow 3G, until the day's training is seen: cold ${cold} ms, again ${again.join(', ')} ms`,
    );
    await page.context().close();
    line.end();
  }
}

/** A way to the server that is slow for a page and its worker alike. */
async function slowLine() {
  const sockets = new Set();
  let freeAt = 0;
  const server = net.createServer(client => {
    const upstream = net.connect(Number(new URL(site).port), new URL(site).hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [client, upstream].forEach(one => one.destroy()));
    }
    client.on('data', sent => upstream.write(sent));
    upstream.on('data', answer => {
      if (!line.isSlow) return client.write(answer);
      const now = performance.now();
      freeAt = Math.max(freeAt, now + slow3g.latency) + (answer.length / slow3g.rate) * 1000;
      return setTimeout(() => client.destroyed || client.write(answer), freeAt - now);
    });
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const end = () => [...sockets].forEach(socket => socket.destroy()) || server.close();
  const line = { origin: `http://127.0.0.1:${server.address().port}`, isSlow: false, end };
  return line;
}

async function trainingShown(page, address) {
  const begin = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  // The day's exercises, or that there are none.
  const work = page
    .getByText(/^(Start workout|Log Progress|Exercise Complete!|Rest day)/i)
    .filter({ visible: true });
  await work.first().waitFor();
  return Math.round(performance.now() - begin);
}

async function signedIn(email, options = {}) {
  const context = await browser.newContext({ ...phone, ...options });
  await context.request.post(`${site}/api/login`, { data: { email, password, timeZone: 'UTC' } });
  return context.newPage();
}

async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function rested(page) {
  await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
}

async function longestProgram() {
  const context = await browser.newContext();
  await context.request.post(`${site}/api/login`, { data: { email: coach, password, timeZone: 'UTC' } });
  const programs = await (await context.request.get(`${site}/api/programs`)).json();
  await context.close();
  return programs.toSorted((a, b) => b.numWeeks - a.numWeeks)[0].id;
}

// Five Lighthouse runs (as a phone) of each page; prints the medians. Those of members and coaches need the demo.
// npm run demo, then: node scripts/lighthouse.mjs [http://127.0.0.1:3000] [runs] [page …]
// Behind a proxy with a certificate of its own: NODE_TLS_REJECT_UNAUTHORIZED=0 node scripts/lighthouse.mjs https://localhost:8443
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const [site = 'http://127.0.0.1:3000', runs = '5', ...wanted] = process.argv.slice(2);
const version = '12.8.2';
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
// A proxy on this machine signs its own.
const flagsOf = address =>
  address.startsWith('https:') ? `${chromeFlags} --ignore-certificate-errors` : chromeFlags;
const audits = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'speed-index': 'speed index, ms',
  'total-blocking-time': 'blocking, ms',
  'cumulative-layout-shift': 'shift',
  'total-byte-weight': 'bytes sent',
};
// As the demo has them (demo/guide.ts).
const password = 'fellowship-demo';
const [member, coach] = ['sarah.blackwood@fellowship.example', 'coach@fellowship.example'];
const pages = {
  landing: { path: '/' },
  member: { path: '/member', as: member },
  'workout-log': { path: '/member?section=calendar', as: member },
  'assigned-programs': { path: '/member?section=workouts', as: member },
  'hall-of-honor': { path: '/member?section=leaderboard', as: member },
  console: { path: '/admin', as: coach },
  assignments: { path: '/admin?section=assignments', as: coach },
  'edit-program': { path: () => editProgram(), as: coach },
};

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const rounded = value => Math.round(value * 1000) / 1000;

for (const [name, page] of Object.entries(pages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await measure(name, page);
}

async function measure(name, { path: place, as }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fellowship-lighthouse-'));
  try {
    const headers = path.join(folder, 'headers.json');
    await writeFile(headers, JSON.stringify(as ? { cookie: await signIn(as) } : {}));
    const reports = [];
    const address = site + (typeof place === 'string' ? place : await place());
    for (let index = 0; index < Number(runs); index++) reports.push(await runAgain(address, headers));
    tell(name, reports);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(email) {
  const answer = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, timeZone: 'UTC' }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie();
  return cookies.map(cookie => cookie.split(';')[0]).join('; ');
}

/** The editor of the longest program there is. */
async function editProgram() {
  const answer = await fetch(`${site}/api/programs`, { headers: { cookie: await signIn(coach) } });
  const [longest] = (await answer.json()).toSorted((a, b) => b.numWeeks - a.numWeeks);
  return `/admin?section=programs&view=edit&id=${longest.id}`;
}

/** On a busy machine the browser's record of a run may lack its beginning. */
async function runAgain(address, headers, tries = 3) {
  try {
    return await run(address, headers);
  } catch (error) {
    if (tries === 1) throw error;
    return await runAgain(address, headers, tries - 1);
  }
}

async function run(address, headers) {
  const flags = ['--quiet', '--output=json', '--output-path=stdout', `--extra-headers=${headers}`];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${version}`, address, ...flags, `--chrome-flags=${flagsOf(address)}`],
    { env: { CHROME_PATH: '/usr/bin/chromium', ...process.env }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

function tell(name, reports) {
  console.log(`\n${name}`);
  for (const { id, title } of Object.values(reports[0].categories)) {
    const scores = reports.map(report => Math.round(report.categories[id].score * 100));
    console.log(`  ${title}: ${median(scores)} (${scores.join(', ')})`);
  }
  for (const [id, title] of Object.entries(audits)) {
    console.log(`  ${title}: ${rounded(median(reports.map(report => report.audits[id].numericValue)))}`);
  }
  const requests = reports[0].audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const bytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const calls = requests.filter(({ url }) => url.includes('/api/')).length;
  console.log(`  scripts: ${scripts.length}, ${bytes} bytes with headers; calls: ${calls}`);
  const faults = reports.flatMap(report =>
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  );
  if (faults.length > 0) console.log(`  below par: ${[...new Set(faults)].join(', ')}`);
}

// Five Lighthouse runs (as a phone) against an address; prints the medians.
// node scripts/lighthouse.mjs http://127.0.0.1:3000/
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const address = process.argv[2] ?? 'http://127.0.0.1:3000/';
const runs = Number(process.argv[3] ?? 5);
const version = '12.8.2';
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
const audits = {
  'first-contentful-paint': 'First contentful paint, ms',
  'largest-contentful-paint': 'Largest contentful paint, ms',
  'speed-index': 'Speed index, ms',
  'total-blocking-time': 'Total blocking time, ms',
  'cumulative-layout-shift': 'Cumulative layout shift',
  'total-byte-weight': 'Bytes sent',
};

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function run() {
  const flags = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${chromeFlags}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', `lighthouse@${version}`, address, ...flags], {
    env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

const reports = [];
for (let index = 0; index < runs; index++) reports.push(await run());

for (const { id, title } of Object.values(reports[0].categories)) {
  const scores = reports.map(report => Math.round(report.categories[id].score * 100));
  console.log(`${title}: ${median(scores)} (${scores.join(', ')})`);
}
for (const [id, title] of Object.entries(audits)) {
  const values = reports.map(report => report.audits[id].numericValue);
  console.log(`${title}: ${Math.round(median(values) * 1000) / 1000}`);
}
const faults = reports.flatMap(report =>
  Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => id),
  ),
);
if (faults.length > 0) console.log(`Below par: ${[...new Set(faults)].join(', ')}`);

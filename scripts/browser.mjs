import { existsSync } from 'node:fs';
import path from 'node:path';
import { packagedBrowser } from './packaged-browser.mjs';
import { quietly, StepError } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the tests: an installed one, else one that can be had here. Throws a sentence if none can. */
export async function findBrowser() {
  const installed = await installedBrowser();
  if (installed) return installed;
  const failures = [];
  for (const get of [fromDebian, packagedBrowser]) {
    try {
      const browser = await get();
      if (browser && (await starts(browser))) return browser;
    } catch (error) {
      failures.push(error.message);
    }
  }
  throw new StepError(
    [
      'No Chromium or Chrome was found, and none could be had. Install one, or name it in CHROME_PATH.',
      ...failures,
    ].join('\n'),
  );
}

async function installedBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap(name => folders.map(folder => path.join(folder, name)));
  for (const candidate of [...onPath, ...places, await ofPlaywright()].filter(existsSync)) {
    if (await starts(candidate)) return candidate;
  }
  return undefined;
}

/** The one that `npx playwright install` puts into the home folder. */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** A name on the path may be no more than a hint to install something. */
async function starts(browser) {
  const version = await quietly('', browser, ['--version']).catch(() => '');
  return /\d+\.\d+/.test(version);
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await quietly('The list of packages could not be brought up to date.', 'apt-get', ['update'], env);
  await quietly('Chromium could not be installed.', 'apt-get', ['install', '-y', 'chromium'], env);
  return '/usr/bin/chromium';
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { browserTestsOf, changedSince } from './changed-tests.mjs';
import { prepare } from './prepare.mjs';
import { project, readJson } from './project.mjs';
import { outputOf, show } from './run.mjs';

/**
 * Every suite answers how many of its tests passed, failed and were skipped, what is to be said of the failed, how long each
 * took, and which passed at the second try only. What stands in one place runs beside each other: the checks beside the
 * build that the browser's tests need, and the unit tests in the moments in which a browser waits. The components have the
 * machine to themselves: theirs are keys and pointers, of which a machine that is busy makes others.
 */
export const suites = [
  { check: () => check(), build: () => prepare() },
  { components },
  { browser, unit: args => unit(args, { niceness: behind }) },
];

/** While one works: what is wrong most often, in the time one waits for it. */
export const quickSuites = [
  { check: () => check(['check:types', 'check:lint']) },
  { unit: () => unit(quickTests) },
];

/** All that needs neither server nor browser, and one capability of the server: that it starts, and asks its database. */
const quickTests = ['src/domain', 'src/contract', 'src/web', 'src/server/members'];

/** What the changes since a commit touch; a landing runs everything. */
export const changedSuites = [
  { check: () => check(), build: () => prepare() },
  { components: ([commit = 'main']) => components(changedFiles(commit)) },
  {
    browser: ([commit = 'main']) => browserOf(browserTestsOf(changedSince(commit))),
    unit: ([commit = 'main']) => unit(changedFiles(commit), { niceness: behind }),
  },
];

/** Vitest finds out what imports what has changed. */
const changedFiles = commit => ['--changed', commit, '--passWithNoTests'];

const browserOf = places => (places?.length === 0 ? Promise.resolve({}) : browser(places ?? []));

/** Each night: what is walked at random goes far, and what is left out for speed is asked. */
export const deepSuites = [
  { unit: () => unit(deepTests, { env: { GARBAGE_TIMES: '20', STALE_READS: 'all' } }) },
];

const deepTests = ['src/server/garbage.test.ts', 'src/server/stale-reads.test.ts'];

/** Of the system's 19: what runs so has mostly what the others leave, and is never starved. */
const behind = 5;

/** Types, lint, format, dead code: each counts as one. All at once, as each leaves a core idle for a while. */
async function check(names = allChecks()) {
  const failures = [];
  const checks = names.map(async name => {
    const { code, output } = await outputOf('npm', ['run', '--silent', name]);
    console.log(`${output}${code === 0 ? '✓' : '✗'} ${name}`);
    if (code !== 0) failures.push(name);
  });
  await Promise.all(checks);
  return { passed: names.length - failures.length, failed: failures.length, skipped: 0, failures };
}

const allChecks = () =>
  Object.keys(readJson('package.json').scripts).filter(name => name.startsWith('check:'));

const unit = (args, how) => vitest('unit', args, how);

/** What of the screens needs a browser, and no server. */
async function components(args) {
  return vitest('components', args, { env: { CHROME_PATH: await findBrowser() } });
}

/** One project of vitest.config.ts. */
async function vitest(project, args, { env, niceness } = {}) {
  return withReport(async report => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    const all = ['run', '--project', project, ...reporters, ...args];
    const code = await show(bin('vitest'), all, env, niceness);
    return countUnit(readReport(report), code);
  });
}

/** A file that could not be loaded has failed, though none of its tests was even counted. */
function countUnit(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return atLeastOneFailed(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped,
      failures: report.testResults.flatMap(failuresOfFile),
      times: report.testResults.flatMap(timesOfFile),
    },
    code,
  );
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(project, name);
  const failed = assertionResults.filter(test => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [failure(file, message)];
  return failed.map(({ fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages[0]));
}

const timesOfFile = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration = 0 }) => ({
    name: `${path.relative(project, name)}: ${fullName}`,
    seconds: duration / 1000,
  }));

async function browser(args) {
  await prepare();
  const CHROME_PATH = await findBrowser();
  return withReport(async report => {
    const env = { CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await show(bin('playwright'), ['test', '--reporter=list,json', ...args], env);
    return countBrowser(readReport(report), code);
  });
}

/** A test that passed when it was tried again has passed, and is named. */
function countBrowser(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOfSuite);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(spec => failure(nameOf(spec), spec.tests[0]?.results.at(-1)?.error?.message));
  const atSecondTry = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf);
  const counts = { passed: expected + flaky, failed: unexpected, skipped };
  const times = specs.map(spec => ({ name: nameOf(spec), seconds: secondsOf(spec) }));
  return atLeastOneFailed({ ...counts, failures, atSecondTry, times }, code);
}

const specsOfSuite = ({ suites: within = [], specs }) => [...specs, ...within.flatMap(specsOfSuite)];

const secondsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);

const nameOf = ({ file, title }) => `${file}: ${title}`;

/** The name of what failed, and the beginning of why. */
function failure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim());
  return [name, ...lines.slice(0, linesOfFailure)].join('\n    ');
}

const linesOfFailure = 6;

/** What went wrong outside of any test, such as no tests at all, is a failure too. */
function atLeastOneFailed(result, code) {
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

async function withReport(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fellowship-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const bin = name => path.join(project, 'node_modules/.bin', name);

const readReport = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

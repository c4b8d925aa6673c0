import { install } from './prepare.mjs';
import { checkNode, project } from './project.mjs';
import { endOnSignals, StepError } from './run.mjs';
import { changedSuites, deepSuites, quickSuites, suites } from './test-suites.mjs';
import { sayTimes } from './test-times.mjs';

/**
 * `npm test` runs everything; `npm test -- quick` what is wrong most often; `npm test -- changed` what the changes since the
 * commit on `main` touch; `npm test -- deep` the random walks, far; `npm test -- unit src/domain` one suite (check, components,
 * unit or browser), or part of it.
 */
const [only, ...args] = process.argv.slice(2);

checkNode();
process.chdir(project);
endOnSignals();
const results = await runSuites();
const total = key => results.reduce((sum, result) => sum + result[key], 0);
const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
// Said once more at the end: a log that was cut off still tells what failed.
for (const result of results) {
  for (const failure of result.failures ?? []) console.log(`\n✗ ${result.name}: ${failure}`);
}
sayTimes(results);
console.log();
for (const result of results) if (hasTests(result)) console.log(`${result.name}: ${summary(result)}`);
const again = results.flatMap(({ atSecondTry = [] }) => atSecondTry);
if (again.length > 0) {
  console.log(`${passed} passed, ${failed} failed, ${again.length} at the second try: ${again.join(' | ')}`);
}
// The last line is read by programs.
console.log(summary({ passed, failed, skipped }));
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runSuites() {
  const installed = await attempt('install', () => install());
  if (installed.failed > 0) return [installed];
  const results = [];
  for (const beside of chosenSuites()) {
    const suites = Object.entries(beside);
    console.log(`\n— ${suites.map(([name]) => name).join(' and ')}`);
    results.push(...(await Promise.all(suites.map(([name, suite]) => attempt(name, () => suite(args))))));
  }
  return results;
}

/** One after the other, but for what runs beside each other. */
function chosenSuites() {
  const named = { quick: quickSuites, changed: changedSuites, deep: deepSuites }[only];
  if (named) return named;
  return only ? suites.filter(beside => only in beside).map(beside => ({ [only]: beside[only] })) : suites;
}

/** What keeps a suite from running at all counts as one failure, and the others still run. */
async function attempt(name, work) {
  const start = performance.now();
  const result = await work().catch(error => {
    console.log(error instanceof StepError ? error.message : error.stack);
    return { failed: 1 };
  });
  const seconds = (performance.now() - start) / 1000;
  return { name, passed: 0, failed: 0, skipped: 0, seconds, ...result };
}

function hasTests({ passed, failed, skipped }) {
  return passed + failed + skipped > 0;
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

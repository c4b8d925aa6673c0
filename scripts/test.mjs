import { install } from './prepare.mjs';
import { checkNode, project } from './project.mjs';
import { endOnSignals, StepError } from './run.mjs';
import { quickSuites, suites } from './test-suites.mjs';

/**
 * `npm test` runs everything; `npm test -- quick` what is wrong most often; `npm test -- unit src/domain` one suite (check,
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
console.log();
for (const result of results) console.log(`${result.name}: ${summary(result)}`);
const again = results.flatMap(({ atSecondTry = [] }) => atSecondTry);
if (again.length > 0) {
  console.log(`${passed} passed, ${failed} failed, ${again.length} at the second try: ${again.join(' | ')}`);
}
// The last line is read by programs.
console.log(summary({ passed, failed, skipped }));
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runSuites() {
  const installed = await attempt('install', () => install());
  if (installed) return [installed];
  const results = [];
  for (const [name, suite] of chosenSuites()) {
    console.log(`\n— ${name}`);
    results.push(await attempt(name, () => suite(args)));
  }
  return results;
}

function chosenSuites() {
  if (only === 'quick') return Object.entries(quickSuites);
  return Object.entries(suites).filter(([name]) => !only || name === only);
}

/** What keeps a suite from running at all counts as one failure, and the others still run. */
async function attempt(name, work) {
  try {
    const result = await work();
    return result && { name, ...result };
  } catch (error) {
    console.log(error instanceof StepError ? error.message : error.stack);
    return { name, passed: 0, failed: 1, skipped: 0 };
  }
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { checkNode, project } from './project.mjs';
import { endOnSignals, StepError } from './run.mjs';

/**
 * Prepares the clone and becomes the program: it runs in this process, so signals and the exit code are its
 * own and no second process can be left behind.
 */
export async function launch(program) {
  checkNode();
  process.chdir(project);
  endOnSignals();
  try {
    await prepare();
  } catch (error) {
    process.stderr.write(`${error instanceof StepError ? error.message : error.stack}\n`);
    process.exit(1);
  }
  await import(pathToFileURL(path.join(project, 'dist/server', program)).href);
}

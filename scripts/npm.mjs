import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quietly } from './run.mjs';

/** Runs npm in silence, the one that runs this script if there is one. `sentence` is said when it fails. */
export async function npm(sentence, ...args) {
  const own = process.env.npm_execpath ?? '';
  const isNpm = path.basename(own) === 'npm-cli.js';
  const home = borrowedHome();
  try {
    return await quietly(sentence, isNpm ? process.execPath : 'npm', isNpm ? [own, ...args] : args, home.env);
  } finally {
    home.giveBack();
  }
}

/** Where npm runs its scripts as another user, the home folder is still that of the first, and closed. */
function borrowedHome() {
  const cache = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  if (isWritable(cache)) return { env: {}, giveBack: () => undefined };
  const home = mkdtempSync(path.join(os.tmpdir(), 'fellowship-npm-'));
  return {
    env: {
      HOME: home,
      npm_config_cache: path.join(home, 'cache'),
      npm_config_userconfig: path.join(home, '.npmrc'),
    },
    giveBack: () => rmSync(home, { recursive: true, force: true }),
  };
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

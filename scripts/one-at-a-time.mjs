import {
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { project } from './project.mjs';

const lock = path.join(project, 'dist/.preparing');
/** The holder touches its lock each second; one untouched for so long is of a process that is gone. */
const staleMs = 15_000;

/** Lets one process at a time work on node_modules and dist; the others wait for it. */
export async function oneAtATime(work) {
  await take();
  const beat = setInterval(touch, 1_000);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

const release = () => rmSync(lock, { force: true });

async function take() {
  mkdirSync(path.dirname(lock), { recursive: true });
  let said = false;
  while (!create()) {
    if (removeStale()) continue;
    if (!said) console.log('Another start is preparing this folder. Waiting for it …');
    said = true;
    await sleep(200);
  }
}

function create() {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function touch() {
  const now = new Date();
  utimesSync(lock, now, now);
}

/** Moved away before it is removed, and looked at again: another process may have been quicker. */
function removeStale() {
  const moved = `${lock}.${process.pid}`;
  try {
    if (!isStale(lock)) return false;
    renameSync(lock, moved);
    if (isStale(moved)) rmSync(moved);
    else renameSync(moved, lock);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

function isStale(file) {
  const age = Date.now() - statSync(file).mtimeMs;
  const pid = Number(readFileSync(file, 'utf8'));
  // Just made, and the number is not in it yet.
  if (!pid) return age > staleMs;
  return age > staleMs || !isAlive(pid);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

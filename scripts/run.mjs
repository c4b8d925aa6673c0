import { spawn } from 'node:child_process';
import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { project } from './project.mjs';

/** A step that did not work; its message is for the person who started it. */
export class StepError extends Error {}

const running = new Set();
const lastLinesShown = 15;
/** Where in the tool it happened helps nobody here, and would push out what happened. */
const isNoise = line => /^(npm error)?\s+at \S/.test(line) || /^npm (notice|warn)/.test(line);

/** Runs a command to its end with its output on the screen, and answers its exit code. A nice one has what others leave. */
export function show(command, args, env = {}, niceness = 0) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, ['ignore', 'inherit', 'inherit'], env);
    if (niceness > 0 && child.pid !== undefined) os.setPriority(child.pid, niceness);
    child.on('error', reject);
    child.on('close', code => resolve(code ?? 1));
  });
}

/** Runs a command to its end and answers its exit code, and all it printed: for several at once. */
export function outputOf(command, args) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, ['ignore', 'pipe', 'pipe'], {});
    let output = '';
    const keep = part => {
      output += part;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command in silence. Should it fail, the sentence and the last of what it printed are the error. */
export function quietly(sentence, command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, ['ignore', 'pipe', 'pipe'], env);
    let output = '';
    const keep = part => {
      output = (output + part).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', error => reject(new StepError(`${sentence} ${error.message}`)));
    child.on('close', code => {
      if (code === 0) return resolve(output);
      const lines = stripVTControlCharacters(output)
        .split('\n')
        .filter(line => line.trim() && !isNoise(line));
      const last = lines.slice(-lastLinesShown);
      return reject(new StepError([`${sentence} The last it said:`, ...last].join('\n  ')));
    });
  });
}

function start(command, args, stdio, env) {
  const child = spawn(command, args, { cwd: project, stdio, env: { ...process.env, ...env } });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/**
 * Ctrl-C, or a polite kill, ends the steps under way and then this program, which counts as going well. A
 * program that listens for signals itself is left to end in its own order.
 */
export function endOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (process.listenerCount(signal) > 1) return;
      for (const child of running) child.kill('SIGTERM');
      process.exit(0);
    });
  }
}

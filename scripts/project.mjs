import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export const readJson = file => JSON.parse(readFileSync(path.join(project, file), 'utf8'));

/** Stops with a sentence where this version of Node.js is not one that package.json names. */
export function checkNode(version = process.versions.node) {
  const { engines } = readJson('package.json');
  if (engines.node.split('||').some(range => isWithin(version, range.trim()))) return;
  process.stderr.write(
    `Fellowship needs Node.js 20.19 or later, 22.12 or later, or 24 and above. This is ${version}.\n` +
      'Install Node.js 24 from https://nodejs.org and start again.\n',
  );
  process.exit(1);
}

/** Knows the two forms in use: `^20.19` (that major version) and `>=24`. */
function isWithin(version, range) {
  const [major, minor] = version.split('.').map(Number);
  const [least, leastMinor = 0] = range.replace(/^\D+/, '').split('.').map(Number);
  if (range.startsWith('^')) return major === least && minor >= leastMinor;
  return major > least || (major === least && minor >= leastMinor);
}

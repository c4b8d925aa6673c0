import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { project, readJson } from './project.mjs';

const inProject = name => path.join(project, name);

/** What the built app is made from. */
const sources = [
  'src',
  'build',
  'demo',
  'bench',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const configs = ['vite.config.ts', 'vite.first-view.config.ts', 'vite.server.config.ts'];

const installStamp = inProject('node_modules/.fellowship-install');
const buildStamp = inProject('dist/.built-from');

/** Installs the packages, unless those of package-lock.json are there. */
export async function install() {
  if (!isInstalled()) await oneAtATime(() => isInstalled() || installNow());
}

/** Installs and builds as far as something is missing or has changed. */
export async function prepare() {
  await install();
  if (!isBuilt()) await oneAtATime(() => isBuilt() || buildNow());
}

function isInstalled() {
  if (readText(installStamp) === hashOf(inProject('package-lock.json'))) return true;
  // Somebody may have run npm by hand; it keeps a list of what it installed.
  if (!existsSync(inProject('node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([folder, { version, optional }]) => !folder || optional || installed[folder]?.version === version,
  );
}

/** No package needs its install script here, and npm blocks them more and more. */
async function installNow() {
  console.log('Installing the packages. The first time this takes a minute or two …');
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  await npm('The packages could not be installed. Is there a connection to the network?', 'ci', ...flags);
  writeFileSync(installStamp, hashOf(inProject('package-lock.json')));
}

function isBuilt() {
  return existsSync(inProject('dist/server/main.js')) && readText(buildStamp) === hashOfSources();
}

async function buildNow() {
  console.log('Building …');
  const builtFrom = hashOfSources();
  rmSync(buildStamp, { force: true });
  await npm('The app could not be built.', 'run', '--silent', 'build');
  writeFileSync(buildStamp, builtFrom);
}

/** By content: times change with every checkout. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of [...sources, ...configs].flatMap(name => filesIn(inProject(name)))) {
    hash
      .update(`${path.relative(project, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found || /\.test\.tsx?$/.test(place)) return [];
  if (!found.isDirectory()) return [place];
  const names = readdirSync(place).toSorted();
  return names.flatMap(name => filesIn(path.join(place, name)));
}

const hashOf = file => createHash('sha256').update(readFileSync(file)).digest('hex');

const readText = file => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

import { execFileSync } from 'node:child_process';
import { project } from './project.mjs';

const git = (...args) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\n');

/** The files that are another than in a commit, with those that are not committed. */
export function changedSince(commit) {
  const base = git('merge-base', commit, 'HEAD')[0];
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter(Boolean);
}

/** What the folders of `e2e/` tell of, by the folders of `src/web`, `src/server`, `src/domain` and `src/contract`. */
const capabilities = {
  accounts: words('accounts fellowship groups member-imports members membership notes passkeys profile'),
  challenges: words('challenges leaderboard'),
  'check-ins': words('check-ins'),
  conversations: words('attachments conversations live mail notices'),
  feed: words('feed'),
  measures: words('measures loads'),
  programs: words(
    'assignments attention day-templates exercises paths prescriptions program-files program-reader programs shorthand',
  ),
  reading: words('health-habits nutrition promotions public-pages recipes'),
  training: words(
    'completions daily-workouts dashboard progress records strength tested-maxes training training-days training-maxes',
  ),
  'training-sessions': words('training-sessions'),
};

function words(text) {
  return text.split(' ');
}

/** What the browser is to be asked: files and folders of `e2e/`; null for all, as of something that many stand on. */
export function browserTestsOf(files) {
  const places = files.filter(isSeen).map(placeOf);
  return places.includes(null) ? null : [...new Set(places)];
}

/** Tests of other suites, and documents, are no part of what a browser sees. */
const isSeen = file =>
  /^(src|e2e|build|demo|index\.html|package-lock\.json|vite\.|playwright\.)/.test(file) &&
  !/\.(test|twin)\.tsx?$/.test(file);

function placeOf(file) {
  const [root, second = '', third = ''] = file.split('/');
  if (root === 'e2e') return file.endsWith('.spec.ts') ? file : inFolder(second);
  const capability = third.replace(/\.ts$/, '');
  const found = Object.keys(capabilities).find(folder => capabilities[folder].includes(capability));
  return root === 'src' && found ? `e2e/${found}/` : null;
}

/** What all are written with stands in `e2e/page` and `e2e/fellowship`. */
const inFolder = folder => (folder in capabilities ? `e2e/${folder}/` : null);

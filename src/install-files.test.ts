import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getReadiness } from '#contract/health.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { readSettings } from '#server/settings/settings.ts';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** Instructions of a Dockerfile: comments left out, lines that go on joined. */
const instructionsOf = (text: string) =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap(line => {
      const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
      return name === '' ? [] : [{ name, rest }];
    });

const all = instructionsOf(textOf('Dockerfile'));
const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
const restsOf = (instructions: typeof all, name: string) =>
  instructions.filter(one => one.name === name).map(({ rest }) => rest);

/** What the build context holds by .dockerignore, which leaves out all but what it names. */
const context = textOf('.dockerignore')
  .split('\n')
  .filter(line => line.startsWith('!'))
  .map(line => line.slice(1));

describe('the image', () => {
  it('is made of one base, of a version that is named whole', () => {
    const bases = restsOf(all, 'FROM').map(rest => rest.split(' ')[0]);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-\w+-slim$/);
  });

  it('fetches the packages before the sources are copied, so that a change of ours fetches none', () => {
    const steps = all.map(({ name, rest }) => `${name} ${rest}`);
    const at = (step: RegExp) => steps.findIndex(one => step.test(one));
    expect(at(/^COPY package\.json package-lock\.json/)).toBeGreaterThan(0);
    expect(at(/^RUN npm ci/)).toBeGreaterThan(at(/^COPY package\.json/));
    expect(at(/^COPY \. /)).toBeGreaterThan(at(/^RUN npm ci/));
  });

  it('adds nothing from elsewhere, and installs nothing in what is kept', () => {
    expect(restsOf(all, 'ADD')).toEqual([]);
    expect(restsOf(last, 'RUN').join(' ')).not.toMatch(/npm (ci|install|run)|apt-get|curl|wget/);
    for (const copied of restsOf(last, 'COPY'))
      expect(copied).toMatch(/^--from=build \/fellowship\/\S+ \.\//);
  });

  it('runs as a user who is not root, and says whether it is ready', () => {
    expect(restsOf(last, 'USER')).toEqual(['node']);
    const kinds = last.map(({ name }) => name);
    expect(kinds.lastIndexOf('USER')).toBeGreaterThan(kinds.lastIndexOf('RUN'));
    expect(restsOf(last, 'HEALTHCHECK')[0]).toContain(getReadiness.path);
    expect(restsOf(last, 'CMD')).toEqual(['["node", "dist/server/main.js"]']);
  });

  it('holds each folder that the built server reads', () => {
    const files = readdirSync(path.join(projectRoot, 'src/server'), { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter(file => file.endsWith('.ts') && !file.includes('test'))
      .map(file => textOf(`src/server/${file}`));
    const read = sources.flatMap(text => [...text.matchAll(/join\(projectRoot, '([^']+)'\)/g)]);
    const copied = restsOf(last, 'COPY').map(rest => rest.split(' ').at(-1)?.slice(2) ?? '');
    expect(read.length).toBeGreaterThan(3);
    for (const [, place = ''] of read)
      expect([place, copied.some(folder => place.startsWith(folder))]).toEqual([place, true]);
  });

  it('is built from what the build needs, and of nothing else', () => {
    const configs = readdirSync(projectRoot).filter(file =>
      /^vite\.(?!config\.d).*config\.ts$|^vite\.config\.ts$/.test(file),
    );
    for (const file of [...configs, 'src', 'build', 'index.html', 'package-lock.json'])
      expect(context).toContain(file);
    for (const file of context)
      expect([file, existsSync(path.join(projectRoot, file))]).toEqual([file, true]);
    for (const secret of ['data', 'secrets', '.env', '.git', 'node_modules'])
      expect(context).not.toContain(secret);
  });
});

const compose = textOf('compose.yaml');
const unit = textOf('deploy/systemd/fellowship.service');

describe('the containers', () => {
  it('are of versions that are named', () => {
    const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image);
    expect(images).toHaveLength(3);
    for (const image of images.filter(name => name !== 'fellowship'))
      expect(image).toMatch(/:\d+\.\d+(\.\d+)?-\w+$/);
  });

  it('mount files that are there, and name secrets that are declared', () => {
    const mounted = [...compose.matchAll(/- (\.\/[\w./-]+):/g)].map(([, file = '']) => file);
    expect(mounted).toHaveLength(2);
    for (const file of mounted)
      expect([file, existsSync(path.join(projectRoot, file))]).toEqual([file, true]);
    const named = [...compose.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name]) => name);
    for (const name of named) expect(compose).toMatch(new RegExp(`^ +(# +)?${name}:$`, 'm'));
  });

  it('are given settings that the server takes', () => {
    const [, block = ''] =
      /environment:\n((?: {6}.*\n)+)/.exec(compose.slice(compose.indexOf('  app:'))) ?? [];
    const given = [...block.matchAll(/^ +(?:# )?([A-Z][A-Z_]+): (.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    );
    expect(given.length).toBeGreaterThan(5);
    const readme = textOf('README.md');
    for (const [name = ''] of given) expect(readme).toContain(`\`${name.replace(/_FILE$/, '')}\``);
    const settings = readSettings({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://train.example.com',
      TRUST_PROXY: '1',
    });
    expect(settings.trustProxy).toBe(1);
  });

  it('get passwords that nobody knows, once', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const script = 'deploy/container/make-secrets.sh';
    await mkdir(path.join(folder, 'deploy/container'), { recursive: true });
    await copyFile(path.join(projectRoot, script), path.join(folder, script));
    const make = () => promisify(execFile)('sh', [path.join(folder, script)]);
    await make();
    const secret = (name: string) => readFile(path.join(folder, 'secrets', name), 'utf8');
    const [password, ofAdministrator] = [
      await secret('database_password'),
      await secret('postgres_password'),
    ];
    expect(password).toMatch(/^[0-9a-f]{48}$/);
    expect(ofAdministrator).toMatch(/^[0-9a-f]{48}$/);
    expect(ofAdministrator).not.toBe(password);
    const DATABASE_URL_FILE = path.join(folder, 'secrets/database_url');
    expect(readSettings({ DATABASE_URL_FILE }).databaseUrl).toBe(
      `postgresql://fellowship:${password}@database:5432/fellowship`,
    );
    expect((await stat(path.join(folder, 'secrets'))).mode & 0o777).toBe(0o700);
    await expect(make()).rejects.toThrow(/already/);
    expect(await secret('database_password')).toBe(password);
  });
});

describe('the service', () => {
  it('gives the server the time that a stop takes, and tells it alone', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(8);
    expect(unit).toMatch(/^KillMode=mixed$/m);
    expect(unit).toMatch(/^Restart=always$/m);
  });

  it('keeps data where its commands look for them, and the socket where they find it', () => {
    expect(unit).toMatch(/^StateDirectory=fellowship-data$/m);
    expect(unit).toContain('DATA_DIR=%S/fellowship-data');
    expect(textOf('deploy/systemd/fellowship')).toContain('DATA_DIR=/var/lib/fellowship-data');
    expect(unit).toMatch(/^Environment=TMPDIR=%t\/fellowship$/m);
  });

  it('may write nowhere else, and gain nothing', () => {
    for (const line of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=',
    ])
      expect(unit.split('\n')).toContain(line);
  });
});

it('every program that documents and units name is one that is built', () => {
  const built = textOf('vite.server.config.ts');
  const texts = [textOf('Dockerfile'), unit, textOf('docs/install.md')].join('\n');
  const named = [...texts.matchAll(/(?<!rm -rf.*)dist\/server\/(\w+)\.js/g)].map(([, name]) => name);
  expect(new Set(named).size).toBeGreaterThan(3);
  for (const name of new Set(named)) expect(built).toMatch(new RegExp(`^ +'?${name}'?: '`, 'm'));
});

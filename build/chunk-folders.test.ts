import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';
import {
  circles,
  entries,
  exceptions,
  folders,
  icons,
  notEverywhere,
  packages,
  ruleOfFile,
} from './chunk-folders.ts';
import { modulesKept } from './service-worker.ts';

const missing = (names: readonly string[], placesOf: (name: string) => string[]): string[] =>
  names.filter(name => !placesOf(name).some(place => existsSync(path.join(projectRoot, place))));

const inSource = (file: string) => [`src/${file}`];
const ofFolder = (name: string) =>
  name.startsWith('contract/') ? [`src/${name}.ts`, `src/${name}`] : [`src/${name}`];
const all = (of: Readonly<Record<string, readonly string[]>>) => Object.values(of).flat();

describe('whatever the chunks are told by is there: a rename is no silent change of what a page fetches', () => {
  it('folders, and capabilities of the contract', () => {
    expect(missing(Object.keys(folders), ofFolder)).toEqual([]);
    expect(missing([...all(circles), ...notEverywhere], inSource)).toEqual([]);
  });

  it('modules that pages begin with, and those that are kept on a device', () => {
    const { areas, borrowers, ...others } = entries;
    expect(missing([...Object.values(areas), ...borrowers, ...Object.values(others)], inSource)).toEqual([]);
    expect(missing(all(modulesKept), file => [file])).toEqual([]);
  });

  it('packages, and icons', () => {
    expect(missing(all(packages), name => [`node_modules/${name}`])).toEqual([]);
    expect(missing(all(icons), name => [`node_modules/lucide-react/dist/esm/icons/${name}.mjs`])).toEqual([]);
  });
});

describe('modules that go elsewhere than their folder', () => {
  it('are few: a module that needs another chunk moves to a folder that says so', () => {
    expect(Object.keys(exceptions).length).toBeLessThanOrEqual(15);
  });

  it.each(Object.entries(exceptions))(
    '%s is there, says why, and does go elsewhere',
    (file, { why, ...rule }) => {
      expect(missing([file], inSource)).toEqual([]);
      expect(why).toMatch(/^[A-Z].{20,}\.$/);
      expect(ruleOfFile(file.replace(/[^/]+$/, 'a-neighbour.ts'))).not.toEqual(rule);
    },
  );
});

describe('the nearest folder decides', () => {
  it.each([
    ['web/outbox/queue/flush.ts', { shown: 'training' }],
    ['web/outbox/files/store/file-store.ts', { opened: 'attachments' }],
    ['web/outbox/files/sending/send-file.ts', { always: 'pieces' }],
    ['web/outbox/check-ins/has-earlier.ts', {}],
    ['contract/challenges.ts', { shown: 'challenges' }],
    ['contract/members/many.ts', { shown: 'people' }],
    ['contract/members/groups.ts', {}],
    ['web/shell/App.tsx', {}],
  ])('%s', (file, rule) => {
    expect(ruleOfFile(file)).toEqual(rule);
  });
});

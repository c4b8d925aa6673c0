import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';

const at = (file: string) => path.join(projectRoot, file);
const files = ['src', 'build', 'e2e'].flatMap(root =>
  readdirSync(at(root), { recursive: true, encoding: 'utf8' }).map(file => `${root}/${file}`),
);
const readmes = files
  .filter(file => path.basename(file) === 'README.md')
  .map(file => ({ folder: path.dirname(file), lines: readFileSync(at(file), 'utf8').trimEnd().split('\n') }));
const decides = readmes.flatMap(({ folder, lines }) => {
  const from = lines.indexOf('Decides:');
  return from === -1 ? [] : lines.slice(from + 1).flatMap(line => (line === '' ? [] : { folder, line }));
});

/** What a text names in backticks that is a path, a folder or a file. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@.*-]+(?:\/[\w@.*-]*)*)`/g)]
    .map(([, name = '']) => name)
    .filter(name => /\/|\.(tsx?|mjs|sql|css)$/.test(name) && !/^\d|^(GET|POST)/.test(name))
    .map(name => name.replace(/\/$/, ''));

/** Where a name leads: from its folder or a room of it, from src, or from the project. */
function placeOf(name: string, folder: string): string | undefined {
  const exact = [`${folder}/${name}`, `src/${name}`, name].find(place => existsSync(at(place)));
  if (exact) return exact;
  const pattern = new RegExp(`/${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return (
    files.find(file => file.startsWith(`${folder}/`) && pattern.test(file)) ??
    files.find(file => pattern.test(file))
  );
}

describe('a README tells a newcomer what its folder decides', () => {
  it('there is one in every folder of a kind that decides something', () => {
    expect(readmes.length).toBeGreaterThan(60);
  });

  it.each(readmes)('$folder: what it is, in 3 to 18 lines', ({ folder, lines }) => {
    expect(lines[0]).toBe(`# ${path.basename(folder)}`);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(18);
  });

  it.each(decides)('$folder decides $line', ({ folder, line }) => {
    expect(line).toMatch(/^- .+\? /);
    const named = namedIn(line);
    expect(named.filter(name => placeOf(name, folder) === undefined)).toEqual([]);
    expect(
      named.some(name => placeOf(name, folder)?.startsWith(`${folder}/`) || placeOf(name, folder) === folder),
    ).toBe(true);
  });
});

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(at('ARCHITECTURE.md'), 'utf8');

  it('is a page that is read at once: 8 kB at most', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_000);
  });

  it('names files that there are', () => {
    const named = namedIn(text).filter(name => !name.includes('<'));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(name => placeOf(name, 'src') === undefined)).toEqual([]);
  });
});

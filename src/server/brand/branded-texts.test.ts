import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { standardBrand } from '#standard-brand.ts';
import { type BrandedText, type BrandedTexts, brandedTexts } from './branded-texts.ts';

const stone = { ...standardBrand, name: 'Stone & Sons', motto: '</script><script>alert(1)</script>' };

let webFolder: string;
let drawn: string[];
let texts: BrandedTexts;

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(os.tmpdir(), 'branded-'));
  await mkdir(path.join(webFolder, '.vite'));
  const page = '<html><head><title></title></head><body><div id="root"></div></body></html>';
  await writeFile(path.join(webFolder, 'index.html'), page);
  await writeFile(path.join(webFolder, 'service-worker.js'), 'work(FELLOWSHIP_SERVED)');
  await writeFile(path.join(webFolder, '.vite/public-pages.json'), '{"script":"/a.js"}');
});
beforeEach(() => {
  drawn = [];
  texts = brandedTexts(webFolder, async (name, brand, built) => {
    drawn.push(name);
    return `the ${name} of ${brand.name} with ${JSON.stringify(built)}`;
  });
});
afterAll(() => rm(webFolder, { recursive: true }));

const textOf = async (name: BrandedText, brand = standardBrand) =>
  (await texts(name, brand)).bodies.plain.toString();

it('a page is drawn with what the build made for it, once for a brand, however it is asked for', async () => {
  const landing = 'the landing of Fellowship with {"script":"/a.js"}';
  expect(await Promise.all([textOf('landing'), textOf('landing', { ...standardBrand })])).toEqual([
    landing,
    landing,
  ]);
  expect(await textOf('subscribe')).toContain('the subscribe of Fellowship');
  expect(drawn).toEqual(['landing', 'subscribe']);
});

it('new words are in the next answer', async () => {
  const before = await texts('landing', standardBrand);
  const after = await texts('landing', stone);
  expect(after.bodies.plain.toString()).toContain('the landing of Stone & Sons');
  expect(after.etag).not.toBe(before.etag);
});

it('what could not be drawn is drawn again for the next who asks', async () => {
  let isBroken = true;
  texts = brandedTexts(webFolder, async () => {
    if (isBroken) throw new Error('Not there yet');
    return 'drawn';
  });
  await expect(textOf('landing')).rejects.toThrow('Not there yet');
  isBroken = false;
  expect(await textOf('landing')).toBe('drawn');
});

it('the shell has the name where it is seen, and all of the brand as data that nothing in it can break out of', async () => {
  const shell = await textOf('app-shell', stone);
  expect(shell).toContain('<title>Stone &amp; Sons</title>');
  expect(shell).toContain('<meta name="apple-mobile-web-app-title" content="Stone &amp; Sons">');
  expect(shell).toContain('--brand-light-accent:#7c4e17;');
  expect(shell).not.toContain('<script>alert');
  const [, json = ''] = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(shell) ?? [];
  expect(JSON.parse(json)).toEqual(stone);
});

it('the worker is another when the words are, as it keeps them, and else the same', async () => {
  const first = await textOf('service-worker');
  expect(first).toMatch(/^const FELLOWSHIP_SERVED = '[\w-]{12}';\nwork\(FELLOWSHIP_SERVED\)$/);
  const other = await textOf('service-worker', stone);
  expect(other).not.toBe(first);
  expect(await textOf('service-worker')).toBe(first);
});

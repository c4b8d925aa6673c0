import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '#brand.ts';
import { type PackedText, packText } from '#server/http/packing/packed-text.ts';
import { withBrand } from './brand-in-document.ts';

/**
 * The texts drawn by the screens: the pages that are the same for everyone, the one for no signal, and the manifest.
 */
type Drawn = 'landing' | 'subscribe' | 'not-found' | 'offline' | 'manifest';

/** The web app's own (`drawForBrand` in `web/features/public-pages`): it is built apart from the server, which is given it. */
export type DrawForBrand = (name: Drawn, brand: Brand, built: unknown) => Promise<string>;

/** All that has the brand's words in it and nobody's data. */
export type BrandedText = Drawn | 'app-shell' | 'service-worker';

export type BrandedTexts = (name: BrandedText, brand: Brand) => Promise<PackedText>;

const html = 'text/html; charset=utf-8';
const types: Partial<Record<BrandedText, string>> = {
  manifest: 'application/manifest+json; charset=utf-8',
  'service-worker': 'text/javascript; charset=utf-8',
};

/** The texts that the service worker caches. */
const cachedTexts = ['app-shell', 'offline', 'manifest'] as const;

/** Makes each text when it is first asked for, and once for a brand. */
export function brandedTexts(webFolder: string, drawForBrand: DrawForBrand): BrandedTexts {
  const read = (file: string) => readFile(path.join(webFolder, file), 'utf8');
  let made = { of: '', texts: new Map<BrandedText, Promise<PackedText>>() };

  async function make(name: BrandedText, brand: Brand): Promise<string> {
    if (name === 'app-shell') return withBrand(await read('index.html'), brand);
    if (name === 'service-worker') return worker(await read('service-worker.js'), brand);
    return drawForBrand(name, brand, JSON.parse(await read('.vite/public-pages.json')) as unknown);
  }

  /**
   * A browser takes a worker for a new one when its text is another, and the new one fetches its cached files again.
   */
  async function worker(script: string, brand: Brand): Promise<string> {
    const tags = await Promise.all(cachedTexts.map(async name => (await textOf(name, brand)).etag));
    const revision = createHash('sha256').update(tags.join()).digest('base64url').slice(0, 12);
    return `const FELLOWSHIP_SERVED = '${revision}';\n${script}`;
  }

  function textOf(name: BrandedText, brand: Brand): Promise<PackedText> {
    const words = JSON.stringify(brand);
    if (made.of !== words) made = { of: words, texts: new Map() };
    const { texts } = made;
    const known = texts.get(name);
    if (known) return known;
    const text = make(name, brand).then(it => packText(it, types[name] ?? html));
    texts.set(name, text);
    // A failed text is tried again.
    text.catch(() => texts.delete(name));
    return text;
  }
  return textOf;
}

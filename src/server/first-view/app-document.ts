import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '#brand.ts';
import { withBrand } from '#server/brand/brand-in-document.ts';
import { dataScript } from '#server/http/html-text.ts';
import type { DrawnView } from './first-view.ts';
import { pageStyle } from './page-style.ts';

type Filling = {
  page: string;
  brand: Brand;
  /** The one that is shown; undefined on a page without sections. */
  section: string | undefined;
  user: unknown;
  density: string | undefined;
  view: DrawnView | undefined;
};

/** The scripts that a page, and each of its sections, needs besides the document's own. */
type ScreenFiles = Partial<Record<string, readonly string[]>>;

/** The app's one document, filled for somebody. */
export async function appDocument(webFolder: string) {
  const empty = (await readFile(path.join(webFolder, 'index.html'), 'utf8')).replaceAll(
    '<link rel="modulepreload" ',
    '<link rel="modulepreload" data-under ',
  );
  const screenFiles = await readScreenFiles(webFolder);
  const styleFor = await pageStyle(webFolder);
  const filled = ({ page, brand, section, user, density, view }: Filling): string => {
    const files = (section !== undefined && screenFiles[`${page}/${section}`]) || screenFiles[page] || [];
    const area = section === undefined ? [] : (screenFiles[page] ?? []);
    const head = [
      ...new Set([...area, ...files].map(file => `<link rel="modulepreload" crossorigin href="${file}">`)),
      dataScript('user', user),
      ...(view ? [dataScript('answers', view.answers)] : []),
    ];
    const titled = view ? empty.replace('<title></title>', () => `<title>${view.title}</title>`) : empty;
    const whole = withBrand(titled, brand).replace('</head>', () => `${head.join('')}</head>`);
    const laidOut = density ? whole.replace('<html', () => `<html data-density="${density}"`) : whole;
    if (!view || section === undefined) return laidOut;
    const style = styleFor(view.html);
    return laidOut
      .replace('<html', () => `<html data-drawn="${section}"${marksOf(view.html)}`)
      .replaceAll('<link rel="modulepreload" ', '<link data-then="modulepreload" ')
      .replace(appScript, (_script, address: string) => startOf(address))
      .replace(sheet, (link, address: string) => (style === null ? link : stylesOf(style, address)))
      .replace(emptyRoot, () => `<div id="root" data-section="${section}">${view.html}</div>`);
  };
  const hasSection = (page: string, section: string): boolean => `${page}/${section}` in screenFiles;
  return { filled, hasSection };
}

/** The marks of the drawn page for its root, as the app then sets them (`useOnRoot`). */
const marksOf = (drawn: string): string =>
  (drawn.includes(' data-bottom-bar=') ? ' data-with-bar' : '') +
  (drawn.includes(' data-full-screen=') ? ' data-with-full-screen' : '');

async function readScreenFiles(webFolder: string): Promise<ScreenFiles> {
  try {
    return JSON.parse(await readFile(path.join(webFolder, '.vite/screen-files.json'), 'utf8')) as ScreenFiles;
  } catch {
    return {};
  }
}

const sheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** The page is painted by its own rules; the whole sheet comes after that, and the app lets it hold. */
const stylesOf = (style: string, address: string): string =>
  `<style>${style}</style><link data-then="stylesheet" crossorigin href="${address}" media="print" id="whole-style">`;

const appScript = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/** Scripts that the page is not painted with are fetched once it is painted (`start-after-paint.ts`). */
const startOf = (address: string): string =>
  `<link data-then="modulepreload" crossorigin href="${address}" data-start>`;

const emptyRoot = '<div id="root"></div>';

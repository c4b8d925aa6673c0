import { type Brand, brandColours } from '#brand.ts';
import { dataScript, escapeHtml } from '#server/http/html-text.ts';

/** The app's document with the brand's name and colours in its head, and all of it as data for the screens. */
export const withBrand = (document: string, brand: Brand): string =>
  document
    .replace('<title></title>', () => `<title>${escapeHtml(brand.name)}</title>`)
    .replace('</head>', () => `${brandHead(brand)}</head>`);

const brandHead = (brand: Brand): string =>
  [
    `<meta name="description" content="${escapeHtml(brand.tagline)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(brand.name)}">`,
    `<style id="brand-colours">${brandColours(brand)}</style>`,
    dataScript('brand', brand),
  ].join('');

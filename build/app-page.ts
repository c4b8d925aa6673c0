import type { Plugin } from 'vite';
import { withBrand } from '../src/server/brand/brand-in-document.ts';
import { standardBrand } from '../src/standard-brand.ts';
import { earlyInputScript } from '../src/web/first-view/early-input.ts';
import { startScript } from '../src/web/first-view/start-after-paint.ts';
import { themeScript } from '../src/web/ui/look/theme-before-paint.ts';

/** The theme's class before the first paint, what is done before the app is there, and its start. */
export function appPage(): Plugin {
  return {
    name: 'fellowship-page',
    transformIndexHtml: (html, { server }) => ({
      // The development server sends the page itself; otherwise ours puts the brand in.
      html: server ? withBrand(html, standardBrand) : html,
      tags: [
        { tag: 'script', children: themeScript, injectTo: 'head-prepend' },
        { tag: 'script', children: earlyInputScript, injectTo: 'head-prepend' },
        { tag: 'script', children: startScript, injectTo: 'head-prepend' },
      ],
    }),
  };
}

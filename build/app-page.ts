import type { Plugin } from 'vite';
import { brand } from '../src/brand.ts';
import { earlyInputScript } from '../src/web/shell/early-input.ts';
import { startScript } from '../src/web/shell/start-after-paint.ts';
import { themeScript } from '../src/web/ui/look/theme-before-paint.ts';

/** The brand's name, the theme's class before the first paint, what is done before the app is there, and its start. */
export function appPage(): Plugin {
  return {
    name: 'fellowship-page',
    transformIndexHtml: html => ({
      html: html.replace('<title>Fellowship</title>', `<title>${brand.name}</title>`),
      tags: [
        { tag: 'script', children: themeScript, injectTo: 'head-prepend' },
        { tag: 'script', children: earlyInputScript, injectTo: 'head-prepend' },
        { tag: 'script', children: startScript, injectTo: 'head-prepend' },
      ],
    }),
  };
}

import { brand, brandColours } from '#brand.ts';
import { offlineBody } from '#web/public-pages/offline-page.ts';
import { themeScript } from '#web/ui/look/theme-before-paint.ts';
import { headTags } from './head-tags.ts';

/** The page for no signal, as /offline.html; it needs nothing but the app's style. */
export const offlinePage = (css: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="dark light">
    <title>No signal · ${brand.name}</title>
    <script>${themeScript}</script>
    <link rel="stylesheet" href="${css}">
    <style>${brandColours}</style>
    ${headTags.map(({ tag, attrs }) => `<${tag} ${attributes(attrs)}>`).join('\n    ')}
  </head>
  <body>
${offlineBody}
  </body>
</html>
`;

const attributes = (attrs: Record<string, string>): string =>
  Object.entries(attrs)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

import { renderToStaticMarkup } from 'react-dom/server';
import { brand, brandColours } from '#brand.ts';
import { Landing } from '#web/public-pages/Landing.tsx';
import { NotFound } from '#web/public-pages/NotFound.tsx';
import { Subscribe } from '#web/public-pages/Subscribe.tsx';
import { TrainingPrograms } from '#web/public-pages/TrainingPrograms.tsx';
import { themeScript } from '#web/ui/look/theme-before-paint.ts';
import { headTags } from './head-tags.ts';

const screens = {
  landing: Landing,
  subscribe: Subscribe,
  programs: TrainingPrograms,
  'not-found': NotFound,
};

export type Built = {
  css: string;
  /** Addresses of the script that comes after the first paint, and of the fonts. */
  script: string;
  fonts: string[];
};

/** The public pages by name, each as a whole document. */
export const pageDocuments = (built: Built): [name: string, html: string][] =>
  Object.entries(screens).map(([name, Screen]) => [
    name,
    `<!doctype html>${renderToStaticMarkup(
      <html lang="en">
        <Head {...built} />
        <body>
          <Screen />
        </body>
      </html>,
    )}`,
  ]);

/** The screen's own title and description are put in here too when it is rendered. */
function Head({ css, script, fonts }: Built) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="dark light" />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      <style dangerouslySetInnerHTML={{ __html: brandColours + css }} />
      {fonts.map(font => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {headTags.map(({ tag: Tag, attrs }) => (
        <Tag key={Object.values(attrs).join(' ')} {...attrs} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <script type="module" src={script} />
    </head>
  );
}

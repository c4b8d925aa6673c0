import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Brand, brandColours } from '#brand.ts';
import { BrandContext } from '#web/brand/use-brand.ts';
import { headTags } from '#web/install/head-tags.ts';
import { manifestFor } from '#web/install/manifest.ts';
import { Landing } from './Landing.tsx';
import { NotFound } from './NotFound.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { Subscribe } from './Subscribe.tsx';

/** Output of the build for these pages (`build/public-page-files.ts`). */
export type Built = {
  css: string;
  /** Addresses of the script that comes after the first paint, and of the fonts. */
  script: string;
  fonts: readonly string[];
  /** Runs inline; its hash is known as that of the app's own. */
  themeScript: string;
  /** The address of the app's style. */
  appCss: string;
};

type Made = (brand: Brand, built: Built) => string;

const publicPage =
  (Screen: () => ReactNode): Made =>
  (brand, built) =>
    htmlDocument(brand, built, <Screen />, <PublicHead brand={brand} built={built} />);

const made = {
  landing: publicPage(Landing),
  subscribe: publicPage(Subscribe),
  'not-found': publicPage(NotFound),
  offline: (brand, built) =>
    htmlDocument(brand, built, <OfflinePage />, <OfflineHead brand={brand} built={built} />),
  manifest: brand => JSON.stringify(manifestFor(brand), null, 2),
} satisfies Record<string, Made>;

/**
 * Files that hold the brand's words and are the same for everyone: whole documents that need nothing else to be read,
 * and the manifest.
 */
export const drawForBrand = (name: keyof typeof made, brand: Brand, built: Built): string =>
  made[name](brand, built);

/** The screen's own title and description are put into the head too when it is rendered. */
const htmlDocument = (brand: Brand, { themeScript }: Built, body: ReactNode, head: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <BrandContext value={brand}>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="dark light" />
          <script dangerouslySetInnerHTML={{ __html: themeScript }} />
          {head}
          {headTags.map(({ tag: Tag, attrs }) => (
            <Tag key={Object.values(attrs).join(' ')} {...attrs} />
          ))}
          <meta name="apple-mobile-web-app-title" content={brand.name} />
        </head>
        <body>{body}</body>
      </html>
    </BrandContext>,
  )}`;

type HeadProps = { brand: Brand; built: Built };

function PublicHead({ brand, built: { css, script, fonts } }: HeadProps) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: brandColours(brand) + css }} />
      {fonts.map(font => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <script type="module" src={script} />
    </>
  );
}

function OfflineHead({ brand, built: { appCss } }: HeadProps) {
  return (
    <>
      <link rel="stylesheet" href={appCss} />
      <style dangerouslySetInnerHTML={{ __html: brandColours(brand) }} />
    </>
  );
}

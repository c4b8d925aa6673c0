import { brand } from '#brand.ts';

/** The brand's colours for a page without the app, as `applyBrandColours` sets them in it. */
export const brandColours = `:root{${Object.entries(brand.colours)
  .map(
    ([theme, { accent, accentFill, onAccent }]) =>
      `--brand-${theme}-accent:${accent};--brand-${theme}-accent-fill:${accentFill};--brand-${theme}-on-accent:${onAccent};`,
  )
  .join('')}}`;

/**
 * What members see of the brand: its words, its colours, its people.
 * `accent` is for text and lines, `accentFill` for filled buttons, `onAccent` for text on them;
 * text on its ground needs a contrast of 4.5 in each theme.
 */
export type Brand = {
  name: string;
  motto: string;
  tagline: string;
  colours: Record<'dark' | 'light', Colours>;
  coach: { name: string; phone: string; email: string };
  website: { label: string; href: string };
  monthlyPriceDollars: number;
  /** The payment provider's hosted pages: where membership is bought, and where members manage what they bought. */
  checkoutLink: string;
  manageLink: string;
  /** The bodies whose foundations the training cites; the badge of the first is drawn by us. */
  certifications: readonly Certification[];
};

type Colours = { accent: string; accentFill: string; onAccent: string };

export type Certification = { name: string; short: string };

/** The colours, for the head of every page; the tokens take them up. */
export const brandColours = ({ colours }: Brand): string =>
  `:root{${Object.entries(colours)
    .map(
      ([theme, { accent, accentFill, onAccent }]) =>
        `--brand-${theme}-accent:${accent};--brand-${theme}-accent-fill:${accentFill};--brand-${theme}-on-accent:${onAccent};`,
    )
    .join('')}}`;

import type { BrandColours } from '#domain/fellowship/brand-colours.ts';
import type { Landing } from '#domain/fellowship/landing.ts';

/**
 * What members see of the brand: its words, its colours, its people. What the coach has not entered is empty (a price:
 * null), and nothing is said of it.
 */
export type Brand = {
  name: string;
  motto: string;
  tagline: string;
  colours: BrandColours;
  /** The address of a picture; empty for the drawn mark. */
  logo: string;
  coach: { name: string; phone: string; email: string };
  website: { label: string; href: string };
  monthlyPriceDollars: number | null;
  /** The payment provider's hosted pages: where membership is bought, and where members manage what they bought. */
  checkoutLink: string;
  manageLink: string;
  /** The bodies whose foundations the training cites; the badge of the first is drawn by us. */
  certifications: readonly Certification[];
  /** Members may share with one another. */
  hasFeed: boolean;
  landing: Landing;
};

export type Certification = { name: string; short: string };

/** What the coach has entered of it, as it is kept. */
export type BrandWords = {
  name: string;
  motto: string;
  tagline: string;
  colours: BrandColours;
  logoUrl: string;
  coachName: string;
  coachPhone: string;
  coachEmail: string;
  website: string;
  monthlyPriceDollars: number | null;
  checkoutLink: string;
  manageLink: string;
  certifications: readonly Certification[];
  feed: boolean;
  landing: Landing;
};

export const brandOf = (words: BrandWords): Brand => ({
  name: words.name,
  motto: words.motto,
  tagline: words.tagline,
  colours: words.colours,
  logo: words.logoUrl,
  coach: { name: words.coachName, phone: words.coachPhone, email: words.coachEmail },
  website: { label: hostOf(words.website), href: words.website },
  monthlyPriceDollars: words.monthlyPriceDollars,
  checkoutLink: words.checkoutLink,
  manageLink: words.manageLink,
  certifications: words.certifications.map(({ name, short }) => ({ name, short })),
  hasFeed: words.feed,
  landing: words.landing,
});

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';

/** The colours, for the head of every page; the tokens take them up. */
export const brandColours = ({ colours }: Brand): string =>
  `:root{${Object.entries(colours)
    .map(
      ([theme, { accent, accentFill, onAccent }]) =>
        `--brand-${theme}-accent:${accent};--brand-${theme}-accent-fill:${accentFill};--brand-${theme}-on-accent:${onAccent};`,
    )
    .join('')}}`;

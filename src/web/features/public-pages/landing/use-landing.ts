import type { LandingPart } from '#domain/fellowship/landing.ts';
import { type LandingText, landingPair, landingTexts } from '#domain/fellowship/home-page/landing-text.ts';
import { useBrand } from '#web/brand/use-brand.ts';

export type LandingTexts = Record<LandingText, string>;

/** The home page's texts, the coach's in place of the standard ones, and whether a part of it is shown. */
export function useLanding() {
  const { landing } = useBrand();
  return { texts: landingTexts(landing.texts), shows: (part: LandingPart) => !landing.hidden.includes(part) };
}

/** The titles with their texts that are numbered from 1: `landingPairs(texts, 'systems', 4)`. */
export const landingPairs = (texts: LandingTexts, part: LandingPart, most: number) =>
  Array.from({ length: most }, (_, index) => landingPair(texts, `${part}${index + 1}`)).filter(
    pair => pair !== null,
  );

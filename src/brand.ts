/**
 * What members see of the brand: its words, its colours, its people. Change it here and nowhere else.
 * `accent` is for text and lines, `accentFill` for filled buttons, `onAccent` for text on them;
 * text on its ground needs a contrast of 4.5 in each theme.
 */
export const brand = {
  name: 'Fellowship',
  /** "By today's labour, better tomorrow." */
  motto: 'Hodierno labore cras melior',
  tagline: 'You will be better tomorrow because of your effort today',
  colours: {
    dark: { accent: '#d3a05c', accentFill: '#c6924d', onAccent: '#1a1108' },
    light: { accent: '#7c4e17', accentFill: '#85521a', onAccent: '#fff9ee' },
  },
  coach: { name: 'Gideon Marsh', phone: '(303) 555-0142', email: 'coach@fellowship.example' },
  website: { label: 'fellowship.example', href: 'https://fellowship.example' },
  monthlyPriceDollars: 29,
  /** The payment provider's hosted pages: where membership is bought, and where members manage what they bought. */
  checkoutLink: 'https://buy.stripe.com/test_fellowship',
  manageLink: 'https://billing.stripe.com/p/login/test_fellowship',
  /** The bodies whose foundations the training cites; the badge of the first is drawn by us. */
  certifications: [
    { name: 'National Strength Institute', short: 'NSI' },
    { name: 'American Board of Conditioning', short: 'ABC' },
    { name: 'International Movement Academy', short: 'IMA' },
  ],
} as const;

/** The colours for a page that has no app yet, as `applyBrandColours` sets them in it. */
export const brandColours = `:root{${Object.entries(brand.colours)
  .map(
    ([theme, { accent, accentFill, onAccent }]) =>
      `--brand-${theme}-accent:${accent};--brand-${theme}-accent-fill:${accentFill};--brand-${theme}-on-accent:${onAccent};`,
  )
  .join('')}}`;

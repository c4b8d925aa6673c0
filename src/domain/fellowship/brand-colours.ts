import { contrastOf, type Hex, laidOver } from './colour-contrast.ts';

/** `accent` is for text and lines, `accentFill` for filled buttons, `onAccent` for text on them. */
type ThemeColours = { accent: Hex; accentFill: Hex; onAccent: Hex };

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export type BrandColours = Record<Theme, ThemeColours>;

export const standardColours: BrandColours = {
  dark: { accent: '#d3a05c', accentFill: '#c6924d', onAccent: '#1a1108' },
  light: { accent: '#7c4e17', accentFill: '#85521a', onAccent: '#fff9ee' },
};

/** The least contrast between text and its ground. */
export const leastContrast = 4.5;

/** The grounds of accents: `--page`, `--surface`, `--raised` and `--sunken` of the tokens. */
export const grounds: Record<Theme, readonly Hex[]> = {
  dark: ['#13100d', '#1b1713', '#241f1a', '#0e0c0a'],
  light: ['#f4eee2', '#fcf9f2', '#fffdf8', '#fffdf8'],
};

/** The strength of the dark theme's accent over the grounds as `--accent-soft`: `--wash` of the tokens. */
export const washes: Record<Theme, number> = { dark: 0.14, light: 0.24 };

export type ContrastPair = {
  theme: Theme;
  /** 'the accent on the page' */
  words: string;
  /** The least that it comes to, to one decimal, never rounded up. */
  contrast: number;
  isEnough: boolean;
};

/** Every pair of colours that is read, in each theme. */
export const contrastPairs = (colours: BrandColours): ContrastPair[] =>
  themes.flatMap(theme => {
    const { accent, accentFill, onAccent } = colours[theme];
    const tinted = grounds[theme].map(ground => laidOver(colours.dark.accent, washes[theme], ground));
    return [
      pairOf(theme, 'the accent on the page', accent, grounds[theme]),
      pairOf(theme, 'the accent on its own tint', accent, tinted),
      pairOf(theme, 'the text on a filled button', onAccent, [accentFill]),
    ];
  });

function pairOf(theme: Theme, words: string, text: Hex, on: readonly Hex[]): ContrastPair {
  const contrast = Math.min(...on.map(ground => contrastOf(text, ground)));
  return {
    theme,
    words,
    contrast: Math.floor(contrast * 10) / 10,
    isEnough: contrast >= leastContrast,
  };
}

/** 'In the dark theme the accent on the page has a contrast of 2.9; text needs 4.5.' */
const contrastFault = ({ theme, words, contrast }: ContrastPair): string =>
  `In the ${theme} theme ${words} has a contrast of ${contrast.toFixed(1)}; text needs ${leastContrast}.`;

/** The pairs that can't be read well with these colours, a sentence each; empty when all can. */
export const contrastFaults = (colours: BrandColours): string[] =>
  contrastPairs(colours)
    .filter(({ isEnough }) => !isEnough)
    .map(contrastFault);

import { readFileSync } from 'node:fs';
import { standardColours, type Theme } from '#domain/fellowship/brand-colours.ts';
import { type Hex, laidOver } from '#domain/fellowship/colour-contrast.ts';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** The variables of all rules with exactly these selectors. */
function variablesOf(selectors: string): Record<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.filter(([, found = '']) => found.replaceAll(/\s+/g, ' ').trim() === selectors);
  return Object.fromEntries(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name.replace(/^--/, ''),
        value.trim(),
      ]),
    ),
  );
}

const brand = Object.fromEntries(
  (['dark', 'light'] as const).flatMap(theme =>
    Object.entries(standardColours[theme]).map(([name, colour]) => [
      `brand-${theme}-${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
      colour,
    ]),
  ),
);

/** What the rule of each theme says itself. */
export const themeRules = { dark: variablesOf(':root, .dark'), light: variablesOf('.light') };

const made = variablesOf(':root, .dark, .light');
const values: Record<Theme, Record<string, string | undefined>> = {
  dark: { ...brand, ...made, ...themeRules.dark },
  light: { ...brand, ...made, ...themeRules.light },
};

/** What pages, cards, dialogs and fields are filled with: a ground that nobody names is one of them. */
const solids = ['page', 'surface', 'raised', 'sunken'] as const;

/** A colour and how strong it is, from 0 to 1. */
type Paint = { colour: Hex; strength: number };

const wholeValue = /^var\(--([\w-]+)\)$/;
const mixed = /^color-mix\(in oklab, var\(--([\w-]+)\) (?:([\d.]+)%|var\(--([\w-]+)\)), transparent\)$/;

/** The paint of a token, as `accent-soft`, or with a strength of its own, as `accent/40` or `group-red/(--soft)`. */
function paintOf(theme: Theme, name: string): Paint {
  const [token = '', strength] = name.split('/');
  const value = values[theme][token];
  if (value === undefined) throw new Error(`${token} is no token`);
  const share = strength === undefined ? 1 : shareOf(theme, strength);
  const other = wholeValue.exec(value)?.[1];
  const mix = mixed.exec(value);
  if (other !== undefined || mix !== null) {
    const under = paintOf(theme, other ?? mix?.[1] ?? '');
    const part = mix === null ? 1 : shareOf(theme, mix[2] ?? `(--${mix[3]})`);
    return { colour: under.colour, strength: under.strength * part * share };
  }
  return { colour: value, strength: share };
}

/** `40`, or a variable that holds a percentage. */
function shareOf(theme: Theme, text: string): number {
  const variable = /^\(--([\w-]+)\)$/.exec(text)?.[1];
  const percent = variable === undefined ? text : (values[theme][variable] ?? '');
  return Number(percent.replace('%', '')) / 100;
}

const over = (ground: Hex, above: readonly Paint[]): Hex =>
  above.reduce((under, { colour, strength }) => laidOver(colour, strength, under), ground);

/** The grounds that layers make, from the lowest on: over each of the solid ones where none is named. */
export function layersOf(theme: Theme, layers: readonly string[]): Hex[] {
  const paints = layers.map(name => paintOf(theme, name));
  const lowest = paints.findLastIndex(({ strength }) => strength === 1);
  if (lowest >= 0) return [over(paints[lowest]?.colour ?? '', paints.slice(lowest + 1))];
  return solids.map(solid => over(paintOf(theme, solid).colour, paints));
}

/** How a text is seen on its ground. */
export function readsOn(theme: Theme, text: string, ground: Hex): Hex {
  const { colour, strength } = paintOf(theme, text);
  return laidOver(colour, strength, ground);
}

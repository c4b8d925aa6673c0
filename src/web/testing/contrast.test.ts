import { expect, it } from 'vitest';
import { leastContrast, themes } from '#domain/fellowship/brand-colours.ts';
import { contrastOf } from '#domain/fellowship/colour-contrast.ts';
import { platePositions } from '#web/parts/loads/plate-look.ts';
import { colourPairs } from './colour-pairs.ts';
import { layersOf, readsOn, themeRules } from './theme-colours.ts';

const { pairs, unknown } = colourPairs();

/** What no text is, or is not at once, though the classes alone can't say so: looked at on the screens that bear it. */
const known = [
  // A dot and bars, which are named to screen readers.
  /^features\/notices\/sheet\/NoticeRow\.tsx <span>: ink on .*accent$/,
  /^ui\/figures\/BarSeries\.tsx <span>: ink on accent$/,
  /^ui\/controls\/(Checkbox|Switch)\.tsx <input>: ink on accent-fill$/,
  // Never in a dialog, whose ground is the only one on which it would be too faint.
  /^features\/(conversations\/ConversationRow|programs\/grid\/cells\/(Heads|LineCell))\.tsx <\w+>: faint on accent-soft$/,
  // What is chosen has the one ground, what is not the other.
  /^ui\/calendar\/Calendar\.tsx <\w+>: on-accent on /,
  /^parts\/training-day\/WeekStrip\.tsx <span>: muted on accent-fill$/,
];

it('every colour of a class is a token: a raw one would be in no theme, and proved by nobody', () => {
  expect(unknown).toEqual([]);
});

it('a theme is colours alone: how a screen is laid out is the same in both', () => {
  const others = themes.flatMap(theme =>
    Object.entries(themeRules[theme]).filter(
      ([, value]) => !/^(#|rgb\(|var\(|light$|dark$|\d+%$)/.test(value),
    ),
  );
  expect(others).toEqual([]);
});

it.each(themes)('%s: every text can be read on every ground that classes put it on', theme => {
  const faults = pairs.flatMap(({ place, text, layers }) =>
    layersOf(theme, layers)
      .map(ground => contrastOf(readsOn(theme, text, ground), ground))
      .filter(contrast => contrast < leastContrast)
      .map(contrast => ({ pair: `${place}: ${text} on ${layers.join(' + ')}`, contrast }))
      .filter(({ pair }) => !known.some(one => one.test(pair)))
      .map(({ pair, contrast }) => `${pair}: ${contrast.toFixed(2)}`),
  );
  expect(pairs.length).toBeGreaterThan(500);
  expect([...new Set(faults)]).toEqual([]);
});

const texts = 'ink muted accent success warning danger info'.split(' ');
const tints = 'hover neutral-soft accent-soft success-soft warning-soft danger-soft info-soft glow'.split(
  ' ',
);

it.each(themes)('%s: whatever a part is put into, its text can be read there, on one tint too', theme => {
  const contrastsOn = (text: string, layers: readonly string[]) =>
    layersOf(theme, layers).map(ground => contrastOf(readsOn(theme, text, ground), ground));
  for (const text of texts)
    for (const tint of tints)
      expect(Math.min(...contrastsOn(text, [tint])), `${text} on ${tint}`).toBeGreaterThan(leastContrast);
  expect(Math.min(...contrastsOn('faint', []))).toBeGreaterThan(leastContrast);
});

const { plates } = platePositions([55, 45, 35, 25, 10, 5, 1], 'lb', 0);

it.each(plates)('$text on $fill can be read, as on a plate', ({ fill, text }) => {
  const [under, over] = [fill, text].map(name => /\(--(.+)\)/.exec(name)?.[1] ?? '');
  const [ground = ''] = layersOf('dark', [under ?? '']);
  expect(contrastOf(readsOn('dark', over ?? '', ground), ground)).toBeGreaterThan(leastContrast);
});

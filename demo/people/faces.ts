import { type DrawHair, mensHair, womensHair } from './face-hair.ts';

type Choose = <T>(options: readonly [T, ...T[]]) => T;
type Skin = { base: string; shade: string; lips: string; hair: readonly [string, ...string[]] };

/** A small flat portrait, always the same for the same seed. Odd seeds draw men, even seeds women. */
export function drawFace(seed: number): string {
  const choose = chooser(seed);
  const isWoman = seed % 2 === 0;
  const skin = choose<Skin>(skins);
  const hairColor = choose(skin.hair);
  const hair = choose<DrawHair>(isWoman ? womensHair : mensHair)(hairColor, choose(cloths));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    backdrop(choose(backdrops)),
    hair.behind,
    shirt(choose(shirts), skin, choose(necklines)),
    head(skin, hair.coversEars === true),
    isWoman ? '' : choose(beards)(hairColor),
    expression(skin, hairColor, isWoman, choose),
    hair.front,
    choose(eyewear),
    '</svg>',
  ].join('');
}

const deep = ['#1b1613', '#241b16', '#1b1613', '#857e76'] as const;
const brown = ['#241b16', '#4a3224', '#5e4029', '#8d8880'] as const;
const fair = ['#4a3224', '#7a5233', '#b98a4e', '#8f4a2a', '#a39d94'] as const;

const skins = [
  { base: '#f0c9a8', shade: '#d39f7a', lips: '#b5685a', hair: fair },
  { base: '#e7b78f', shade: '#c78f66', lips: '#a95b4c', hair: fair },
  { base: '#dba578', shade: '#b98056', lips: '#9c5242', hair: brown },
  { base: '#c68a5c', shade: '#a06a40', lips: '#8c4738', hair: brown },
  { base: '#a86d43', shade: '#855230', lips: '#783a2e', hair: deep },
  { base: '#8a5636', shade: '#6a3f26', lips: '#5f2e25', hair: deep },
  { base: '#6f4530', shade: '#51301f', lips: '#48221b', hair: deep },
] as const satisfies readonly Skin[];

const backdrops = ['#3b342d', '#443a31', '#4a4036', '#3f3a31'] as const;
const shirts = ['#a8763e', '#7d5730', '#554d45', '#646b45', '#4c5236', '#c0a882', '#8a8375'] as const;
const cloths = ['#a8763e', '#646b45', '#c9b595', '#7a7064', '#8c5a3a'] as const;
const necklines = ['crew', 'crew', 'v', 'hood'] as const;

function backdrop(color: string): string {
  return `<rect width="96" height="96" fill="${color}"/><circle cx="48" cy="46" r="36" fill="#fff" opacity=".05"/>`;
}

function shirt(color: string, skin: Skin, neckline: (typeof necklines)[number]): string {
  const body = `<path d="M8 98c1-17 12-23 29-26h22c17 3 28 9 29 26z" fill="${color}"/>`;
  const neck =
    `<path d="M39.5 58h17v14c0 5-4 8-8.5 8s-8.5-3-8.5-8z" fill="${skin.base}"/>` +
    `<path d="M39.5 64c5 8 12 8 17 0v6c-5 6-12 6-17 0z" fill="${skin.shade}"/>`;
  if (neckline === 'v') return `${body}<path d="M37 71.5h22l-11 17z" fill="${skin.base}"/>${neck}`;
  if (neckline === 'crew')
    return `${body}<path d="M35.5 72c1 14 24 14 25 0z" fill="#000" opacity=".22"/>${neck}`;
  return (
    `${body}<path d="M28 75c2-8 38-8 40 0 0 8-9 14-20 14s-20-6-20-14z" fill="#000" opacity=".24"/>${neck}` +
    '<path d="M41.5 87v8M54.5 87v8" stroke="#efe6d6" stroke-width="1.5" stroke-linecap="round" opacity=".8"/>'
  );
}

/** The right half lies in soft shade: one light for every portrait. */
function head(skin: Skin, coversEars: boolean): string {
  const ears = `<g fill="${skin.base}"><circle cx="28.5" cy="48" r="4.3"/><circle cx="67.5" cy="48" r="4.3"/></g>`;
  const rightHalf = 'M48 19c12 0 19.5 8 19.5 20v9c0 13-9 22.5-19.5 22.5';
  return (
    `${coversEars ? '' : ears}<path d="${rightHalf}s-19.5-9.5-19.5-22.5v-9c0-12 7.5-20 19.5-20z" fill="${skin.base}"/>` +
    `<path d="${rightHalf}z" fill="${skin.shade}" opacity=".24"/>`
  );
}

const ink = '#231b17';
const gazes = ['open', 'open', 'open', 'laughing'] as const;
const mouths = ['smile', 'smile', 'grin', 'calm'] as const;

function expression(skin: Skin, hairColor: string, isWoman: boolean, choose: Choose): string {
  const eyes =
    choose(gazes) === 'laughing'
      ? `<path d="M37.5 47q3-3.5 6 0M52.5 47q3-3.5 6 0" stroke="${ink}" stroke-width="1.8"/>`
      : `<g fill="${ink}"><ellipse cx="40.5" cy="46" rx="2" ry="2.4"/><ellipse cx="55.5" cy="46" rx="2" ry="2.4"/></g>${isWoman ? lashes : ''}`;
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${eyes}` +
    `<path d="M36.5 40.5q4-2.5 8-.5M59.5 40.5q-4-2.5-8-.5" stroke="${hairColor}" stroke-width="${isWoman ? 1.4 : 2.1}"/>` +
    `<path d="M48.5 46.5c-.5 3-2 4.5-1.5 6q1 1.2 3 .5" stroke="${skin.shade}" stroke-width="1.6"/>` +
    `${mouth(choose(mouths), skin)}</g>`
  );
}

const lashes = `<path d="M39 44.4l-2.6-1.3M57 44.4l2.6-1.3" stroke="${ink}" stroke-width="1.2"/>`;

function mouth(shape: (typeof mouths)[number], { lips }: Skin): string {
  if (shape === 'grin') return '<path d="M41.5 57.5q6.5 8 13 0z" fill="#fbf3e6"/>';
  const line = shape === 'smile' ? 'M42.5 58.5q5.5 4.5 11 0' : 'M43.5 59.5q4.5 1.5 9 0';
  return `<path d="${line}" stroke="${lips}" stroke-width="1.9"/>`;
}

const none = () => '';
const fullBeard = (color: string) =>
  `<path d="M28.5 46c-.5 16 7 27 19.5 27s20-11 19.5-27c-2 5-5 8-9 8.5-4-2.5-17-2.5-21 0-4-.5-7-3.5-9-8.5zM42 57c3 5.5 9 5.5 12 0 .5 7-12.5 7-12 0z" fill-rule="evenodd" fill="${color}"/>`;
const stubble = (color: string) =>
  `<path d="M28.5 47c-.5 14 8 23.5 19.5 23.5S68 61 67.5 47c-2 5-5 8-9 8-4-2.5-17-2.5-21 0-4 0-7-3-9-8z" fill="${color}" opacity=".28"/>`;
const moustache = (color: string) =>
  `<path d="M39.5 57c2-3.5 6-4 8.5-2.2 2.5-1.8 6.5-1.3 8.5 2.2-3 1-6 .5-8.5-.5-2.5 1-5.5 1.5-8.5.5z" fill="${color}"/>`;
const beards = [none, none, none, stubble, stubble, fullBeard, fullBeard, moustache] as const;

const glasses =
  '<g fill="#fff" fill-opacity=".08" stroke="#1b1613" stroke-width="1.6"><rect x="34" y="41.5" width="12.5" height="9.5" rx="4"/><rect x="49.5" y="41.5" width="12.5" height="9.5" rx="4"/><path d="M46.5 45q1.5-1.2 3 0" fill="none"/></g>';
const eyewear = ['', '', '', '', glasses] as const;

/** Repeatable choices from one seed (mulberry32, public domain), one step for each question. */
function chooser(seed: number): Choose {
  let state = Math.imul(seed, 0x9e3779b1);
  return options => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return options[((mixed ^ (mixed >>> 14)) >>> 0) % options.length] ?? options[0];
  };
}

import type { Chance } from '../founding/chance.ts';
import type { DemoRecipe } from './demo-recipes.ts';

type Pair = readonly [ground: string, other: string];

const tables: [Pair, ...Pair[]] = [
  ['#57493d', '#625345'],
  ['#6a5a49', '#746350'],
  ['#c9b897', '#d3c3a4'],
  ['#4b5552', '#55605c'],
  ['#8b7a66', '#96856f'],
];

/** Boards, or stone. */
export function table(chance: Chance): string {
  const [ground, other] = chance.oneOf<Pair>(tables);
  const boards = [0, 2, 4].map(
    place =>
      `<rect y="${place * 80 + chance.whole(-8, 8)}" width="600" height="80" fill="${other}"/>` +
      `<path d="M0 ${place * 80 + 40}q${chance.whole(120, 260)} ${chance.whole(-12, 12)} 600 0" fill="none" stroke="${ground}" stroke-width="2" opacity=".5"/>`,
  );
  return `<rect width="600" height="400" fill="${ground}"/>${boards.join('')}`;
}

const ring = (radius: number, fill: string, more = '') =>
  `<circle cx="300" cy="200" r="${radius}" fill="${fill}"${more}/>`;
const shadow = (radius: number) => `<circle cx="306" cy="212" r="${radius}" fill="#000" opacity=".28"/>`;
const handle = (x: number) =>
  `<rect x="${x}" y="178" width="150" height="44" rx="18" fill="#2a2725"/><circle cx="${x + 122}" cy="200" r="9" fill="#4a4643"/>`;
const ear = (x: number) => `<rect x="${x}" y="160" width="44" height="80" rx="20" fill="#7a2f26"/>`;
const gloss = (radius: number) =>
  `<circle cx="300" cy="200" r="${radius}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="9"/>`;

type Vessel = { radius: number; behind: string; front: string };

/** What a dish is served in: how far its food reaches, and what is drawn below and above that. */
export const vessels: Record<DemoRecipe['servedIn'], Vessel> = {
  plate: {
    radius: 124,
    behind: shadow(184) + ring(184, '#efe8da') + ring(140, '#f8f3e8', ' stroke="#ddd2bd" stroke-width="2"'),
    front: '',
  },
  bowl: { radius: 146, behind: shadow(172) + ring(172, '#35566b') + ring(160, '#f3ecdd'), front: gloss(146) },
  pan: {
    radius: 150,
    behind: shadow(172) + handle(448) + ring(172, '#2a2725') + ring(158, '#3a3633'),
    front: gloss(150),
  },
  pot: {
    radius: 148,
    behind: shadow(174) + ear(110) + ear(446) + ring(174, '#8c372c') + ring(158, '#f0e6d4'),
    front: gloss(148),
  },
  jar: {
    radius: 124,
    behind: shadow(150) + ring(150, '#cfd9da', ' fill-opacity=".85"') + ring(136, '#eef2f0'),
    front: gloss(124),
  },
};

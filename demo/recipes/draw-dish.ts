import { type Chance, chanceOf } from '../founding/chance.ts';
import { table, vessels } from './dish-vessels.ts';
import type { DemoRecipe } from './demo-recipes.ts';
import { foodNamed, type Look, type Shape } from './foods.ts';
import { gramsOf } from './weigh.ts';

type Part = { look: Look; share: number };

/** The dish from above, on a table: what is in it in about the amounts that are in it; always the same for a recipe. */
export function drawDish(recipe: DemoRecipe): string {
  const chance = chanceOf(`dish ${recipe.title}`);
  const { radius, behind, front } = vessels[recipe.servedIn];
  const arrange = recipe.stirred ? stirred : sideBySide;
  const food = arrange(partsOf(recipe), radius, chance);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">',
    table(chance),
    behind,
    `<clipPath id="in"><circle cx="300" cy="200" r="${radius}"/></clipPath>`,
    `<g clip-path="url(#in)">${food}${sprinkled(recipe, radius, chance)}</g>`,
    front,
    '</svg>',
  ].join('');
}

/** What is seen, the most first. Each share is dampened, so that a little of something is seen too. */
function partsOf({ ingredients, stirred: all, laidOut }: DemoRecipe): Part[] {
  const isSeen = (name: string) => (all ?? laidOut)?.includes(name) ?? name !== 'herbs';
  return ingredients
    .flatMap(ingredient => {
      const [, name] = ingredient;
      const look = name && isSeen(name) && foodNamed(name).look;
      return look ? [{ look, share: Math.sqrt(gramsOf(ingredient)) }] : [];
    })
    .toSorted((one, other) => other.share - one.share);
}

/** Each in its own part of the circle, the sauces below them all. */
function sideBySide(parts: readonly Part[], radius: number, chance: Chance): string {
  const solid = parts.filter(({ look }) => look.shape !== 'sauce');
  const ground = parts.find(({ look }) => look.shape === 'sauce') ?? solid[0];
  const whole = solid.reduce((sum, { share }) => sum + share, 0);
  let angle = chance.between(0, Math.PI * 2);
  const drawn = solid.map(({ look, share }) => {
    const [from, to] = [angle, (angle += (share / whole) * Math.PI * 2)];
    const pieces = spots(chance, radius, look.shape, { from, to });
    return `${wedge(from, to, radius, look.dark)}${pieces.map(([x, y]) => piece(look, x, y, chance)).join('')}`;
  });
  return pool(ground?.look, radius) + drawn.join('');
}

/** All through each other, in the sauce if there is one. */
function stirred(parts: readonly Part[], radius: number, chance: Chance): string {
  const [most] = parts;
  const sauce = parts.find(({ look }) => look.shape === 'sauce') ?? most;
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  const pieces = parts
    .filter(({ look }) => look.shape !== 'sauce')
    .flatMap(({ look, share }) =>
      spots(chance, radius, look.shape, { from: 0, to: Math.PI * 2 })
        .filter(() => chance.happens((share / whole) * 1.3))
        .map(([x, y]) => ({ look, x, y, at: chance.between(0, 1) })),
    )
    .toSorted((one, other) => one.at - other.at);
  return pool(sauce?.look, radius) + pieces.map(({ look, x, y }) => piece(look, x, y, chance)).join('');
}

const pool = (look: Look | undefined, radius: number) =>
  look ? `<circle cx="300" cy="200" r="${radius}" fill="${look.dark}"/>` : '';

function wedge(from: number, to: number, radius: number, fill: string): string {
  const at = (angle: number) => `${n(300 + Math.cos(angle) * radius)} ${n(200 + Math.sin(angle) * radius)}`;
  if (to - from > Math.PI * 1.99) return `<circle cx="300" cy="200" r="${radius}" fill="${fill}"/>`;
  return `<path fill="${fill}" d="M300 200L${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}z"/>`;
}

/** How far apart its pieces lie. */
const distances: Record<Shape, number> = {
  slices: 27,
  cubes: 24,
  rounds: 25,
  balls: 19,
  grains: 9,
  leaves: 21,
  strips: 16,
  crumbs: 13,
  sauce: 40,
};

/** A loose grid, as food falls, within these angles. */
function spots(chance: Chance, radius: number, shape: Shape, between: { from: number; to: number }) {
  const step = distances[shape];
  const found: [number, number][] = [];
  for (let y = -radius; y <= radius; y += step) {
    for (let x = -radius; x <= radius; x += step) {
      const [left, top] = [x + chance.about(step / 5), y + chance.about(step / 5)];
      const turn = (Math.atan2(top, left) - between.from) % (Math.PI * 2);
      const isWithin = (turn < 0 ? turn + Math.PI * 2 : turn) <= between.to - between.from;
      if (isWithin && Math.hypot(left, top) < radius + 4) found.push([300 + left, 200 + top]);
    }
  }
  return found;
}

const bodies: Record<Exclude<Shape, 'sauce'>, string> = {
  slices: '<rect x="-21" y="-9" width="42" height="18" rx="8" #/><path d="M-14-2q14-5 28 0" $/>',
  cubes: '<rect x="-12" y="-12" width="24" height="24" rx="5" #/><path d="M-7-7h12" $/>',
  rounds: '<circle r="14" #/><circle r="8" $/>',
  balls: '<circle r="11" #/><path d="M-5-5q4-4 8-2" $/>',
  grains: '<ellipse rx="6" ry="2.6" #/>',
  leaves: '<path d="M-18 0Q0-15 18 0Q0 15-18 0z" #/><path d="M-13 0h26" $/>',
  strips: '<rect x="-22" y="-4.5" width="44" height="9" rx="4.5" #/>',
  crumbs: '<path d="M-8-3Q-5-9 2-7T9 1T1 8T-8 3z" #/>',
};

function piece({ shape, light, dark }: Look, x: number, y: number, chance: Chance): string {
  if (shape === 'sauce') return '';
  const [fill, line] = chance.happens(0.75) ? [light, dark] : [mix(light, dark), dark];
  const drawn = bodies[shape]
    .replaceAll('#', `fill="${fill}" stroke="${line}" stroke-width="1.6"`)
    .replaceAll('$', `fill="none" stroke="${line}" stroke-width="1.8" stroke-linecap="round" opacity=".7"`);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${chance.whole(0, 360)})">${drawn}</g>`;
}

function sprinkled({ ingredients }: DemoRecipe, radius: number, chance: Chance): string {
  const herbs = foodNamed('herbs').look;
  if (!herbs || !ingredients.some(([, name]) => name === 'herbs')) return '';
  const leaf = () => {
    const [angle, far] = [chance.between(0, Math.PI * 2), Math.sqrt(chance.between(0, 1)) * radius * 0.85];
    const [x, y] = [300 + Math.cos(angle) * far, 200 + Math.sin(angle) * far];
    return `<g transform="translate(${n(x)} ${n(y)}) scale(.55)">${piece(herbs, 0, 0, chance)}</g>`;
  };
  return Array.from({ length: 22 }, leaf).join('');
}

const n = (value: number) => Math.round(value * 10) / 10;

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);

/** Half-way between two colours. */
function mix(one: string, other: string): string {
  const halfway = [1, 3, 5].map(at => Math.round((channel(one, at) + channel(other, at)) / 2));
  return `#${halfway.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

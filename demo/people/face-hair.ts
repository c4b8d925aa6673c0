/** Hair is drawn in two layers, so that a face can sit between them. */
type Hair = { behind: string; front: string; coversEars?: boolean };

export type DrawHair = (hair: string, cloth: string) => Hair;

const skullTop = 'M28 45c-2-18 7-28 20-28s22 10 20 28';

/** Hair that lies on the skull; `edge` runs along the forehead from the right temple to the left. */
const onSkull = (color: string, edge: string) => `<path d="${skullTop}${edge}z" fill="${color}"/>`;

const pulledBack = (color: string) => onSkull(color, 'c-2-11-9-17-20-17s-18 6-20 17');

const short: DrawHair = hair => ({
  behind: '',
  front: onSkull(hair, 'c-1-6-3-10-6-13-9 3-19 3-28 0-3 3-5 7-6 13'),
});

const buzzed: DrawHair = hair => ({
  behind: '',
  front: `<path d="M28.5 43c-1-16 7-24.5 19.5-24.5S68.5 27 67.5 43c-1-8-5-13-19.5-13s-18.5 5-19.5 13z" fill="${hair}" opacity=".8"/>`,
});

const sideParted: DrawHair = hair => ({
  behind: '',
  front: `<path d="M28 45c-4-20 7-31 22-31 14 0 21 11 18 31-1-7-3-11-6-15-9 3-18 1-24-5-1 6-8 8-10 20z" fill="${hair}"/>`,
});

const quiff: DrawHair = hair => ({
  behind: '',
  front: `<path d="M28 44c-3-10-2-16 2-21 0-7 10-13 22-13 11 0 18 6 17 15 1 5 0 12-1 19-1-6-3-11-6-14-10-4-19-3-28 1-3 3-5 7-6 13z" fill="${hair}"/>`,
});

const curlyTop: DrawHair = hair => ({
  behind: '',
  front: `<g fill="${hair}">${onSkull(hair, 'c-1-6-3-10-6-13-9 2-19 2-28 0-3 3-5 7-6 13')}<circle cx="32" cy="26" r="6"/><circle cx="39" cy="19" r="7"/><circle cx="48" cy="16" r="7"/><circle cx="57" cy="19" r="7"/><circle cx="64" cy="26" r="6"/></g>`,
});

const bald: DrawHair = () => ({
  behind: '',
  front: '<ellipse cx="41" cy="26" rx="6" ry="2.8" transform="rotate(-24 41 26)" fill="#fff" opacity=".16"/>',
});

const receding: DrawHair = hair => ({
  behind: '',
  front: `<path d="M27.8 46c-2-10-1.5-17 5.2-22.5-2 7-2.5 11-3 16zM68.2 46c2-10 1.5-17-5.2-22.5 2 7 2.5 11 3 16z" fill="${hair}"/>`,
});

const watchCap: DrawHair = (hair, cloth) => ({
  behind: '',
  front:
    `<path d="M28 45v-9h5zM68 45v-9h-5z" fill="${hair}"/><path d="M28 33c0-14 8-21 20-21s20 7 20 21z" fill="${cloth}"/>` +
    `<rect x="26" y="28" width="44" height="9.5" rx="4.7" fill="${cloth}"/><rect x="26" y="28" width="44" height="9.5" rx="4.7" fill="#000" opacity=".16"/>`,
});

const long: DrawHair = hair => ({
  behind: `<path d="M22 88c-5-22-6-74 26-74s31 52 26 74c-8 4-44 4-52 0z" fill="${hair}"/>`,
  front: onSkull(hair, 'c-1-9-8-15-20-21-12 6-19 12-20 21'),
  coversEars: true,
});

const wavy: DrawHair = hair => ({
  behind: `<path d="M24 80c-8-4-3-11-5-17-3-7 2-10 1-17-1-19 10-32 28-32s29 13 28 32c-1 7 4 10 1 17-2 6 3 13-5 17-6 3-42 3-48 0z" fill="${hair}"/>`,
  front: onSkull(hair, 'c-1-8-4-13-8-16-9 4-20 2-26-4-2 8-5 12-6 20'),
  coversEars: true,
});

const bob: DrawHair = hair => ({
  behind: `<path d="M25 66c-7-30-1-52 23-52s30 22 23 52c-2 3-44 3-46 0z" fill="${hair}"/>`,
  front: onSkull(hair, 'c-1-5-2-8-4-10-10 2-22 2-32 0-2 2-3 5-4 10'),
  coversEars: true,
});

const bun: DrawHair = hair => ({
  behind: `<circle cx="48" cy="12" r="9" fill="${hair}"/>`,
  front: pulledBack(hair),
});

const ponytail: DrawHair = hair => ({
  behind: `<path d="M60 22c15-3 22 13 19 31-1 8-4 13-7 16-6-9 1-21-7-33z" fill="${hair}"/>`,
  front: pulledBack(hair),
});

const braid: DrawHair = hair => ({
  behind: '',
  front: `${pulledBack(hair)}<g fill="${hair}"><ellipse cx="68.5" cy="53" rx="4.5" ry="6"/><ellipse cx="70" cy="62" rx="5" ry="6"/><ellipse cx="70" cy="71" rx="5" ry="6"/><ellipse cx="69" cy="80" rx="4.5" ry="6"/><path d="M66 85h6l1 8h-8z"/></g>`,
});

const natural: DrawHair = hair => ({
  behind: `<path d="M48 7c20 0 31 14 30 30 0 15-10 25-30 25S18 52 18 37C17 21 28 7 48 7z" fill="${hair}"/>`,
  front: pulledBack(hair),
});

const headscarf: DrawHair = (_hair, cloth) => ({
  behind: `<path d="M27 80c-7-26-4-67 21-67s28 41 21 67z" fill="${cloth}"/>`,
  front:
    `<path fill-rule="evenodd" d="M48 13c16 0 23 12 22 33-1 17-9 28-22 31-13-3-21-14-22-31-1-21 6-33 22-33zM48 24c-13 0-18.5 8-18.5 21 0 14 8 25 18.5 25s18.5-11 18.5-25c0-13-5.5-21-18.5-21z" fill="${cloth}"/>` +
    `<path d="M29 63c8 14 30 15 39-1 1 7 4 13 8 18-13 13-43 13-56 1 5-5 8-11 9-18z" fill="${cloth}"/>` +
    '<path d="M29 66c9 13 29 14 39-1M26 75c12 12 34 11 46-2" fill="none" stroke="#000" stroke-width="1.5" opacity=".2"/>',
  coversEars: true,
});

export const mensHair = [
  short,
  sideParted,
  quiff,
  curlyTop,
  buzzed,
  bald,
  receding,
  short,
  buzzed,
  watchCap,
] as const;

export const womensHair = [
  long,
  wavy,
  bob,
  bun,
  ponytail,
  braid,
  natural,
  long,
  headscarf,
  ponytail,
] as const;

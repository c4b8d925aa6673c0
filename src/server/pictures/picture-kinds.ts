import type { PictureUse } from '#contract/pictures.ts';

/** The size it is cut to, in pixels, and the field whose error names one that can't be taken. */
export type MadeAs = {
  field: string;
  width: number;
  height: number;
  /** Nothing is cut off: it is made to fit into that size. */
  isWhole?: true;
};

/** With the words that say whose it is. */
export type PictureOf = MadeAs & { use: PictureUse; whose: string };

export const portrait: PictureOf = {
  use: 'profile',
  field: 'profileImageUrl',
  whose: 'your',
  width: 512,
  height: 512,
};

export const dish: PictureOf = {
  use: 'recipe',
  field: 'imageUrl',
  whose: 'the recipe’s',
  width: 1200,
  height: 800,
};

export const poster: PictureOf = {
  use: 'promotion',
  field: 'imageUrl',
  whose: 'the promotion’s',
  width: 640,
  height: 640,
};

export const emblem: PictureOf = {
  use: 'logo',
  field: 'logoUrl',
  whose: 'the fellowship’s',
  width: 512,
  height: 512,
  isWhole: true,
};

/** Of a message: no larger than it is, and large enough to look closely. */
export const attached: MadeAs = { field: 'file', width: 2048, height: 2048, isWhole: true };

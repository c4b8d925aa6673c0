/**
 * Characters that leave no mark: joiners and marks of direction, a byte order mark, soft hyphens, fillers, controls. Blanks
 * that are not the space bar's count as well.
 */
const unseen = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\ufe00-\ufe0f\u2800\u3164\uffa0\u115f\u1160]|(?! )\p{Zs}/gu;

/** A text without what nobody sees of it: an address copied from a letter or a chat often brings some along. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

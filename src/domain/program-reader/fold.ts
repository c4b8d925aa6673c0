const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
};

/** Marks without width, which copies from pages and chats bring along, but for the one that joins emoji. */
const unseen = /[\u00AD\u200B\u200C\u200E\u200F\u2060\uFEFF]/g;

/** A text as words are looked up: small letters without accents, narrow, its blanks one each. */
export function fold(text: string): string {
  const plain = /^[ -~]*$/.test(text) ? text.toLowerCase() : foldedLetters(text);
  return plain.replace(/\s+/g, ' ').trim();
}

const foldedLetters = (text: string): string =>
  text
    .replace(unseen, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæłđıœ]/g, letter => letters[letter] ?? letter);

/** Words of a dictionary, written with commas between them, folded as what is looked up in it is. */
export const foldedWords = (list: string): string[] => list.split(',').map(fold);

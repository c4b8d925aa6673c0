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
  if (/^(?:[!-~]+(?: [!-~]+)*)?$/.test(text)) return text.toLowerCase();
  const plain = /^[ -~]*$/.test(text) ? text.toLowerCase() : foldedLetters(text);
  return plain.replace(/\s+/g, ' ').trim();
}

const foldedLetters = (text: string): string =>
  text
    .replace(unseen, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæłđıœ]/g, letter => letters[letter] ?? letter)
    // Signs of Korean are taken apart with the accents.
    .normalize('NFC');

/** Words of a dictionary, separated by commas, folded as the text that is looked up. */
export const foldedWords = (list: string): string[] => list.split(',').map(fold);

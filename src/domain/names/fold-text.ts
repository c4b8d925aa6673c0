/** Letters that no accent makes of another one, and how people without them on their keyboard write them. */
const spellings: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const respelled = /[æœøßłđðþħıς]/g;

/** Marks over and under letters, and what no one sees: joiners, soft hyphens, byte order marks. */
const unseen =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u200B-\u200F\u2060\uFEFF]/g;
const apostrophes = /['’‘ʼʻʹ`´′]/g;
const hyphen = /[-‐‑‒–—−]/;
const hyphens = /[-‐‑‒–—−]/g;
/** Text that folding leaves as it is but for its blanks. */
const plain = /^[^'`\-\u0080-\uFFFF]*$/;

/**
 * A text as every search compares it: without case, accents, apostrophes and width, hyphens as blanks. 'José', 'JOSE' and
 * 'jose' are one, so are 'O’Brien' and 'obrien', 'Ødegaard' and 'odegaard'. The same in SQL: `fold_text`.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return withSingleBlanks(lower);
  const letters = lower
    // Before an acute that stands alone becomes a blank with an accent.
    .replace(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(unseen, '')
    .replace(respelled, letter => spellings[letter] ?? letter)
    .replace(hyphens, ' ');
  return withSingleBlanks(letters);
}

const withSingleBlanks = (text: string): string =>
  text.includes('  ') || /[^\S ]/.test(text) ? text.split(/\s+/).join(' ').trim() : text.trim();

/** Behind a word a comma stands as in a list of names, 'Zielińska, Anna'; within one it stays: '1,5'. */
const betweenWords = /[,;](?!\d)| /;

/** A search as the database takes it: folded whole, and its words; a blank one searches nothing. */
export const searchTerms = (search: string): { whole: string; words: string[] } => {
  const whole = foldText(search);
  return { whole, words: whole.split(betweenWords).filter(Boolean) };
};

/**
 * Whether texts hold what is searched for: as it stands, or each of its words at the beginning of one of theirs, in any order
 * ('garcia jo'). A blank search is found everywhere; what is hyphenated is found as one word too ('jeanluc').
 */
export function textSearch(search: string): (...texts: (string | null | undefined)[]) => boolean {
  const { whole, words } = searchTerms(search);
  const isIn = (text: string) =>
    text.includes(whole) || words.every(word => text.startsWith(word) || text.includes(` ${word}`));
  return (...texts) => {
    if (words.length === 0) return true;
    const all = texts.map(text => text ?? '').join('\n');
    return isIn(foldText(all)) || (hyphen.test(all) && isIn(foldText(all.replace(hyphens, ''))));
  };
}

/** The first letters of the first and the last word of a name (or of an e-mail address). */
export function initialsOf(name: string) {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._\p{Dash_Punctuation}]+/u)
      .filter(Boolean) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(word => firstCharacter(word ?? '').toLocaleUpperCase('en-US')).join('');
}

/** As it is seen: an emoji or a letter with its marks is one, of however many parts. Older browsers see the parts. */
function firstCharacter(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? '';
  return new Intl.Segmenter('en-US', { granularity: 'grapheme' }).segment(word).containing(0)?.segment ?? '';
}

/** The first letters of the first and the last word of a name (or of an e-mail address). */
export function initialsOf(name: string) {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/u)
      .filter(Boolean) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(word => Array.from(word ?? '')[0]?.toLocaleUpperCase('en-US') ?? '').join('');
}

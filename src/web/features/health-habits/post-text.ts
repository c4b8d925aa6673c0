/** Length of a post that its card may hold, in characters. */
const maxCardLength = 240;

/** The beginning of a text written in Markdown, without its marks, cut between two words. */
export function excerptOf(content: string): string {
  const text = withoutMarks(content.slice(0, 4 * maxCardLength));
  if (text.length <= maxCardLength) return text;
  const cut = text.slice(0, maxCardLength + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : maxCardLength).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Tags stay as they are: they are text. Headings go whole, as the title says what comes. */
const withoutMarks = (content: string): string =>
  content
    .replace(/^ {0,3}#{1,6}(?:\s.*)?$/gm, '')
    .replace(/^ {0,3}(?:[-*_] ?){3,}$/gm, '')
    .replace(/^\s*(?:>\s?|[-*+]\s+|\d{1,9}[.)]\s+)+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/(\*\*|__)(\S[^\n]*?)\1/g, '$2')
    .replace(/\*(\S[^*\n]*?)\*/g, '$1')
    .replace(/(^|[\s(])_(\S[^_\n]*?)_(?=[\s.,;:!?)]|$)/gm, '$1$2')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** At an adult's silent reading of English prose (Brysbaert 2019: 238 words a minute), six characters a word with its space. */
const charactersAMinute = 238 * 6;

export const minutesToRead = (length: number): number => Math.max(1, Math.round(length / charactersAMinute));

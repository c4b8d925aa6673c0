import { numberOfWord } from './number-words.ts';

const word = String.raw`(?:weeks?|wks?|woche|wochen|kw|semaines?|semanas?|settiman[ae]|weken|vecka|veckor|uger?|uker?|viikot|viikko|vko|tydzien|tygodnie|tydny|tyden|недел[яи]|hafta(?:lar)?|het|saptaman(?:a|i|ile)|sapt|주차|주|w)`;
const number = String.raw`(?:\d{1,3}|[a-z]{1,6}(?![\p{L}]))`;
const dash = String.raw`\s?(?:-|–|—|‑|‒|to|bis|a|through|thru|až|до)\s?`;
const and = String.raw`\s?(?:,|&|\+|and|und|et|y)\s?`;
const list = String.raw`#?\s?${number}(?:${dash}(?:(?:week|wk|w)\s?)?${number})?(?:${and}\d{1,3}(?!\s?[x×]|\d))*`;

const behindWord = new RegExp(
  String.raw`^${word}(?![\p{L}])\.?\s?(${list})(?![\p{L}\d]|\s?[x×*]\s?\d|%)`,
  'iu',
);
const alone = new RegExp(String.raw`^${word}(?![\p{L}])\.?\s?#?\s?([1-9]\d{0,2})(?![\p{L}\d])`, 'iu');
const shortForm = /^w\s?(\d{1,3})(?=$|[\s:.,d()–-])/i;
const beforeWord = new RegExp(
  String.raw`^(\d{1,3})(?:\.|st|nd|rd|th|e|ère|ere|eme|a|ª|º)?\s?${word}(?![\p{L}])`,
  'iu',
);
const japanese = /^第?\s?(\d{1,3})\s?週目?/;

/** As far as a heading goes. */
const longest = 80;

export type WeekSpec = { weeks: number[]; length: number };

/** The weeks that a folded text begins with: 'week 1', 'weeks 1-4', 'w3', '2. woche', 'week one'. */
export function weekSpecAt(text: string): WeekSpec | null {
  const start = text.slice(0, longest);
  const found =
    behindWord.exec(start) ?? shortForm.exec(start) ?? beforeWord.exec(start) ?? japanese.exec(start);
  if (!found) return null;
  const weeks = weeksOf(found[1] ?? '');
  if (weeks) return { weeks, length: found[0].length };
  // 'Week 1 – Monday' is no range.
  const first = alone.exec(start);
  return first && { weeks: [Number(first[1])], length: first[0].length };
}

/** The weeks of '1', '1-4', '1, 3 & 5', 'one'; null for anything else, and for more than two years. */
export function weeksOf(text: string): number[] | null {
  const weeks: number[] = [];
  for (const part of text.split(/,|&|\+|\band\b|\bund\b|\bet\b|\by\b/)) {
    const ends = part
      .split(/-|–|—|‑|‒|\bto\b|\bbis\b|\ba\b|\bthrough\b|\bthru\b|\baž\b|до/)
      .map(end => numberOfWord(end.replace(/^(?:week|wk|w)|[#\s]/g, '').trim()));
    const [from, to = from] = ends;
    if (ends.length > 2 || from === null || from === undefined || to === null || to === undefined)
      return null;
    if (from < 1 || to < from || to - from > 104) return null;
    for (let week = from; week <= to; week += 1) weeks.push(week);
  }
  return weeks.length > 0 ? [...new Set(weeks)] : null;
}

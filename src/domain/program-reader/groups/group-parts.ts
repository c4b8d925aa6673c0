/** Words that go on with the work of the exercise before. */
const more =
  /^(?:rest|rpe|rir|tempo|each|per|with|w|then|at|reps?|sets?|rounds?|sec|min|kg|lbs?|lb|amrap|max|drop(?: ?sets?|s)?|back-?offs?|to|of|off|on|or|x|r\d|t\d|hr|e)(?![\p{L}])/iu;

/** Whether words go on with the work of an exercise before them, and name none. */
export const goesOn = (text: string): boolean => more.test(text);

const shortest = 3;
const longest = 2_000;

/** The exercises of a line that says several: 'Row 3x10, Push-up 3x15', 'Row 3x10 + Push-up 3x15'. */
export function groupParts(text: string, signs = '+,;/&'): string[] {
  if (text.length > longest) return [text];
  const parts: string[] = [];
  for (const piece of text.split(signs === '+' ? /\s\+\s/ : /\s\+\s|[,;]\s|\s[/&]\s|\sand\s(?=[A-Z\d])/)) {
    const part = piece.trim();
    const before = parts.at(-1);
    if (before === undefined || namesOne(part)) parts.push(part);
    else parts[parts.length - 1] = `${before}, ${part}`;
  }
  const isEach =
    parts.every(part => /\p{L}{3}/u.test(part)) && (signs !== '+' || parts.every(part => /\d/.test(part)));
  return isEach ? parts : [text];
}

/** Whether a part begins with the name of an exercise, or with how often it is done. */
function namesOne(part: string): boolean {
  const text = part.replace(/^\d{1,4}\s?(?:m|km|cal|s|sec|min)?\s+(?=\p{L})/u, '');
  return /^\p{L}/u.test(text) && text.length >= shortest && !more.test(text);
}

/** 'Skullcrusher 3x10 ss/w Push-up 3x15' with its short form written out. */
export const withJoinsWritten = (text: string): string =>
  text.replace(/ (?:ss ?\/? ?w\/?|s\/s(?: ?w\/?)?) (?=\S)/gi, ' superset with ');

import type { NamedFinding } from './finding.ts';

type Look = { width: number; colours: boolean };

const marks = { ok: '✓', warning: '!', fault: '✗', skipped: '–' };
/** Green, yellow, red, grey. */
const colourCodes = { ok: 32, warning: 33, fault: 31, skipped: 90 };
const nameWidth = 18;
const indent = ' '.repeat(4 + nameWidth);
const narrowest = 60;
const widest = 100;

/** By this machine's own clock and zone, so that a wrong one shows. */
export const greeting = (now: Date): string =>
  `How Fellowship is, ${now.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}\n`;

/** A finding as lines that fit the terminal: the sentences stand in a column of their own. */
export function linesOf({ check, status, found, advice }: NamedFinding, { width, colours }: Look): string {
  const room = Math.min(Math.max(width, narrowest), widest) - indent.length;
  const mark = colours ? `\u001B[${colourCodes[status]}m${marks[status]}\u001B[0m` : marks[status];
  const [first = '', ...rest] = wrap(found, room);
  const doing = advice === undefined ? [] : wrap(advice, room - 2);
  return [
    `  ${mark} ${check.padEnd(nameWidth)}${first}`,
    ...rest.map(line => indent + line),
    ...doing.map((line, index) => `${indent}${index === 0 ? '→' : ' '} ${line}`),
  ].join('\n');
}

export function summary(findings: readonly NamedFinding[]): string {
  const countOf = (status: string) => findings.filter(finding => finding.status === status).length;
  const [faults, warnings] = [countOf('fault'), countOf('warning')];
  const isAllSeen = countOf('skipped') === 0;
  if (faults + warnings === 0) {
    return isAllSeen
      ? '\nAll is well.'
      : '\nNothing is wrong. A – is before what is not used here, or could not be tried.';
  }
  const words = [
    ...(faults > 0 ? [`${faults} ${faults === 1 ? 'fault' : 'faults'} (✗) to mend`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'} (!) to look at`] : []),
  ];
  return `\n${words.join(', ')}.\nDo what the arrows (→) say, then ask again.`;
}

/** Lines are broken between words; a word longer than the line stands alone. */
function wrap(text: string, room: number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= room)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

import { type PastedLine, readPasted } from '#domain/paste/read-pasted.ts';
import { type ExerciseIndex, matchExercise, type Nameable } from '#domain/shorthand/match-exercise.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';

/** A name that no exercise has, in how many lines it stands, and what it may mean. */
export type UnknownName = { name: string; lines: number; nearest: readonly Nameable[] };

/** In the order in which they come. */
export function unknownNames(lines: readonly PastedLine[], index: ExerciseIndex): UnknownName[] {
  const found = new Map<string, UnknownName>();
  for (const { text, why } of lines) {
    if (why === null) continue;
    const { name } = parseShorthand(text);
    const before = found.get(name);
    if (before) found.set(name, { ...before, lines: before.lines + 1 });
    if (before || name === '') continue;
    const match = matchExercise(name, index);
    if ('nearest' in match) found.set(name, { name, lines: 1, nearest: match.nearest });
  }
  return [...found.values()];
}

/** What was said since of lines that were not understood: how a line is to read, and which exercise a name means. */
export type Said = {
  fixed: Readonly<Record<number, string>>;
  meant: Readonly<Record<string, string>>;
};

/** The lines as they read with that. */
export function withSaid(
  lines: readonly PastedLine[],
  { fixed, meant }: Said,
  index: ExerciseIndex,
): PastedLine[] {
  return lines.map(line => {
    const text = fixed[line.line] ?? (line.why === null ? line.text : named(line.text, meant));
    if (text === line.text) return line;
    const again = readPasted(text, index, { week: line.week, day: line.day }).lines[0];
    return again
      ? { ...line, text: again.text, why: again.why }
      : { ...line, text, why: 'It names no exercise.' };
  });
}

function named(text: string, meant: Said['meant']): string {
  const { name } = parseShorthand(text);
  const exercise = Object.hasOwn(meant, name) ? meant[name] : undefined;
  if (exercise === undefined) return text;
  const at = text.indexOf(name);
  return text.slice(0, at) + exercise + text.slice(at + name.length);
}

/** Sections of a Liftosaur line besides its sets: 'Squat[1-4] / ...Bench Press / 80kg', 't1 / used: none / 4x3'. */
export type ScriptSections = {
  /** The line without these sections. */
  text: string;
  /** Of which exercise its sets are, and of which week and day where it says so. */
  reuse: { name: string; week: number | null; day: number | null } | null;
  weeks: number[] | null;
  /** Whether its sets are only for other lines to reuse. */
  isTemplate: boolean;
  superset: string | null;
};

const longest = 1_000;
const reused = /^\.\.\.\s?(?:[^:/]{1,20}:\s)?([^[\]]+?)\s?(?:\[(?:(\d{1,2}):)?(\d{1,2})\])?$/;
const repeated = /\s?\[(?:\d{1,2},\s?)?(\d{1,2})(?:-(\d{1,2}))?\]$/;
const maxWeeks = 104;

/** Null for any other line. */
export function scriptSections(text: string): ScriptSections | null {
  if (text.length > longest || !text.includes(' / ')) return null;
  const [head = '', ...sections] = text.split(/\s\/\s/).map(section => section.trim());
  const weeks = repeated.exec(head);
  const reuse = firstOf(sections, reused);
  const superset = firstOf(sections, /^superset:\s?(\S{1,20})$/i);
  const rest = sections.filter(section => ![reuse, superset].some(found => found?.[0] === section));
  const plain = rest.filter(section => !/^(?:used|warmup):\s?none$/i.test(section));
  if (weeks === null && reuse === null && superset === null && plain.length === sections.length) return null;
  return {
    text: [head.replace(repeated, ''), ...plain].join(' / '),
    reuse: reuse && {
      name: reuse[1] ?? '',
      week: reuse[2] === undefined ? null : Number(reuse[2]),
      day: reuse[3] === undefined ? null : Number(reuse[3]),
    },
    weeks: weeks && weeksOf(Number(weeks[1]), Number(weeks[2] ?? weeks[1])),
    isTemplate: sections.some(section => /^used:\s?none$/i.test(section)),
    superset: superset?.[1] ?? null,
  };
}

function firstOf(sections: readonly string[], expression: RegExp): RegExpExecArray | null {
  for (const section of sections) {
    const found = expression.exec(section);
    if (found) return found;
  }
  return null;
}

const weeksOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, Math.min(to - from + 1, maxWeeks)) }, (_, at) => from + at);

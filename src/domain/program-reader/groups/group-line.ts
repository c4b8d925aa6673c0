import type { GroupFormat, GroupKind } from '#domain/prescriptions/groups/group-format.ts';
import { fold } from '#domain/program-reader/fold.ts';

/** A group that a line announces, for the lines that follow it or for the text after its colon. */
export type GroupLine = { format: GroupFormat; reps: string[] | null; rest: string };

const longest = 200;

const known = new RegExp(
  [
    String.raw`every minute on the minute|every minute|e\d{0,2}mom|emom|amrap|as many rounds(?: and reps)? as possible|as many reps as possible`,
    String.raw`rounds? for time|for time|rft|for quality|rounds?|rds?|runden|tours?|rondas|vueltas|giri|super ?-?sets?|supersatz|superserie|tri ?-?sets?|giant sets?`,
    String.raw`circuits?|zirkel|complex|tabata|intervals?|intervalle|alternating|not for time|nft`,
    String.raw`time ?-?cap|cap|\d{1,3}(?::\d{2})? ?(?:minutes?|mins?|min|seconds?|secs?|sec|s|m|'|")(?![a-z])`,
    String.raw`\d{1,3}(?:-\d{1,3}){2,20}|\d{1,3}/\d{1,3}|\d{1,3}|reps?|sets?|minutes?|mins?`,
    String.raw`rest|pause|between|work|every|each|on|off|of|in|x|for|the|a|and|with|all|as|complete|perform|do|then|following|exercises|movements`,
  ].join('|'),
  'g',
);

/** Words that alone make a line a group; numbers and small words do not. */
const names: readonly (readonly [GroupKind, RegExp])[] = [
  ['emom', /every minute|\be\d{0,2}mom\b|\bemom\b|^every \d/],
  ['amrap', /\bamrap\b|as many r/],
  ['for-time', /for time|\brft\b|^\d{1,3}(?:-\d{1,3}){2,}/],
  ['intervals', /tabata|\bintervals?\b|\bintervalle\b|\d ?s?(?:ec)? ?on\b/],
  ['superset', /super ?-?set|supersatz|superserie|tri ?-?set|giant set|complex/],
  [
    'circuit',
    /circuit|zirkel|^\d{1,2} ?(?:x )?(?:rounds?|rds?|runden|tours|rondas|vueltas|giri|sets of|sets:)|^(?:rounds?|rds?) ?\d|\d rounds?$/,
  ],
];

/** The group that a line says, alone or before a colon; null where its words say more than that. */
export function groupLine(line: string): GroupLine | null {
  if (line.length > longest && line.indexOf(':') > longest) return null;
  const text = line.replace(/^[\s#>*_=~-]+/, '');
  const whole = text.length <= longest ? groupOf(text) : null;
  if (whole) return { ...whole, rest: '' };
  const colon = behindColon(text);
  const group = colon < 1 ? null : groupOf(text.slice(0, colon));
  if (group) return { ...group, rest: text.slice(colon + 1).trim() };
  return behindDash(text);
}

const dash = /\s[-‐‑–—]\s/;

/** 'Superset - Row 3x10 / Push-up 3x15'; runs are called 'Intervals - …' too. */
function behindDash(text: string): GroupLine | null {
  const found = dash.exec(text.slice(0, longest));
  const group = found && groupOf(text.slice(0, found.index));
  if (!group || group.format?.kind === 'intervals') return null;
  return { ...group, rest: text.slice(found.index + found[0].length).trim() };
}

/** The colon between a group and its exercises, not that of a time. */
function behindColon(text: string): number {
  let at = text.indexOf(':');
  while (at !== -1 && /\d/.test(text[at + 1] ?? '')) at = text.indexOf(':', at + 1);
  return at;
}

function groupOf(text: string): Omit<GroupLine, 'rest'> | null {
  const folded = fold(text).replace(/[’′]/g, "'").replace(/[”″]/g, '"');
  if (!/[a-z]{2}|^\d+-\d/.test(folded)) return null;
  const kind = names.find(([, name]) => name.test(folded))?.[0];
  if (kind === undefined) return null;
  const unsaid = folded.replace(known, ' ').replace(/[\s.,:;()[\]*_!/@+&–—-]+/g, '');
  // A letter may name the group.
  return /^[a-h]?$/.test(unsaid) ? { format: formatOf(kind, folded), reps: repsOf(folded) } : null;
}

function formatOf(kind: GroupKind, text: string): GroupFormat {
  const rounds = numberIn(
    text,
    /(\d{1,2}) ?(?:x )?(?:rounds?|rds?|rft|runden|tours|rondas|vueltas|giri|sets)|(?:rounds?|x) ?(\d{1,2})(?!\d|[:/]\d| ?(?:min|s))/,
  );
  const times = secondsIn(text);
  const reps = repsOf(text);
  const format: GroupFormat = { kind, rounds, workSeconds: null, restSeconds: null, capSeconds: null };
  switch (kind) {
    case 'emom':
      return emomOf(text, format, times);
    case 'amrap':
      return { ...format, rounds: null, capSeconds: times[0] ?? minutesAlone(text) };
    case 'for-time':
      return { ...format, rounds: reps?.length ?? rounds, capSeconds: times[0] ?? null };
    case 'intervals':
      return intervalsOf(text, format, times);
    default:
      return { ...format, restSeconds: /rest|pause/.test(text) ? (times.at(-1) ?? null) : null };
  }
}

function emomOf(text: string, format: GroupFormat, times: number[]): GroupFormat {
  const each = numberIn(text, /e(\d{1,2})mom/);
  const isEvery = /every \d/.test(text);
  const workSeconds = isEvery ? (times[0] ?? null) : each === null ? 60 : each * 60;
  const length =
    (isEvery ? times[1] : times[0]) ?? (isEvery ? null : minutesAlone(text.replace(/e\d+mom/, 'emom')));
  const said = /(?:^|[^a-z])x ?\d/.test(text) ? format.rounds : null;
  const rounds =
    said ?? (length === null || workSeconds === null ? format.rounds : Math.round(length / workSeconds));
  return { ...format, workSeconds, rounds: rounds === 0 ? null : rounds };
}

function intervalsOf(text: string, format: GroupFormat, [work, rest]: number[]): GroupFormat {
  if (text.includes('tabata'))
    return { ...format, rounds: format.rounds ?? 8, workSeconds: work ?? 20, restSeconds: rest ?? 10 };
  const pair = /(\d{1,3})\/(\d{1,3})/.exec(text);
  return {
    ...format,
    workSeconds: work ?? (pair ? Number(pair[1]) : null),
    restSeconds: rest ?? (pair ? Number(pair[2]) : null),
  };
}

/** 'EMOM 10', 'AMRAP 12': minutes. */
function minutesAlone(text: string): number | null {
  const found = /(?:mom|amrap)\D{0,5}(\d{1,3})(?![\d:-])|(\d{1,3})\D{0,3}(?:emom|amrap)/.exec(text);
  const minutes = found?.[1] ?? found?.[2];
  return minutes === undefined || minutes === '0' ? null : Number(minutes) * 60;
}

function secondsIn(text: string): number[] {
  return [
    ...text.matchAll(
      /(\d{1,3})(?::(\d{2}))? ?(minutes?|mins?|min|m(?![a-z])|seconds?|secs?|sec|s(?![a-z])|'|")|(\d{1,3}):(\d{2})/g,
    ),
  ].map(found => {
    if (found[4] !== undefined) return Number(found[4]) * 60 + Number(found[5]);
    const isMinutes = /^[m']/.test(found[3] ?? '');
    return isMinutes ? Number(found[1]) * 60 + Number(found[2] ?? 0) : Number(found[1]);
  });
}

const repsOf = (text: string): string[] | null =>
  /\d{1,3}(?:-\d{1,3}){2,}/.exec(text)?.[0].split('-') ?? null;

function numberIn(text: string, pattern: RegExp): number | null {
  const found = pattern.exec(text);
  const number = Number(found?.[1] ?? found?.[2] ?? 0);
  return number >= 1 && number <= 100 ? number : null;
}

/** 'Time cap: 8 min', 'Cap 20': of the group above, in seconds. */
export function capLineSeconds(line: string): number | null {
  if (line.length > 60) return null;
  const text = fold(line).replace(/[().]/g, ' ').trim();
  if (!/^(?:time ?cap|cap|time limit)\b/.test(text)) return null;
  const left = text.replace(/time|cap|limit|minutes?|mins?|min|[\d\s:'-]+/g, '');
  if (left !== '') return null;
  const minutes = numberIn(text, /(\d{1,3})/);
  return secondsIn(text)[0] ?? (minutes === null ? null : minutes * 60);
}

/** 'Rest 2 min between rounds': in a group it is the group's. */
export function restLineSeconds(line: string): number | null {
  if (line.length > 60) return null;
  const text = fold(line);
  if (!/^(?:rest|pause)\b/.test(text) || !/^[a-z0-9 :'.,-]+$/.test(text)) return null;
  const left = text.replace(
    /rest|pause|between|rounds?|sets?|after|each|then|of|minutes?|mins?|min|seconds?|secs?|sec|s\b|m\b|[\d\s:'.,-]+/g,
    '',
  );
  return left === '' ? (secondsIn(text)[0] ?? null) : null;
}

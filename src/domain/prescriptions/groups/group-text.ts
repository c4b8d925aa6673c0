import type { GroupFormat, GroupKind } from './group-format.ts';

export const groupKindNames: Record<GroupKind, string> = {
  superset: 'Superset',
  circuit: 'Circuit',
  emom: 'EMOM',
  amrap: 'AMRAP',
  'for-time': 'For time',
  intervals: 'Intervals',
};

/** A group in words: 'Superset A, 4 rounds', 'EMOM B, 12 min', 'AMRAP C, 15 min cap'. */
export const groupText = (label: string, format: GroupFormat): string =>
  [`${groupKindNames[format.kind]} ${label}`, ...termsOf(format)].join(', ');

function termsOf(format: GroupFormat): string[] {
  const { kind, rounds, workSeconds, restSeconds, capSeconds } = format;
  const terms = {
    rounds: rounds !== null && (rounds === 1 ? '1 round' : `${rounds} rounds`),
    work: workSeconds !== null && `${timeText(workSeconds)} work`,
    rest: restSeconds !== null && `${timeText(restSeconds)} rest`,
    cap: capSeconds !== null && `${timeText(capSeconds)} cap`,
  };
  switch (kind) {
    case 'emom':
      return emomTerms(rounds, workSeconds ?? minute);
    case 'intervals':
      return presentTerms(terms.rounds, terms.work, terms.rest);
    default:
      return presentTerms(terms.rounds, terms.rest, terms.cap);
  }
}

const presentTerms = (...terms: (string | false)[]) => terms.filter(term => term !== false);

const minute = 60;

/** Of whole minutes the length says it all. */
function emomTerms(rounds: number | null, seconds: number): string[] {
  if (seconds === minute) return rounds === null ? [] : [timeText(rounds * minute)];
  return [`every ${timeText(seconds)}`, ...(rounds === null ? [] : [`${rounds} times`])];
}

/** '12 min', '90 s', '1 min 40 s'. */
function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / minute);
  const rest = seconds % minute;
  if (seconds < 2 * minute && rest !== 0) return `${seconds} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

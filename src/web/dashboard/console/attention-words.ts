import type { getAttentionLists } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { daysBetween, formatDate, parsePlainDate, type PlainDate, weekdayOf } from '#domain/plain-date.ts';
import { dayOfInstant } from '#web/members/member-words.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';
import { capitalised } from '#web/ui/text/words.ts';

export type Lists = ResponseOf<typeof getAttentionLists>;
type Day = Lists['missed']['members'][number]['days'][number];
type State = Lists['memberships']['members'][number]['state'];

type Missed = { program: string | null; days: string[] };

/** What somebody missed, each program named once: 'Sat, Mar 14 · week 2 · Lower Body' of 'Iron Foundation'. */
export function missedByProgram(days: readonly Day[]): Missed[] {
  const programs: Missed[] = [];
  for (const day of days) {
    const before = programs.find(({ program }) => program === day.programName);
    if (before) before.days.push(dayWords(day));
    else programs.push({ program: day.programName, days: [dayWords(day)] });
  }
  return programs;
}

/** A day's name that is only its weekday, or its program's, says nothing more. */
function dayWords({ date, dayName, weekNumber, programName }: Day): string {
  const plain = parsePlainDate(date) ?? '';
  const weekday = capitalised(weekdayOf(plain));
  const day = `${weekday.slice(0, 3)}, ${formatDate(plain).replace(/, \d+$/, '')}`;
  const week = weekNumber === null ? '' : `week ${weekNumber}`;
  const name = dayName === weekday || dayName === programName ? '' : dayName;
  return [day, week, name].filter(Boolean).join(' · ');
}

/** When the last training day is, or was. */
export function endWords(lastDate: string, today: PlainDate): string {
  const date = parsePlainDate(lastDate) ?? today;
  const days = daysBetween(today, date);
  const on = formatDate(date);
  if (days < 0) return `Last day was ${on}`;
  if (days === 0) return 'Last day is today';
  return days === 1 ? `Last day is tomorrow, ${on}` : `Last day ${on}, in ${days} days`;
}

/** How a membership stands, with its date as it falls with the coach. */
export function membershipTold(state: State, at: string | null, zone: string): { tone: Tone; words: string } {
  const day = dayOfInstant(at, zone);
  const on = (word: string) => (day === null ? '' : ` ${word} ${day}`);
  switch (state) {
    case 'overdue':
      return { tone: 'danger', words: `Payment overdue${on('since')}` };
    case 'failed':
      return { tone: 'warning', words: `Payment failed${day === null ? '' : `, open until ${day}`}` };
    case 'ending':
      return { tone: 'info', words: `Ends${on('on')}` };
    default:
      return { tone: 'neutral', words: `Ended${on('on')}` };
  }
}

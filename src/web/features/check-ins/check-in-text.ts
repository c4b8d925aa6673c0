import type { listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import type { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type StoredAnswer, type QuestionPart, questionParts } from '#domain/check-ins/question.ts';
import { addDays, formatDate, mondayOf, type PlainDate } from '#domain/plain-date.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { numberText } from '#domain/measures/shown.ts';
import { typedWeightText } from '#web/measures/measure-text.ts';
import { weekdayName } from '#web/parts/training-day/words/day-text.ts';

export type DueCheckIn = NonNullable<ResponseOf<typeof getDueCheckIn>>;
export type Answered = ResponseOf<typeof listCheckInAnswers>;
export type AnsweredWeek = Answered['weeks'][number];
export type CheckInTrend = Answered['trends'][number];

/** The date it is due from, by which its drafts are kept. */
export const weekOf = ({ week }: { week: string }): PlainDate => week.slice(0, 10);

/** A check-in is named by the week of the calendars in which it is due: 'Week of Nov 9, 2026', from Monday. */
export const weekText = (answered: { week: string }): string =>
  `Week of ${formatDate(mondayOf(weekOf(answered)))}`;

export const partNames: Record<QuestionPart, string> = { body: 'Body', habits: 'Habits', spirit: 'Spirit' };

/** '7 of 10', '7.5 hours', '182 lb', or the words. A weight is in the reader's unit, with what was typed beside it. */
export function answerText(answer: StoredAnswer, unit: WeightUnit): string {
  const { kind, value, top, measure } = answer;
  if (kind === 'picture') return 'A picture';
  if (typeof value === 'string') return value;
  if (kind === 'scale') return `${value} of ${top}`;
  if (measure === 'weight')
    return typedWeightText({ weight: value, unit: answer.unit === 'kg' ? 'kg' : 'lb' }, unit);
  return withUnit(value, answer.unit);
}

const withUnit = (value: number, unit: string): string =>
  unit === '' ? numberText(value) : `${numberText(value)} ${unit}`;

/** What was answered, by what it is about, in the order of the check-in. */
export const byPart = <Row extends { part: QuestionPart }>(rows: readonly Row[]): [QuestionPart, Row[]][] =>
  questionParts.flatMap(part => {
    const ofPart = rows.filter(row => row.part === part);
    return ofPart.length > 0 ? [[part, ofPart] as [QuestionPart, Row[]]] : [];
  });

export const pointText = (trend: Pick<CheckInTrend, 'kind' | 'top' | 'unit'>, value: number): string =>
  trend.kind === 'scale' ? `${value} of ${trend.top}` : withUnit(value, trend.unit);

/** '+1.5' since the week before; null for the first. */
export function changeText({ points }: Pick<CheckInTrend, 'points'>): string | null {
  const [before, last] = points.slice(-2);
  if (!before || !last) return null;
  const change = last.value - before.value;
  if (Math.abs(change) < 0.005) return 'unchanged';
  return `${change > 0 ? '+' : '−'}${numberText(Math.abs(change))}`;
}

/** The same as its line, for who does not see it. */
export function trendText(trend: CheckInTrend): string {
  const [first] = trend.points;
  const last = trend.points.at(-1);
  if (!first || !last) return trend.text;
  if (trend.points.length === 1) return `${trend.text}: ${pointText(trend, last.value)}`;
  return `${trend.text}, ${trend.points.length} check-ins: from ${pointText(trend, first.value)} to ${pointText(trend, last.value)}`;
}

/** 'until tonight', 'until tomorrow', 'until Saturday' */
export function untilText(until: PlainDate, today: PlainDate): string {
  if (until <= today) return 'until tonight';
  return until === addDays(today, 1) ? 'until tomorrow' : `until ${weekdayName(until)}`;
}

import type { ResponseOf } from '#contract/endpoint.ts';
import type { getTrainingDay, listTrainingDays } from '#contract/training/training-days.ts';

/** A training day, planned and done. */
export type DayRecord = Omit<ResponseOf<typeof getTrainingDay>, 'beside'>;
export type ExerciseRecord = DayRecord['exercises'][number];
export type LogRecord = NonNullable<ExerciseRecord['log']>;
/** A day in a list. */
export type Session = ResponseOf<typeof listTrainingDays>[number];

type Named = Pick<DayRecord, 'kind' | 'dayName' | 'programName'>;

/** Names of days that belong to no program. */
const unplannedLabels: Partial<Record<DayRecord['kind'], { name: string; place: string }>> = {
  daily: { name: 'Single exercises', place: 'For this day only, in addition to any program' },
  own: { name: 'Own exercises', place: 'Added by the member, in addition to what was prescribed' },
};

/** The name of the day: its own, else its program's. */
export const nameOfDay = ({ kind, dayName, programName }: Named): string =>
  unplannedLabels[kind]?.name ?? (dayName || programName);

/** 'Week 2 · Iron Foundation', beside the day's own name. */
export function contextOfDay(day: Named & Pick<DayRecord, 'weekNumber'>): string {
  const place = unplannedLabels[day.kind]?.place;
  if (place !== undefined) return place;
  const program = day.dayName && day.dayName !== day.programName ? day.programName : null;
  return [day.weekNumber === null ? null : `Week ${day.weekNumber}`, program].filter(Boolean).join(' · ');
}

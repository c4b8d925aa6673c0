import type { ResponseOf } from '#contract/endpoint.ts';
import { getDraft, publishDraft, saveDraft } from '#contract/programs/drafts.ts';
import type { Weekday } from '#domain/plain-date.ts';
import type { BodyOf, Person } from './people.ts';

export type Draft = ResponseOf<typeof getDraft>;
type DraftDay = Draft['weeks'][number]['days'][number];

type Program = { id: string };

/** Changes what a draft says, or begins one: reads it, and saves it changed. */
export async function redraft(
  coach: Person,
  { id }: Program,
  change: (draft: Draft) => object,
): Promise<Draft> {
  const draft = await coach.get(getDraft, { params: { id } });
  const body = change(draft) as Draft;
  return coach.get(saveDraft, { params: { id }, body }, { 'if-match': String(draft.revision) });
}

/** A draft with another day in it; fields left out of the day stay. */
export function withDay(draft: Draft, weekNumber: number, weekday: Weekday, said: object): Draft {
  const changed = (day: DraftDay) => (day.dayOfWeek === weekday ? { ...day, ...said } : day);
  const weeks = draft.weeks.map(week =>
    week.weekNumber === weekNumber ? { ...week, days: week.days.map(changed) } : week,
  );
  return { ...draft, weeks };
}

export const dayIn = <Day extends { dayOfWeek: Weekday }>(
  { weeks }: { weeks: { days: Day[] }[] },
  weekNumber: number,
  weekday: Weekday,
) => weeks[weekNumber - 1]?.days.find(({ dayOfWeek }) => dayOfWeek === weekday);

export const publish = async (coach: Person, { id }: Program, body: BodyOf<typeof publishDraft> = {}) =>
  (await coach.get(publishDraft, { params: { id }, body })).version;

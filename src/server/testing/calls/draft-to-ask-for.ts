import { getDraft, publishDraft, saveDraft } from '#contract/programs/drafts.ts';
import type { Person } from '#server/testing/people.ts';

/** A program of which version 1 is published, and that has a draft again; no day of it is another than before. */
export async function draftToAskFor(coach: Person, { id }: { id: string }, marker: string) {
  const params = { id };
  const save = async (description: string) =>
    coach.get(saveDraft, { params, body: { ...(await coach.get(getDraft, { params })), description } });
  await save('First');
  const { version } = await coach.get(publishDraft, { params, body: { note: marker } });
  const { revision, name, numWeeks, weeks } = await save('Second');
  // A day of it, for the walks that damage each field in turn.
  const day = weeks[0]?.days.find(({ exercises }) => exercises.length > 0);
  const few = day ? [{ weekNumber: 1, days: [{ ...day, exercises: day.exercises.slice(0, 1) }] }] : [];
  return { version, body: { revision, name, description: 'Third', numWeeks, weeks: few } };
}

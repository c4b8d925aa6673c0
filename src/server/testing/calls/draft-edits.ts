import { discardDraft, getDraft, publishDraft, saveDraft, takeLive } from '#contract/programs/drafts.ts';
import { restoreVersion } from '#contract/programs/versions.ts';
import {
  changeTrainingDay,
  followProgramAgain,
  listComingTrainingDays,
} from '#contract/training/own-days.ts';
import { weekdays } from '#domain/plain-date.ts';
import type { BodyOf, Person } from '#server/testing/people.ts';
import { withDay } from '#server/testing/drafts.ts';
import { fiveByFive } from '#server/testing/training.ts';

type Thing = { id: string };
export type Drafted = { program: Thing; member: Person; exercises: Thing[] };

/** Saves a draft in which one day has other exercises, and now and then there are more or fewer weeks. */
export async function draftSomething(
  coach: Person,
  { program, exercises }: Drafted,
  pick: number,
): Promise<void> {
  const { status, body } = await coach.ask(getDraft, { params: { id: program.id } });
  if (status !== 200) return;
  const weekday = weekdays[pick % 7] ?? 'monday';
  const chosen = exercises.slice(pick % 2, 1 + (pick % 3));
  const changed = withDay(body, 1 + (pick % body.numWeeks), weekday, { exercises: fiveByFive(...chosen) });
  const numWeeks = pick % 4 === 0 ? 1 + (pick % 5) : body.numWeeks;
  const weeks = changed.weeks.filter(({ weekNumber }) => weekNumber <= numWeeks);
  await coach.ask(saveDraft, { params: { id: program.id }, body: { ...changed, numWeeks, weeks } });
}

async function publishSomething(
  coach: Person,
  world: Drafted,
  pick: number,
  reach: NonNullable<BodyOf<typeof publishDraft>['reach']>,
): Promise<void> {
  const params = { id: world.program.id };
  await draftSomething(coach, world, pick);
  await coach.ask(takeLive, { params, body: {} });
  await coach.ask(publishDraft, { params, body: { reach } });
}

/** A coming training day of theirs, where there is any. */
async function comingDay({ member }: Drafted, pick: number): Promise<string | undefined> {
  const input = { params: { userId: member.id }, query: { days: 28 } };
  const { status, body } = await member.ask(listComingTrainingDays, input);
  return status === 200 ? body[pick % Math.max(1, body.length)]?.id : undefined;
}

type Edit = (coach: Person, world: Drafted, pick: number) => Promise<unknown>;

/** The coaches' changes to drafts, versions and single days. Some are refused, as they may be. */
export const draftEdits: Record<string, Edit> = {
  'write a draft': draftSomething,
  'publish a draft for all': (coach, world, pick) => publishSomething(coach, world, pick, 'all'),
  'publish a draft for none': (coach, world, pick) => publishSomething(coach, world, pick, 'none'),
  'publish a draft for them': (coach, world, pick) => publishSomething(coach, world, pick, [world.member.id]),
  'take live edits into the draft': (coach, { program: { id } }) =>
    coach.ask(takeLive, { params: { id }, body: {} }),
  'throw the draft away': (coach, { program: { id } }) => coach.ask(discardDraft, { params: { id } }),
  'publish a former version': async (coach, { program: { id } }, pick) => {
    const params = { id, version: String(pick % 4) };
    const { status } = await coach.ask(restoreVersion, { params, body: { replace: true } });
    if (status === 200) await coach.ask(publishDraft, { params: { id }, body: {} });
  },
  'give them another day': async (coach, world, pick) => {
    const id = await comingDay(world, pick);
    const body = fiveByFive(...world.exercises.slice(0, 1 + (pick % 3)));
    return id && coach.ask(changeTrainingDay, { params: { id }, body });
  },
  'let a day follow again': async (coach, world, pick) => {
    const id = await comingDay(world, pick);
    return id && coach.ask(followProgramAgain, { params: { id } });
  },
};

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAssignments, updateAssignment } from '#contract/assignments.ts';
import { getAttentionOf } from '#contract/coaching/attention.ts';
import { getMember } from '#contract/members.ts';
import { dateIn, formatDate, parsePlainDate } from '#domain/plain-date.ts';
import { editedOf, ofOtherStatus } from '#web/screens/assignments/edit-plan.ts';
import { nextText, trainedText } from '#web/features/attention/round-text.ts';
import { lastTrainedText, nextTrainingText } from '#web/parts/people/member-page-text.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { coachZone, givenFiveZones, moments } from './five-zones.twin.ts';
import { type Look, lookAt } from './look.twin.ts';
import { standingFigures } from './standing-figures.twin.ts';
import { trainingFigures } from './training-figures.twin.ts';

const figures = [...trainingFigures, ...standingFigures];

let given: Awaited<ReturnType<typeof givenFiveZones>>;
beforeAll(async () => {
  given = await givenFiveZones();
});
afterAll(() => given.testApp.close());

/** What each place shows of each figure, by the names of both. */
async function read(look: Look) {
  const shown: Record<string, Record<string, unknown>> = {};
  for (const { name, places } of figures) {
    const found = await Promise.all(
      Object.entries(places).map(async ([place, tell]) => [place, await tell(look)]),
    );
    shown[name] = Object.fromEntries(found) as Record<string, unknown>;
  }
  return shown;
}

/** The figures of which not all places show the same. */
const disagreeing = (shown: Awaited<ReturnType<typeof read>>) =>
  Object.entries(shown).filter(
    ([, places]) => new Set(Object.values(places).map(value => JSON.stringify(value))).size > 1,
  );

/** What is near to a member's day, as their coach reads it in the round and on their page. */
async function nearWords({ coach, id, today, now }: Look): Promise<string[]> {
  const days = { theirs: today, readers: dateIn(coachZone, now) };
  const member = await coach(getAttentionOf, { params: { memberId: id } });
  const person = await coach(getMember, { params: { id } });
  return [
    // They stand in one line.
    `${trainedText(member, days)} ${nextText(member, days)}`,
    lastTrainedText(person, days),
    nextTrainingText(person, days),
  ];
}

const told = new Map<string, unknown[]>();

describe.each(moments)('at $name', ({ zone, now, ...moment }) => {
  let looks: Look[];
  beforeAll(async () => {
    await given.before({ zone, now, ...moment });
    looks = lookAt(given.coach, coachZone, given.members, now);
  });

  it('every place shows the same of each figure', async () => {
    for (const look of looks) {
      const shown = await read(look);
      expect.soft(disagreeing(shown), `of the member in ${look.zone}`).toEqual([]);
      for (const [name, places] of Object.entries(shown))
        told.set(name, [...(told.get(name) ?? []), Object.values(places)[0]]);
    }
  });

  it("today and yesterday are the member's, and say so where the coach has another date", async () => {
    const readers = dateIn(coachZone, now);
    for (const look of looks)
      for (const words of (await nearWords(look)).filter(text => /today|yesterday/i.test(text)))
        expect
          .soft(/\(\w{3}, \w{3} \d+ for them\)/.test(words), `${words} (${look.zone})`)
          .toBe(look.today !== readers);
  });

  it('no next session is told of a day before the coach’s own, unless it is said to be theirs', async () => {
    const readers = dateIn(coachZone, now);
    for (const { coach, id, today } of looks) {
      const member = await coach(getAttentionOf, { params: { memberId: id } });
      const date = parsePlainDate(member.nextTrainingOn ?? '');
      if (date === null || date >= readers) continue;
      expect
        .soft(nextText(member, { theirs: today, readers }))
        .toBe(`Next today (${shortDay(date)} for them)`);
    }
  });

  it('a pause begins on the day that its dialog names', async () => {
    const person = given.members.find(one => one.zone === zone)?.person;
    const cardNow = async () =>
      (await given.coach.get(listAssignments, {})).find(
        one => one.memberId === person?.id && one.ahead?.standing === 'active',
      );
    const card = await cardNow();
    if (!person || !card) throw new Error('Everyone has a program that runs');
    const today = dateIn(card.ahead?.timeZone ?? '', now);
    const [sentence] = ofOtherStatus(card, { ...editedOf(card), status: 'paused' }, today);
    const change = (status: 'paused' | 'active') =>
      given.coach.get(updateAssignment, { params: { id: card.id }, body: { status } });
    const paused = await change('paused');
    const [shown] = (await person.get(listAssignments, {})).filter(({ id }) => id === card.id);
    await change('active');
    expect(sentence).toContain(`From ${formatDate(paused.pausedOn ?? '')} on`);
    expect(shown?.pausedOn).toBe(paused.pausedOn);
  });
});

it('of every figure there was something to tell', () => {
  expect([...told].filter(([, values]) => values.every(isNothing)).map(([name]) => name)).toEqual([]);
});

const isNothing = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : [null, 0, false, ''].includes(value as null);

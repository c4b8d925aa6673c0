import { expect, it } from 'vitest';
import { getAttention } from '#contract/coaching/attention.ts';
import { allReasons } from '#domain/attention/attention-reasons.ts';
import { onTrack } from '#domain/attention/attention-facts.twin.ts';
import { usualAttention } from '#domain/attention/attention-settings.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { liftFacts } from '#domain/strength/lift-facts.twin.ts';
import { strengthStatus } from '#domain/strength/strength-status.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach } from '#server/testing/people.ts';
import { type LiftLogged, withRandomLifts } from '#server/testing/random-lifts.ts';

const now = new Date('2026-03-18T10:30:00Z');

/** By the rules, from all that was ever logged. */
function inTrouble({ id, name, e1rms }: LiftLogged, today: PlainDate) {
  const facts = liftFacts(e1rms, today);
  if (facts === null) return [];
  const { status, changePercent } = strengthStatus(facts, today, 'lb');
  if (status !== 'Declining' && status !== 'Plateau') return [];
  const since = addDays(today, facts.recent[0]?.day ?? facts.lastDay);
  return [{ exerciseId: id, exerciseName: name, status, changePercent, since }];
}

it('the round names of any histories the lift that the rules name of the whole of them', async () => {
  const testApp = await appForThisTest({ now });
  const coach = await aCoach(testApp);
  await withRandomLifts(testApp, coach, async ({ memberId, today, lifts }) => {
    const facts = { ...onTrack(now), today, lifts: lifts.flatMap(lift => inTrouble(lift, today)) };
    const settings = usualAttention;
    const expected = allReasons({ facts, settings, reader: { unit: 'lb', distance: 'mi', zone: 'UTC' } });
    const { members } = await coach.get(getAttention, {});
    const found = members.find(member => member.memberId === memberId)?.reasons ?? [];
    expect(found.filter(({ kind }) => kind === 'declining' || kind === 'plateau')).toEqual(
      expected.map(({ kind, text, since }) => ({ kind, text, since: since.toISOString(), seen: false })),
    );
  });
});

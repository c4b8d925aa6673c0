import { activateSubscription } from '#contract/members.ts';
import type { TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';

export type Cast = Record<
  'stranger' | 'withoutMembership' | 'expired' | 'trialing' | 'member' | 'another' | 'coach',
  Person
>;

export async function everyKindOfPerson(testApp: TestApp, stranger: Person): Promise<Cast> {
  const coach = await aCoach(testApp);
  const [withoutMembership, expired, trialing] = [
    await aMember(testApp, coach, { active: false }),
    await aMember(testApp, coach, { active: false }),
    await aMember(testApp, coach, { active: false }),
  ];
  await coach.get(activateSubscription, { params: { id: expired.id }, body: { durationDays: 1 } });
  const yesterday = new Date(testApp.clock.now.getTime() - 86_400_000);
  await testApp.db.$client.query('update users set subscription_expires_at = $2 where id = $1', [
    expired.id,
    yesterday,
  ]);
  await testApp.db.$client.query(`update users set subscription_status = 'trialing' where id = $1`, [
    trialing.id,
  ]);
  const [member, another] = [await aMember(testApp, coach), await aMember(testApp, coach)];
  return { stranger, withoutMembership, expired, trialing, member, another, coach };
}

import { expect, it } from 'vitest';
import { listMembers } from '#contract/members.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';

it('lists Élise and Øyvind where the alphabet has them, not behind Z', async () => {
  const testApp = await appForThisTest();
  const coach = await aCoach(testApp);
  for (const firstName of ['Zoe', 'Øyvind', 'Élise', 'adam', 'Olaf', 'Pia'])
    await aMember(testApp, coach, { firstName });
  const members = (await coach.get(listMembers, {})).filter(({ role }) => role === 'member');
  expect(members.map(({ firstName }) => firstName)).toEqual([
    'adam',
    'Élise',
    'Olaf',
    'Øyvind',
    'Pia',
    'Zoe',
  ]);
});

import type { GroupColour } from '#domain/groups.ts';
import type { Database } from '#server/database/database.ts';
import { addToGroup, insertGroup } from '#server/groups/queries.ts';
import type { DemoPerson } from './people/people.ts';
import type { Enrolled } from './training/assign-programs.ts';

type DemoGroup = { name: string; colour: GroupColour; holds: (person: DemoPerson) => boolean };

/** The coach keeps together who wants the same look: by when they train, how they stand, how new they are. */
const demoGroups: readonly DemoGroup[] = [
  { name: 'First weeks', colour: 'green', holds: ({ joinedDaysAgo }) => joinedDaysAgo <= 31 },
  { name: 'Stuck lifts', colour: 'amber', holds: ({ plateau }) => plateau !== undefined },
  { name: 'Founding members', colour: 'violet', holds: ({ isFoundingMember }) => isFoundingMember },
];

export async function makeGroups(
  tx: Database,
  enrolled: readonly Enrolled[],
  createdAt: Date,
): Promise<void> {
  for (const { holds, ...named } of demoGroups) {
    const id = await insertGroup(tx, { ...named, createdAt });
    const members = enrolled.filter(({ person }) => holds(person));
    await addToGroup(
      tx,
      id,
      members.map(({ memberId }) => memberId),
    );
  }
}

import type { Database } from '#server/database/database.ts';
import { insertNote } from '#server/notes/queries.ts';
import { daysAgo } from './founding/founding.ts';
import type { Enrolled } from './training/assign-programs.ts';

/** What the coach would want to know before the next word to them, by first name; so many days ago. */
const demoNotes: Record<string, readonly [days: number, text: string][]> = {
  Peter: [
    [
      41,
      'Works nights every third week. Do not read much into the numbers of those days; ask how he slept first.',
    ],
    [
      9,
      'Called him about the knee: it is the stairs at work, not the squat. Box squats to parallel until it is quiet, and he tells me at once above 4 of 10.',
    ],
    [2, 'Bench: suggested two weeks of close grip. He would rather grind. Ask again on Friday.'],
  ],
  Sarah: [
    [60, 'Goal she told nobody else: a pull-up before her birthday in spring. Keep the rows heavy.'],
    [6, 'Wants hard numbers, no cheering. Answer with the log.'],
  ],
  Eunice: [
    [12, 'Paused: her mother is in hospital. No reminders. I write to her on the first of the month.'],
  ],
  Chloe: [
    [5, 'First week. Never had a bar in her hands; learns fast by watching. Film her third squat session.'],
  ],
  Micah: [[18, 'Says 9 when it was 7. Take his effort with a grain of salt, and look at bar speed.']],
};

export async function writeNotes(
  tx: Database,
  enrolled: readonly Enrolled[],
  { coachId, now }: { coachId: string; now: Date },
): Promise<void> {
  for (const { person, memberId } of enrolled) {
    for (const [days, text] of demoNotes[person.firstName] ?? [])
      await insertNote(tx, { memberId, authorId: coachId, text, createdAt: daysAgo(now, days) });
  }
}

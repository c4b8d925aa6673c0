/** A member's week from Monday to Sunday, and what is planned for the one that begins. */
export type MembersWeek = { trained: number; planned: number; ahead: number };

/** A sentence, and the rest of a letter; null where there is nothing to say. */
export function membersSummary({
  trained,
  planned,
  ahead,
}: MembersWeek): { text: string; more: string } | null {
  if (trained === 0 && planned === 0 && ahead === 0) return null;
  const done =
    trained === 0
      ? 'Last week you did not train'
      : `Last week you trained ${planned < trained ? timesText(trained) : `on ${trained} of ${planned} planned ${planned === 1 ? 'day' : 'days'}`}`;
  return {
    text: done,
    more:
      ahead === 0 ? 'Nothing is planned for this week yet.' : `${sessionsText(ahead)} planned for this week.`,
  };
}

export type CoachsWeek = {
  members: number;
  /** Members who trained, by name. */
  trained: readonly string[];
  /** The number who wait for a coach in the round, and the first of them by name. */
  waiting: number;
  waitingFirst: readonly string[];
};

/** No more names than these: the rest is a number. */
const maxNamed = 10;

export function coachsSummary({ members, trained, waiting, waitingFirst }: CoachsWeek): {
  text: string;
  more: string;
} {
  const need = waiting === 0 ? 'nobody needs you' : `${waiting} ${waiting === 1 ? 'needs' : 'need'} you`;
  return {
    text: `Last week ${trained.length} of ${members} ${members === 1 ? 'member' : 'members'} trained, ${need}`,
    more: [
      ...(trained.length > 0 ? [`Trained: ${named(trained, trained.length)}.`] : []),
      ...(waiting > 0 ? [`In your round: ${named(waitingFirst, waiting)}.`] : []),
    ].join('\n'),
  };
}

function named(names: readonly string[], count: number): string {
  const shown = names.slice(0, maxNamed);
  const others = count - shown.length;
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(', ');
}

const timesText = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const sessionsText = (count: number) => (count === 1 ? 'One session is' : `${count} sessions are`);

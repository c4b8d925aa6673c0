import { multiWeekProgram } from '#contract/programs.ts';
import type { Assignment } from '#web/parts/assign/assignment-text.ts';
import { counted } from '#web/ui/text/words.ts';

/** The members that a change of a workout's exercises reaches, as long as nothing else is chosen. */
export function belongsTo(members: number | undefined): string {
  if (members === undefined) return 'Changes to this workout reach everyone who has it.';
  if (members === 0) return 'Nobody has this workout now; whoever gets it later gets it as it is then.';
  return members === 1
    ? 'This workout belongs to 1 member, and to whoever gets it later.'
    : `This workout belongs to ${counted(members, 'member')}: changes reach all.`;
}

/** The reason why no copy can be made for the member alone; null where one can. */
export function whyNotOwn(
  { workoutId, status }: Pick<Assignment, 'workoutId' | 'status'>,
  chosen: { id: string },
): string | null {
  if (chosen.id !== workoutId) return 'Save the other program first to change it for this member alone.';
  return status === 'completed' ? 'This assignment is completed: none of its days is left to change.' : null;
}

/** Said above the exercises of a copy. */
export const ownText = (member: string, programType: string): string =>
  programType === multiWeekProgram
    ? `This is ${member}’s own copy: changes reach nobody else. Its weeks are edited in Programs.`
    : `This is ${member}’s own copy: changes reach nobody else.`;

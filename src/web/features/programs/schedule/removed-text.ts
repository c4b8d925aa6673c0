import { counted } from '#web/ui/text/words.ts';

/** 'Removed Back Squat from Monday. 14 members have it today.' */
export function removedText(what: string, day: string, membersToday = 0): string {
  const removed = `Removed ${what} from ${day}.`;
  if (membersToday === 0) return removed;
  return `${removed} ${counted(membersToday, 'member')} ${membersToday === 1 ? 'has' : 'have'} it today.`;
}

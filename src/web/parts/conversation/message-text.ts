import {
  addDays,
  dateIn,
  formatDate,
  formatTime,
  parsePlainDate,
  type PlainDate,
} from '#domain/plain-date.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import type { About, Message } from './use-messages.ts';

/** 'Today', 'Yesterday', 'Mon, Nov 2', with the year where it is another. */
export function dayText(date: PlainDate, today: PlainDate): string {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? shortDay(date) : `${shortDay(date)}, ${formatDate(date).slice(-4)}`;
}

/** In a list: the time of a message from today, else the day. */
export function sentText(at: string, zone: string, today: PlainDate): string {
  const date = dateIn(zone, Date.parse(at));
  return date === today ? formatTime(at, zone) : dayText(date, today);
}

/** 'Squat, set 3 · Mon, Nov 2'; a day by its own name, else its program's. */
export function aboutText(about: About, today: PlainDate): string {
  const date = parsePlainDate(about.date) ?? today;
  return `${partText(about)} · ${dayText(date, today)}`;
}

/** The part of a day that it is about: 'Squat, set 3', or the day. */
export const partText = ({ exerciseName, setNum, dayName, programName }: About): string =>
  `${exerciseName ?? (dayName || programName)}${setNum === null ? '' : `, set ${setNum}`}`;

/** The author as the reader knows them: 'You', a name, or the side of someone who is gone. */
export function authorText({ authorId, authorName, isFromCoach }: Message, readerId: string): string {
  if (authorId === readerId) return 'You';
  return authorName ?? (isFromCoach ? 'Coach' : 'Member');
}

/** '3 unread', '99+ unread'. */
export const unreadText = (unread: number): string => `${badgeText(unread)} unread`;

export const badgeText = (unread: number): string => (unread > 99 ? '99+' : String(unread));

type MessageWithDividers = {
  message: Message;
  date: PlainDate;
  startsDay: boolean;
  isFirstNew: boolean;
  isNamed: boolean;
};

/**
 * Messages, oldest first, each with what stands above it: the day where another begins, a mark where the first unread
 * one of others stands, and the name where the author changes.
 */
export function withDividers(
  newestFirst: readonly Message[],
  { zone, readerId, readUpTo }: { zone: string; readerId: string; readUpTo: string | null },
): MessageWithDividers[] {
  let before: MessageWithDividers | undefined;
  let isMarked = readUpTo === null;
  return newestFirst.toReversed().map(message => {
    const date = dateIn(zone, Date.parse(message.createdAt));
    const startsDay = date !== before?.date;
    const isNew = readUpTo !== null && message.createdAt > readUpTo && message.authorId !== readerId;
    const isFirstNew = isNew && !isMarked;
    isMarked ||= isFirstNew;
    const goesOn =
      before?.message.authorId === message.authorId && before.message.isFromCoach === message.isFromCoach;
    before = { message, date, startsDay, isFirstNew, isNamed: startsDay || isFirstNew || !goesOn };
    return before;
  });
}

import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { lastTrained } from '#domain/training/status/last-trained.ts';
import { cx } from '#web/ui/look/cx.ts';
import { counted } from '#web/ui/text/words.ts';
import { trainedOn } from './member-filter.ts';
import type { Member } from '#web/parts/people/member-text.ts';

type TrainedLastProps = { member: Member; today: PlainDate };

/** The date when a member trained last, and what they missed lately; nothing for a coach. */
export function TrainedLast({ member, today }: TrainedLastProps) {
  if (member.role === 'admin') return null;
  const date = trainedOn(member);
  const isLongAgo = lastTrained(date, today) === 'long-ago';
  return (
    <>
      <span className="@4xl:hidden">{date === null ? 'Trained ' : 'Trained last '}</span>
      <span className={date === null ? 'text-faint' : cx(isLongAgo && 'text-warning')}>
        {date === null ? <span className="@max-4xl:lowercase">Never</span> : formatDate(date)}
      </span>
      {member.missedDays > 0 && (
        <span className="block text-xs text-warning">Missed {counted(member.missedDays, 'day')}</span>
      )}
    </>
  );
}

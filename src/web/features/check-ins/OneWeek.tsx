import { ChevronRight } from 'lucide-react';
import { dateIn, formatDate } from '#domain/plain-date.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { type AnsweredWeek, weekText } from './check-in-text.ts';
import { WeekAnswers } from './WeekAnswers.tsx';

/** A week's answers, folded to a line. */
export function OneWeek({ week }: { week: AnsweredWeek }) {
  const { answeredAt, answers, pictures } = week;
  const { user } = useCurrentUser();
  const answeredOn = formatDate(dateIn(user?.timeZone ?? 'UTC', Date.parse(answeredAt)));
  return (
    <details className="group/week border-b border-line last:border-b-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-transform group-open/week:rotate-90"
        />
        <span className="min-w-0 flex-1">{weekText(week)}</span>
        <span className="text-sm text-faint max-sm:hidden">answered {answeredOn}</span>
      </summary>
      <div className="pb-4 pl-6">
        <WeekAnswers answers={answers} pictures={pictures} />
      </div>
    </details>
  );
}

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { weekdayName } from '#web/parts/training-day/words/day-text.ts';
import type { CalendarStatus } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DayStatusLegend } from '#web/ui/calendar/DayStatusMark.tsx';
import { cx } from '#web/ui/look/cx.ts';
import {
  type Course,
  currentWeek,
  timelineWeeks,
  type TimelineWeek,
  weekSpan,
  weekToShow,
} from './timeline.ts';
import { TimelineDayButton } from './TimelineDayButton.tsx';

type TimelineProps = {
  course: Course;
  calendar: CalendarStatus;
  today: PlainDate;
  onOpen: (date: PlainDate) => void;
};

/** The name beside the week's days where there is room for it, else above them. */
const rowGrid = 'grid @2xl:grid-cols-[8.5rem_minmax(0,1fr)] @2xl:items-center @2xl:gap-x-3';

/** A row for each week. A phone shows the current one first, and all of them when asked. */
export function Timeline({ course, calendar, today, onOpen }: TimelineProps) {
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const weeks = timelineWeeks(course, calendar, today);
  const shown = weekToShow(course, calendar, today);
  const current = currentWeek(course, calendar, today);
  return (
    <div className="grid gap-3">
      {/* On the narrowest phones the days reach the edges of the card, so that each is 40 px wide. */}
      <div className="@max-2xl:-mx-(--card-pad) @max-2xl:@min-[20.5rem]:px-2">
        <WeekdayLetters week={weeks[0]} />
        <ol id={listId} className="grid gap-3 @2xl:gap-1.5">
          {weeks.map(week => (
            <WeekRow
              key={week.weekNumber}
              week={week}
              today={today}
              isCurrent={week.weekNumber === current}
              className={week.weekNumber !== shown && !isWhole ? '@max-2xl:hidden' : undefined}
              onOpen={onOpen}
            />
          ))}
        </ol>
      </div>
      {weeks.length > 1 && (
        <Button
          variant="ghost"
          aria-expanded={isWhole}
          aria-controls={listId}
          className="@2xl:hidden"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? `Only week ${shown}` : `All ${weeks.length} weeks`}
          <ChevronDown aria-hidden="true" className={cx('transition-transform', isWhole && 'rotate-180')} />
        </Button>
      )}
      <DayStatusLegend className="@max-2xl:justify-center @2xl:pl-37" />
    </div>
  );
}

/** Every week begins on the same weekday, so they stand once. A phone has them on the days themselves. */
function WeekdayLetters({ week }: { week: TimelineWeek | undefined }) {
  return (
    <div aria-hidden="true" className={cx(rowGrid, 'pb-1 text-center text-xs text-faint @max-2xl:hidden')}>
      <div className="grid grid-cols-7 @2xl:col-start-2">
        {week?.days.map(({ date }) => (
          <span key={date}>{weekdayName(date).slice(0, 3)}</span>
        ))}
      </div>
    </div>
  );
}

type WeekRowProps = {
  week: TimelineWeek;
  today: PlainDate;
  isCurrent: boolean;
  className: string | undefined;
  onOpen: (date: PlainDate) => void;
};

function WeekRow({ week, today, isCurrent, className, onOpen }: WeekRowProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className={cx(rowGrid, className)}>
      <p className="flex items-baseline justify-between gap-2 py-1 text-sm @max-2xl:px-(--card-pad) @max-2xl:@min-[20.5rem]:px-3 @2xl:block">
        <span className={isCurrent ? 'font-semibold text-accent' : 'font-medium'}>
          Week {week.weekNumber}
        </span>
        <span className="block text-xs text-faint">{weekSpan(week.days)}</span>
      </p>
      <div className="grid grid-cols-7">
        {week.days.map(day => (
          <TimelineDayButton key={day.date} day={day} today={today} onOpen={onOpen} />
        ))}
      </div>
    </li>
  );
}

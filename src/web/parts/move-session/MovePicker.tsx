import { Suspense } from 'react';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { dayText, shortDay, weekdayName } from '#web/parts/training-day/words/day-text.ts';
import { shownStatus } from '#web/parts/training-day/training-calendar.ts';
import type { CalendarStatus } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { Session } from './move-dates.ts';
import type { MovePlan } from './move-plan.ts';

const Calendar = lazyPart(async () => (await import('#web/ui/calendar/Calendar.tsx')).Calendar);

type MovePickerProps = { session: Session; plan: MovePlan; today: PlainDate };

/** The nearest free days as buttons, and the program's months with the days marked that have a session. */
export function MovePicker({ session, plan, today }: MovePickerProps) {
  const { calendar, offered, chosen, obstacle, choose } = plan;
  if (!calendar.data) {
    return (
      <Query
        of={calendar}
        failed="Failed to fetch calendar status"
        plainly
        loading={
          <Loading label="Loading the free days">
            <Skeleton className="h-120" />
          </Loading>
        }
      />
    );
  }
  return (
    <div className="grid gap-5">
      {offered.length > 0 ? (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-medium">Nearest free days</legend>
          <div className="flex flex-wrap gap-2">
            {offered.map(date => (
              <Button
                key={date}
                aria-pressed={date === chosen}
                className="min-w-24 flex-1 px-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
                onClick={() => choose(date)}
              >
                {nearName(date, today)}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : (
        <p>Every other day of this program has a session already, so there is no free day to move to.</p>
      )}
      {session.date < today && (
        <p className="text-sm text-muted">
          It was missed on {shortDay(session.date)} and still counts there. Doing it on another day makes up
          for it.
        </p>
      )}
      <p role="status" className={obstacle ? 'text-sm text-warning' : 'text-sm text-muted'}>
        {obstacle ?? 'Days with a mark have a session of this program already.'}
      </p>
      <Suspense fallback={<Skeleton className="h-94" />}>
        <Calendar
          label="Days of the program"
          today={today}
          selected={chosen ?? session.date}
          onSelect={choose}
          statuses={sessionsIn(calendar.data, today)}
          min={session.first}
          max={session.last}
        />
      </Suspense>
    </div>
  );
}

/** 'Today', 'Tomorrow', else 'Thu, Nov 19'. */
function nearName(date: PlainDate, today: PlainDate): string {
  const { name } = dayText(date, today);
  return name === weekdayName(date) ? shortDay(date) : name;
}

/** Only taken days are marked: a free day stands plain. */
const sessionsIn = (calendar: CalendarStatus, today: PlainDate): Record<PlainDate, ShownDayStatus> =>
  Object.fromEntries(
    Object.entries(calendar).flatMap(([date, day]) =>
      day.status === 'rest' ? [] : [[date, shownStatus(day, date, today)]],
    ),
  );

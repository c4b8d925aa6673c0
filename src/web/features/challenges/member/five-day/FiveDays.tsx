import { Check, Lock } from 'lucide-react';
import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import { weekdayLabel } from '#web/features/challenges/challenge-text.ts';
import { cx } from '#web/ui/look/cx.ts';
import type { FiveDay } from './challenge-day.ts';

type FiveDaysProps = {
  five: readonly FiveDay[];
  shown: ChallengeWeekday | null;
  /** Shows another day; null where the date decides. */
  onPick: ((weekday: ChallengeWeekday) => void) | null;
};

/** n/5, and a mark for each of the five days. */
export function FiveDays({ five, shown, onPick }: FiveDaysProps) {
  const done = five.filter(({ state }) => state === 'done').length;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="flex items-baseline gap-2">
        <span className="text-3xl font-medium tracking-tight">{done}/5</span>
        <span className="text-sm text-faint">days completed</span>
      </p>
      <ol aria-label="The five days" className="flex min-w-[min(15rem,100%)] flex-1 gap-1.5 sm:max-w-96">
        {five.map(day => (
          <li
            key={day.weekday}
            aria-current={day.weekday === shown && !onPick ? 'date' : undefined}
            className="min-w-0 flex-1"
          >
            {onPick ? (
              <button
                type="button"
                aria-pressed={day.weekday === shown}
                disabled={day.day === null}
                className={cx(markOf(day, shown), 'w-full not-disabled:hover:border-line-strong')}
                onClick={() => onPick(day.weekday)}
              >
                <Mark day={day} />
              </button>
            ) : (
              <span className={markOf(day, shown)}>
                <Mark day={day} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const markOf = ({ weekday, state }: FiveDay, shown: ChallengeWeekday | null) =>
  cx(
    'grid min-h-13 content-center justify-items-center gap-0.5 rounded-md border text-xs',
    state === 'done' ? 'bg-success-soft base:text-success' : 'base:text-muted',
    weekday === shown ? 'border-accent text-ink' : 'border-line',
  );

const words = { done: 'done', open: 'open', upcoming: 'upcoming', none: 'no workout' };

function Mark({ day: { weekday, state } }: { day: FiveDay }) {
  return (
    <>
      <span aria-hidden="true" className="font-medium">
        {weekdayLabel(weekday).slice(0, 3)}
      </span>
      <span className="sr-only">
        {weekdayLabel(weekday)}, {words[state]}
      </span>
      <span aria-hidden="true" className="grid h-4.5 place-items-center [&_svg]:size-4">
        {state === 'done' && <Check strokeWidth={2.5} className="text-success" />}
        {state === 'open' && <span className="size-2 rounded-full bg-accent" />}
        {state === 'upcoming' && <Lock className="text-faint" />}
        {state === 'none' && <span className="h-px w-2 bg-line-strong" />}
      </span>
    </>
  );
}

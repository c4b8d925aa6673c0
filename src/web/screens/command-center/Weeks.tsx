import { ProgressRing } from '#web/ui/figures/ProgressRing.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { counted } from '#web/ui/text/words.ts';
import type { Lists } from './attention-text.ts';
import { BehindThePace } from './BehindThePace.tsx';

type WeeksProps = Pick<Lists, 'thisWeek' | 'lastWeek'>;

/** Completion across the fellowship this week and last week, and members who are behind. */
export function Weeks({ thisWeek, lastWeek }: WeeksProps) {
  return (
    <Card title="This week" description="Training days from Sunday to Saturday, over all members.">
      <div className="grid items-start gap-x-10 gap-y-6 lg:max-xl:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid gap-4 sm:max-lg:grid-cols-2">
          <Week name="This week" week={thisWeek} size={96} />
          <Week name="Last week" week={lastWeek} size={64} />
        </div>
        {thisWeek.percent !== null && <BehindThePace {...thisWeek.behind} />}
      </div>
    </Card>
  );
}

type WeekProps = { name: string; week: Lists['lastWeek']; size: number };

function Week({ name, week, size }: WeekProps) {
  const { percent, total, completed, training } = week;
  return (
    <div className="grid grid-cols-[--spacing(24)_minmax(0,1fr)] items-center gap-4">
      {percent === null ? (
        <span />
      ) : (
        <ProgressRing
          label={`Completion ${name.toLowerCase()}`}
          value={percent}
          size={size}
          className="justify-self-center"
        >
          <span className={size > 80 ? 'text-xl font-medium' : 'font-medium'}>{percent}%</span>
        </ProgressRing>
      )}
      <p>
        <span className="block text-xs text-faint">{name}</span>
        {percent === null ? (
          <span className="block text-sm text-muted">No training days.</span>
        ) : (
          <>
            <span className="block text-base font-medium">
              {completed.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
            </span>
            <span className="block text-sm text-muted">
              training days complete, {counted(training, 'member')} in training
            </span>
          </>
        )}
      </p>
    </div>
  );
}

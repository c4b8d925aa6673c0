import { Check } from 'lucide-react';
import { strengthMilestones } from '#domain/strength/strength-progress.ts';
import { fullStrengthBar, strengthStanding, strengthTarget } from '#domain/strength/strength-target.ts';
import { PercentChange } from '#web/parts/lifts/change/PercentChange.tsx';
import { changeOf } from '#web/parts/lifts/change/strength-figures.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { encouragement, milestonePercent, type Overview, paceText, standings } from './overview-text.ts';

type StrengthProgressProps = {
  overview: Overview;
  /** The member is spoken to, where it is they who look. */
  isOwn: boolean;
};

/** Strength against the baseline: the bar is full at the last milestone, so each milestone has its place under it. */
export function StrengthProgress({ overview, isOwn }: StrengthProgressProps) {
  const { strengthProgress, milestones, pace = null } = overview;
  const { tone, text } = standings[strengthStanding(strengthProgress, pace)];
  return (
    <div className="grid content-start gap-3">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <dt className="text-sm text-muted">Strength progress</dt>
        <dd className="text-right text-sm text-muted">
          Target: {strengthTarget.from} to {strengthTarget.to} percent
        </dd>
        <dd className="text-3xl font-medium tracking-tight">
          <PercentChange percent={strengthProgress} />
        </dd>
        <dd className="justify-self-end">
          <Badge tone={tone === 'accent' ? 'neutral' : tone} dot>
            {text}
          </Badge>
        </dd>
      </dl>
      <div className="grid gap-2">
        <ProgressBar
          label="Strength progress"
          hideLabel
          value={strengthProgress ?? 0}
          max={fullStrengthBar}
          valueText={strengthProgress === null ? text : `${changeOf(strengthProgress)}, ${text}`}
          tone={tone}
        />
        <Milestones reached={milestones.map(milestonePercent)} />
      </div>
      <p>
        {isOwn && `${encouragement(strengthProgress)} `}
        <span className="text-muted">{paceText(pace)}</span>
      </p>
    </div>
  );
}

function Milestones({ reached }: { reached: readonly number[] }) {
  return (
    <ol aria-label="Milestones" className="grid grid-cols-4">
      {strengthMilestones.map(percent => (
        <Milestone key={percent} percent={percent} isReached={reached.includes(percent)} />
      ))}
    </ol>
  );
}

function Milestone({ percent, isReached }: { percent: number; isReached: boolean }) {
  return (
    <li
      className={cx(
        'flex items-center justify-end gap-1.5 text-sm',
        isReached ? 'font-medium text-ink' : 'text-faint',
      )}
    >
      {percent}%
      <span
        role="img"
        aria-label={isReached ? 'reached' : 'not reached yet'}
        className={cx(
          'grid size-5 place-items-center rounded-full border [&_svg]:size-3.5',
          isReached ? 'border-transparent bg-accent-fill text-on-accent' : 'border-line-strong',
        )}
      >
        {isReached && <Check aria-hidden="true" strokeWidth={3} />}
      </span>
    </li>
  );
}

import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateIn, formatDate } from '#domain/plain-date.ts';
import { PercentChange } from '#web/parts/lifts/change/PercentChange.tsx';
import { useDaysZone } from '#web/session/today.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { type Completion, isPerfect } from './completion-figures.ts';
import { ExerciseFinals } from './ExerciseFinals.tsx';

/** One finished program: how much of it was done, and what came of it. */
export function CompletionCard({ completion, isOwn = false }: { completion: Completion; isOwn?: boolean }) {
  const completedOn = dateIn(useDaysZone(), new Date(completion.completedAt));
  const perfect = isPerfect(completion);
  return (
    <Card
      title={
        // The same program may have been completed twice: its start tells the two apart by ear.
        <span className="wrap-anywhere">
          {completion.programName}
          <VisuallyHidden>, started {formatDate(completion.startDate)}</VisuallyHidden>
        </span>
      }
      description={`Started ${formatDate(completion.startDate)} · completed ${formatDate(completedOn)}`}
      actions={
        perfect && (
          <Badge tone="success">
            <Sparkles aria-hidden="true" /> Perfect!
          </Badge>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ProgressBar
          label="Reps, seconds and contacts done"
          value={completion.completionRate}
          valueText={`${completion.completionRate.toFixed(1)}%`}
          tone={perfect ? 'success' : 'accent'}
        />
        <dl className="grid grid-cols-3 gap-x-4 gap-y-1">
          <Figure
            label="Strength gain"
            of="est. 1RM"
            value={<PercentChange percent={completion.avgStrengthGain} missing={none} />}
          />
          <Figure
            label="Fitness gain"
            of="weekly work"
            value={<PercentChange percent={completion.totalUnitsGainPercent} missing={none} />}
          />
          <Figure label="Workouts" of="done" value={completion.totalWorkouts.toLocaleString('en-US')} />
        </dl>
        {completion.exerciseFinals.length > 0 && (
          <ExerciseFinals program={completion.programName} finals={completion.exerciseFinals} isOwn={isOwn} />
        )}
      </div>
    </Card>
  );
}

const none = 'none: nothing to compare with';

type FigureProps = {
  label: string;
  value: ReactNode;
  /** What it is a figure of. */
  of: string;
};

function Figure({ label, value, of }: FigureProps) {
  return (
    <div className="grid content-start">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-medium tracking-tight">{value}</dd>
      <dd className="text-xs text-faint">{of}</dd>
    </div>
  );
}

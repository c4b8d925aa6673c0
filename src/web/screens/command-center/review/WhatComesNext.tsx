import { Pause, Play } from 'lucide-react';
import type { Assignment } from '#web/parts/assign/assignment-text.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { nextTrainingText } from '#web/parts/people/member-page-text.ts';
import { standingOfPath } from '#web/parts/paths/path-progress-text.ts';
import { followedBy } from '#web/parts/training-day/ways.ts';
import { useDays } from '#web/session/today.ts';
import {
  completionText,
  datesText,
  isProgram,
  nameOfWorkout,
} from '#web/parts/training-day/assignment-list.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { StatusBadge } from '#web/ui/figures/StatusBadge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

type WhatComesNextProps = {
  person: PersonInFull;
  assignments: readonly Assignment[];
  onStatus: (id: string, status: 'active' | 'paused') => void;
  isSaving: boolean;
};

/** The next session, and the programs that still run. */
export function WhatComesNext({ person, assignments, onStatus, isSaving }: WhatComesNextProps) {
  const days = useDays();
  const today = days.theirs;
  const running = followedBy(assignments, today).filter(
    ({ assignment, way }) => isProgram(assignment) && (way?.inHand ?? assignment).status !== 'completed',
  );
  return (
    <Card title="What comes next">
      <p className="text-base font-medium wrap-anywhere">{nextTrainingText(person, days)}</p>
      {running.length === 0 && <p className="mt-1 text-sm text-muted">No program is running.</p>}
      <ul className="mt-3 grid gap-3">
        {running.map(({ assignment, way }) => (
          <li key={assignment.id} className="grid gap-1.5">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 font-medium wrap-anywhere">{nameOfWorkout(assignment)}</span>
              <StatusBadge status={assignment.status} />
            </p>
            <p className="text-sm text-muted">
              {way && `${way.name} · ${standingOfPath(way, today).text} · `}
              {datesText(assignment)}
            </p>
            <ProgressBar
              label={`Exercises of ${nameOfWorkout(assignment)} logged`}
              hideLabel
              value={assignment.completionPercentage}
              valueText={completionText(assignment)}
            />
            <PauseButton assignment={assignment} onStatus={onStatus} isSaving={isSaving} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type PauseButtonProps = Pick<WhatComesNextProps, 'onStatus' | 'isSaving'> & { assignment: Assignment };

function PauseButton({ assignment, onStatus, isSaving }: PauseButtonProps) {
  const isPaused = assignment.status === 'paused';
  const Icon = isPaused ? Play : Pause;
  return (
    <Button
      size="sm"
      className="justify-self-start pointer-coarse:min-h-11"
      aria-label={`${isPaused ? 'Resume' : 'Pause'} ${nameOfWorkout(assignment)}`}
      disabled={isSaving}
      onClick={() => onStatus(assignment.id, isPaused ? 'active' : 'paused')}
    >
      <Icon aria-hidden="true" />
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}

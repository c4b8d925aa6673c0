import { CalendarDays, CalendarRange, Pencil, Target, Trash2, Trophy } from 'lucide-react';
import type { PlainDate } from '#domain/plain-date.ts';
import {
  type Challenge,
  type ChallengeState,
  datesText,
  roundsText,
  stateOf,
} from '#web/features/challenges/challenge-text.ts';
import {
  handedIn,
  handedInText,
  subjectOf,
  timeLeftText,
} from '#web/features/challenges/console/details/challenge-list.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge, type Tone } from '#web/ui/figures/Badge.tsx';
import { cx } from '#web/ui/look/cx.ts';

type ChallengeCardProps = {
  challenge: Challenge;
  today: PlainDate;
  onEdit: (challenge: Challenge) => void;
  onDelete: (challenge: Challenge) => void;
  onResults: (challenge: Challenge) => void;
};

const tones: Record<ChallengeState, Tone> = { Active: 'success', Upcoming: 'warning', Completed: 'info' };

export function ChallengeCard({ challenge, today, onEdit, onDelete, onResults }: ChallengeCardProps) {
  const { id, name } = challenge;
  const state = stateOf(challenge, today);
  const headingId = `challenge-${id}`;
  return (
    <li
      aria-labelledby={headingId}
      className={cx(
        'flex min-w-0 flex-col gap-4 rounded-lg border base:border-line bg-surface p-(--card-pad) shadow-card [contain-intrinsic-size:auto_13rem] [content-visibility:auto]',
        state === 'Active' && 'border-accent/45 bg-linear-to-b from-accent-soft to-transparent to-60%',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
          <Badge tone={tones[state]} dot>
            {state}
          </Badge>
          <h2 id={headingId} className="display max-w-full text-xl break-words">
            {name}
          </h2>
        </div>
        <div className="-mt-1 -mr-1.5 flex">
          <IconButton label={`Edit ${name}`} size="sm" onClick={() => onEdit(challenge)}>
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${name}`} size="sm" onClick={() => onDelete(challenge)}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <Facts challenge={challenge} today={today} />
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p>
          <span className="text-2xl font-medium">{handedIn(challenge).toLocaleString('en-US')}</span>{' '}
          <span className="text-sm text-muted">{handedInText(challenge)}</span>
        </p>
        <Button size="sm" aria-label={`Results of ${name}`} onClick={() => onResults(challenge)}>
          <Trophy aria-hidden="true" />
          Results
        </Button>
      </div>
    </li>
  );
}

function Facts({ challenge, today }: Pick<ChallengeCardProps, 'challenge' | 'today'>) {
  const { isMultiDay, weekNumber, challengeLevel, rounds } = challenge;
  const Subject = isMultiDay === 'true' ? CalendarRange : Target;
  const left = timeLeftText(challenge, today);
  return (
    <div className="grid gap-1.5 text-sm text-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
      <p className="flex gap-2">
        <Subject aria-hidden="true" />
        <span className="min-w-0 break-words">{subjectOf(challenge)}</span>
      </p>
      <p className="flex gap-2">
        <CalendarDays aria-hidden="true" />
        <span>
          {datesText(challenge)}
          {left && <span className="text-ink"> · {left}</span>}
        </span>
      </p>
      <p className="pl-6 break-words text-faint">
        {[`Week ${weekNumber}`, challengeLevel, roundsText(rounds)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

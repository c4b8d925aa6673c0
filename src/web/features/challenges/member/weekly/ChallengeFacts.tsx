import { CalendarDays, Dumbbell, Gauge, Repeat, Trophy, type LucideIcon } from 'lucide-react';
import {
  type Challenge,
  datesText,
  roundsText,
  scoringText,
} from '#web/features/challenges/challenge-text.ts';
import { cx } from '#web/ui/look/cx.ts';

/** Facts of a challenge: the exercise, how hard, how often, when, and how it is won. */
export function ChallengeFacts({ challenge }: { challenge: Challenge }) {
  const { exercise, challengeLevel, rounds, scoringType, instructions } = challenge;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-2.5 @md:grid-cols-2">
        {exercise && <Fact icon={Dumbbell} label="Exercise" text={exercise.name} />}
        <Fact icon={Trophy} label="Scoring" text={scoringText[scoringType]} />
        <Fact icon={Gauge} label="Level" text={challengeLevel} />
        {rounds && <Fact icon={Repeat} label="Rounds" text={roundsText(rounds)} />}
        <Fact icon={CalendarDays} label="Dates" text={datesText(challenge)} className="@md:col-span-2" />
      </dl>
      {instructions && <p className="max-w-prose whitespace-pre-line text-muted">{instructions}</p>}
    </div>
  );
}

type FactProps = { icon: LucideIcon; label: string; text: string; className?: string };

function Fact({ icon: Icon, label, text, className }: FactProps) {
  return (
    <div className={cx('flex min-w-0 items-center gap-2.5', className)}>
      <dt>
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5 text-accent" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{text}</dd>
    </div>
  );
}

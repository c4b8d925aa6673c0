import { type ScoringType, scoreText } from '#domain/challenges/challenge.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { cx } from '#web/ui/look/cx.ts';

type ScoreProps = { challenge: Pick<Challenge, 'scoringType'>; score: number; isBig?: boolean };

/** The number, with its unit small beside it. */
export function Score({ challenge: { scoringType }, score, isBig = false }: ScoreProps) {
  const { weight } = useUnits();
  const [number, unit] = scoreText(scoringType as ScoringType, score, weight).split(' ');
  return (
    <span className={cx('font-medium whitespace-nowrap', isBig ? 'text-4xl tracking-tight' : 'text-base')}>
      {number}
      {unit && (
        <span className={cx('font-normal text-muted', isBig ? 'text-base tracking-normal' : 'text-sm')}>
          {' '}
          {unit}
        </span>
      )}
    </span>
  );
}

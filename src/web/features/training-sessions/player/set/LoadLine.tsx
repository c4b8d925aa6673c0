import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { inLoadingsUnit, type Loadable } from '#domain/loads/loadable.ts';
import { weightText } from '#domain/loads/weight-text.ts';
import { gymLoading } from '#domain/loads/loading.ts';
import { PlateBar } from '#web/parts/loads/PlateBar.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { NextSet } from '#domain/training-sessions/player/next-set.ts';
import type { PlayerTarget } from '#domain/training-sessions/player/player-exercise.ts';
import type { ShownExercise } from '#web/features/training-sessions/player/state/shown-session.ts';

type LoadLineProps = {
  exercise: ShownExercise;
  nextSet: NextSet<PlayerTarget>;
  /** Of the current set. */
  weight: number | null;
  loadable: Loadable;
};

/** What goes on the bar, and one tap away why it is that weight. */
export function LoadLine({ exercise, nextSet, weight, loadable }: LoadLineProps) {
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  if (exercise.category !== 'Strength' && !exercise.isAssisted) return null;
  const load = nextSet.target?.load ?? exercise.load;
  const isWarmUp = nextSet.setKind === 'warmup' && nextSet.target === null;
  const isOnBar = loadable.loadedOn === 'bar' && !exercise.isAssisted;
  const bar = loadable.loading ?? gymLoading[loadable.unit];
  const onBar = weight === null ? null : inLoadingsUnit(weight, { ...loadable, loading: bar });
  return (
    <div className="grid gap-2">
      {isOnBar && onBar !== null && onBar > 0 && (
        <PlateBar
          loading={bar}
          weight={onBar}
          className="grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center rounded-lg bg-surface px-3 py-1 [&_svg]:max-h-20"
        />
      )}
      {!isWarmUp && (
        <div>
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3"
            aria-expanded={isOpen}
            aria-controls={whyId}
            onClick={() => setOpen(!isOpen)}
          >
            {load.weight === null
              ? exercise.isAssisted
                ? 'How much help?'
                : 'How heavy?'
              : `Why ${weightText(load.weight, load.unit)}?`}
            <ChevronDown aria-hidden="true" className={cx('transition-transform', isOpen && 'rotate-180')} />
          </Button>
          <p id={whyId} hidden={!isOpen} className="text-sm text-muted">
            {load.why}.
          </p>
        </div>
      )}
    </div>
  );
}

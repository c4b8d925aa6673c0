import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { inLoadingsUnit } from '#domain/loads/loadable.ts';
import { weightText } from '#domain/loads/weight-text.ts';
import { gymLoading } from '#domain/loads/loading.ts';
import { PlateBar } from '#web/loads/PlateBar.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';

/** What goes on the bar, and one tap away why it is that weight. */
export function LoadLine({ player }: { player: Player }) {
  const { shown, ahead, inHand, units, loading } = player;
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  if ((shown?.category !== 'Strength' && !shown?.isAssisted) || !ahead || !inHand) return null;
  const load = ahead.target?.load ?? shown.load;
  const isWarmUp = ahead.setKind === 'warmup' && ahead.target === null;
  const loadable = player.loadableOf(shown);
  const isOnBar = loadable.loadedOn === 'bar' && !shown.isAssisted;
  const bar = loading ?? gymLoading[units.weight];
  const onBar = inHand.weight === null ? null : inLoadingsUnit(inHand.weight, { ...loadable, loading: bar });
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
              ? shown.isAssisted
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

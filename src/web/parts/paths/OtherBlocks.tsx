import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { BlockState } from '#domain/training/status/block-state.ts';
import { useToday } from '#web/session/today.ts';
import { completionText, datesText, nameOfWorkout } from '#web/parts/training-day/assignment-list.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { Badge, type Tone } from '#web/ui/figures/Badge.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { stateOf } from './path-progress-text.ts';
import { placeOf, type Way } from '#web/parts/training-day/ways.ts';

type OtherBlocksProps = {
  pathProgress: Way;
  block: (assignment: Assignment) => ReactNode;
  headingLevel: 'h3' | 'h4';
};

/** Every block in order, done, now or upcoming. The current one stands above; each other one opens where it is. */
export function OtherBlocks({ pathProgress, block, headingLevel: Heading }: OtherBlocksProps) {
  if (pathProgress.blocks.length < 2) return null;
  return (
    <section aria-label={`All blocks of ${pathProgress.name}`} className="grid gap-1">
      <Heading className="display text-lg">All blocks</Heading>
      <ol className="divide-y divide-line/60">
        {pathProgress.blocks.map(one => (
          <li key={one.id} aria-current={one === pathProgress.inHand ? 'step' : undefined}>
            {one === pathProgress.inHand ? (
              <BlockLine assignment={one} isCurrent />
            ) : (
              <OpenedBlock assignment={one} block={block} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const looks: Record<BlockState, { tone: Tone; label: string }> = {
  done: { tone: 'success', label: 'Done' },
  now: { tone: 'accent', label: 'Now' },
  ahead: { tone: 'neutral', label: 'Ahead' },
};

function OpenedBlock({ assignment, block }: { assignment: Assignment } & Pick<OtherBlocksProps, 'block'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="w-full cursor-pointer rounded-md text-left hover:bg-hover"
        onClick={() => setOpen(!isOpen)}
      >
        <BlockLine assignment={assignment} isOpen={isOpen} />
      </button>
      {isOpen && (
        <div id={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-5">
          {block(assignment)}
        </div>
      )}
    </>
  );
}

type BlockLineProps = { assignment: Assignment; isCurrent?: boolean; isOpen?: boolean };

function BlockLine({ assignment, isCurrent = false, isOpen }: BlockLineProps) {
  const today = useToday();
  const state = stateOf(assignment, today);
  const { tone, label } = looks[state];
  return (
    <span className="flex min-h-11 items-center gap-3 py-2">
      <span
        className={cx('display w-6 shrink-0 text-center text-lg', isCurrent ? 'text-accent' : 'text-faint')}
      >
        {placeOf(assignment)}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block wrap-anywhere', isCurrent && 'font-medium')}>
          {nameOfWorkout(assignment)}
        </span>
        <span className="block text-sm text-muted">
          {datesText(assignment)}
          {state === 'done' && ` · ${completionText(assignment)}`}
        </span>
      </span>
      {assignment.status === 'paused' && state === 'now' ? (
        <Badge tone="warning">Paused</Badge>
      ) : (
        <Badge tone={tone}>{label}</Badge>
      )}
      {isOpen === undefined ? (
        <span className="w-5 shrink-0" />
      ) : (
        <ChevronDown
          aria-hidden="true"
          className={cx('size-5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      )}
    </span>
  );
}

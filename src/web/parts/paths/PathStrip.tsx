import type { BlockState } from '#domain/training/status/block-state.ts';
import { cx } from '#web/ui/look/cx.ts';

export type StripBlock = { key: string; days: number; state: BlockState };

const fillOf: Record<BlockState, string> = {
  done: 'bg-success',
  now: 'bg-accent',
  ahead: 'bg-neutral-soft inset-ring-1 inset-ring-line-strong',
};

/** A path at a glance: each block as wide as it is long. The words beside it say the same. */
export function PathStrip({ blocks }: { blocks: readonly StripBlock[] }) {
  return (
    <div aria-hidden="true" className="flex h-2 gap-1">
      {blocks.map(({ key, days, state }) => (
        <span
          key={key}
          className={cx('min-w-1 basis-0 rounded-full', fillOf[state])}
          style={{ flexGrow: days }}
        />
      ))}
    </div>
  );
}

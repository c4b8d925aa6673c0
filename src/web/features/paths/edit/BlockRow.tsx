import { Badge } from '#web/ui/figures/Badge.tsx';
import { MoveHandle, MoveMenu, useSortableRow } from '#web/ui/lists/SortableList.tsx';
import { cx } from '#web/ui/look/cx.ts';

type BlockRowProps = {
  blockKey: number;
  position: number;
  of: number;
  /** Undefined when its program has been deleted. */
  name: string | undefined;
  weeks: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function BlockRow({ blockKey, position, of, name, weeks, onMove, onRemove }: BlockRowProps) {
  const { item, handle, isDragging } = useSortableRow(blockKey);
  const spoken = `block ${position}, ${name ?? 'deleted program'}`;
  return (
    <li
      {...item}
      className={cx(
        'flex items-center gap-2 rounded-md border border-line py-1 pr-1 pl-1',
        isDragging ? 'relative z-10 bg-raised shadow-overlay' : 'bg-sunken',
      )}
    >
      <MoveHandle handle={handle} isDragging={isDragging} name={spoken} onMove={onMove} />
      <span className="display w-6 shrink-0 text-center text-lg text-accent">{position}</span>
      <span className="min-w-0 flex-1 py-1 text-sm">
        <span className="block font-medium wrap-anywhere">{name ?? 'Program deleted'}</span>
        <span className="block text-muted">{weeks}</span>
      </span>
      {name === undefined && <Badge tone="danger">Remove</Badge>}
      <MoveMenu
        name={spoken}
        isFirst={position === 1}
        isLast={position === of}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  );
}

import type { GroupColour } from '#domain/groups.ts';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import type { Group } from './groups.ts';

const tints: Record<GroupColour, string> = {
  amber: 'bg-group-amber/(--soft) text-group-amber',
  red: 'bg-group-red/(--soft) text-group-red',
  green: 'bg-group-green/(--soft) text-group-green',
  blue: 'bg-group-blue/(--soft) text-group-blue',
  violet: 'bg-group-violet/(--soft) text-group-violet',
  grey: 'bg-group-grey/(--soft) text-group-grey',
};

/** A group by its name, in its colour. `<GroupBadge group={group} />` */
export function GroupBadge({ group: { name, colour } }: { group: Pick<Group, 'name' | 'colour'> }) {
  return (
    <span
      title={name}
      className={cx(
        'inline-flex min-h-6 max-w-full min-w-0 items-center gap-1.5 rounded-xl px-2.5 py-0.5 text-xs font-medium',
        tints[colour],
      )}
    >
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      <span className="truncate">{name}</span>
    </span>
  );
}

type GroupBadgesProps = {
  groups: readonly Group[] | undefined;
  /** More than these are counted. */
  maxShown?: number;
  className?: string;
};

/** The groups that someone is in; nothing where they are in none. `<GroupBadges groups={byMember.get(id)} most={3} />` */
export function GroupBadges({ groups = [], maxShown = groups.length, className }: GroupBadgesProps) {
  if (groups.length === 0) return null;
  const others = groups.slice(maxShown).map(({ name }) => name);
  return (
    <span className={cx('flex min-w-0 flex-wrap items-center gap-1', className)}>
      <VisuallyHidden>Groups:</VisuallyHidden>
      {groups.slice(0, maxShown).map(group => (
        <GroupBadge key={group.id} group={group} />
      ))}
      {others.length > 0 && (
        <span className="text-xs text-muted" title={others.join(', ')}>
          and {others.length} more
          <VisuallyHidden>: {others.join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

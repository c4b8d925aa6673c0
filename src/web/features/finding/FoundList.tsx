import {
  ClipboardList,
  CornerDownLeft,
  Dumbbell,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  UserRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { Group, Kind, SearchResult } from './search-results.ts';

type FoundListProps = {
  id: string;
  groups: readonly Group[];
  /** The place that Enter opens, counted over all groups. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (result: SearchResult) => void;
};

const icons: Record<Kind, LucideIcon> = {
  Members: UserRound,
  Acts: ClipboardList,
  Screens: LayoutDashboard,
  Programs: NotebookPen,
  Exercises: Dumbbell,
};

/** The options of the search, under the names of their kinds. */
export function FoundList({ id, groups, active, onPoint, onChoose }: FoundListProps) {
  return (
    <div role="listbox" id={id} aria-label="Found" hidden={groups.length === 0} className="grid gap-3">
      {groups.map(({ kind, results }, at) => {
        const from = groups.slice(0, at).reduce((sum, before) => sum + before.results.length, 0);
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className="px-2 pb-1 text-xs font-medium text-faint">
              {kind}
            </p>
            {results.map((result, index) => (
              <FoundOption
                key={result.key}
                id={`${id}${from + index}`}
                kind={kind}
                result={result}
                isActive={from + index === active}
                onPoint={() => onPoint(from + index)}
                onChoose={() => onChoose(result)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type FoundOptionProps = {
  id: string;
  kind: Kind;
  result: SearchResult;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function FoundOption({ id, kind, result, isActive, onPoint, onChoose }: FoundOptionProps) {
  const { name, detail, picture } = result;
  const Icon = icons[kind];
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field takes the keys
    <div
      ref={option}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={onPoint}
      // The cursor stays in the field.
      onMouseDown={event => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex min-h-(--control-height) cursor-pointer items-center gap-3 rounded-md px-2 py-1',
        isActive && 'ring-1 ring-accent ring-inset',
      )}
    >
      {kind === 'Members' ? (
        <Avatar size="sm" name={name} src={picture} />
      ) : (
        <Icon aria-hidden="true" strokeWidth={1.75} className="mx-1.5 size-5 shrink-0 text-muted" />
      )}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {detail && <span className="max-w-1/2 truncate text-xs text-muted">{detail}</span>}
      <CornerDownLeft
        aria-hidden="true"
        className={cx('size-4 shrink-0 text-faint', !isActive && 'invisible')}
      />
    </div>
  );
}

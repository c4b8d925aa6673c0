/** The entries of a sidebar. Used by SidebarLayout. */
import type { LucideIcon } from 'lucide-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';

const NavTooltip = lazyPart(async () => (await import('./NavTooltip.tsx')).NavTooltip, Nothing);

export type SidebarItem = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Short name, a word of its label, for the entries used most, which a phone has at hand. */
  inBar?: string;
  /** Called when someone is about to choose it. */
  onPoint?: () => void;
  /** Called on the press, which comes before the click. */
  onPress?: () => void;
  /** An address of its own, to be opened elsewhere; a plain click switches the section like any other. */
  href?: string;
  /** Number of unread items. */
  unread?: number;
  /** Entries with the same group stand together under its name. */
  group?: string;
};

type SidebarNavProps = {
  label: string;
  items: readonly SidebarItem[];
  active: string;
  collapsed: boolean;
  /** The entries stand at the lower end. */
  isForThumb?: boolean | undefined;
  onSelect: (id: string) => void;
};

export function SidebarNav({ label, items, active, collapsed, isForThumb, onSelect }: SidebarNavProps) {
  const nav = useRef<HTMLElement>(null);
  const id = useId();
  // Group headings take room: the whole list must fit on a desktop without scrolling, from 720 px of height on.
  const hasGroups = items.some(({ group }) => group !== undefined);
  // Entries at the upper end are in the phone's bar as well.
  useEffect(() => {
    if (isForThumb) nav.current?.scrollTo(0, nav.current.scrollHeight);
  }, [isForThumb]);
  const isFolded = useOnDevice(() => true, false) && collapsed;
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={cx(
        'min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2 py-2 data-collapsed:px-0.5',
        isForThumb
          ? 'flex flex-col before:flex-1'
          : hasGroups && 'low:py-1 pointer-fine:[--control-height:var(--sidebar-row)]',
      )}
      data-collapsed={collapsed || undefined}
    >
      {groupsOf(items).map((group, index) => (
        <div
          key={group.name ?? ''}
          className={cx(
            'not-first:mt-2.5 low:not-first:mt-1',
            collapsed && 'not-first:border-t not-first:border-line not-first:pt-3 low:not-first:pt-1',
          )}
        >
          {group.name && (
            <p
              id={`${id}${index}`}
              className={cx('px-3 pb-0.5 text-xs font-medium text-faint low:pb-0', collapsed && 'sr-only')}
            >
              {group.name}
            </p>
          )}
          <ul aria-labelledby={group.name && `${id}${index}`} className="grid gap-0.5 low:gap-0">
            {group.items.map(item => (
              <li key={item.id}>
                <Entry item={item} active={item.id === active} collapsed={collapsed} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isFolded && (
        <Suspense fallback={null}>
          <NavTooltip nav={nav} />
        </Suspense>
      )}
    </nav>
  );
}

function groupsOf(items: readonly SidebarItem[]) {
  const names = [...new Set(items.map(item => item.group))];
  return names.map(name => ({ name, items: items.filter(item => item.group === name) }));
}

/** A number, or a dot where there is no room for one. */
function Unread({ count, isFolded }: { count: number; isFolded: boolean }) {
  const text = count > 99 ? '99+' : count;
  return (
    <span
      aria-hidden="true"
      className={
        isFolded
          ? 'absolute top-2 right-2 size-2 rounded-full bg-accent'
          : 'bronze ml-auto min-w-5 rounded-full px-1.5 text-center text-xs leading-5 font-semibold'
      }
    >
      {!isFolded && text}
    </span>
  );
}

type EntryProps = Pick<SidebarNavProps, 'collapsed' | 'onSelect'> & { item: SidebarItem; active: boolean };

function Entry({
  item: { id, label, icon: Icon, href, unread = 0, onPoint, onPress },
  active,
  collapsed,
  onSelect,
}: EntryProps) {
  const look = cx(
    'relative flex min-h-(--control-height) w-full items-center gap-3 rounded-md base:px-3 text-left text-(length:--button-text) base:text-muted transition-colors base:hover:bg-hover hover:text-ink focus-visible:-outline-offset-2',
    active && 'bg-accent-soft font-medium text-ink hover:bg-accent-soft',
    collapsed && 'justify-center px-0',
  );
  const content = (
    <>
      {active && (
        <span aria-hidden="true" className="absolute inset-y-2 left-0 w-0.75 rounded-sm bg-accent" />
      )}
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={cx('size-5 shrink-0', active && 'text-accent')}
      />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
      {unread > 0 && <Unread count={unread} isFolded={collapsed} />}
    </>
  );
  const shared = {
    'data-name': label,
    title: unread > 0 ? `${unread} unread` : undefined,
    'aria-current': active ? ('page' as const) : undefined,
    className: look,
    onPointerEnter: onPoint,
    onPointerDown: () => {
      onPoint?.();
      onPress?.();
    },
    onFocus: onPoint,
  };
  return href ? (
    <a
      href={href}
      {...shared}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onSelect(id);
      }}
    >
      {content}
    </a>
  ) : (
    <button type="button" {...shared} onClick={() => onSelect(id)}>
      {content}
    </button>
  );
}

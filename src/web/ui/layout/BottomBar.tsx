/** A phone's bar of the sections used most, in the thumb's reach, and the way to all of them. Used by SidebarLayout. */
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { whenInUse } from '#web/ui/loading/when-idle.ts';
import { cx } from '#web/ui/look/cx.ts';
import { useOnRoot } from '#web/ui/look/on-root.ts';
import type { SidebarItem } from './SidebarNav.tsx';

type BottomBarProps = {
  label: string;
  items: readonly SidebarItem[];
  active: string;
  isMoreOpen: boolean;
  onSelect: (id: string) => void;
  onMore: () => void;
};

/** The room it takes is `--bottom-bar` (tokens.css), for what stands above it. */
export function BottomBar({ label, items, active, isMoreOpen, onSelect, onMore }: BottomBarProps) {
  const isCovered = useKeyboardOnScreen();
  useOnRoot('bar', !isCovered);
  const inBar = items.filter(({ inBar }) => inBar !== undefined);
  return (
    <nav
      aria-label={`${label}, used most`}
      hidden={isCovered}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--bottom-bar) border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {inBar.map(({ id, label, inBar = label, icon, unread, onPoint, onPress }) => (
        <BarItem
          key={id}
          icon={icon}
          name={inBar}
          isCurrent={id === active}
          unread={unread}
          aria-label={inBar === label ? undefined : label}
          aria-current={id === active ? 'page' : undefined}
          onPointerDown={() => {
            onPoint?.();
            onPress?.();
          }}
          onFocus={onPoint}
          onClick={() => onSelect(id)}
        />
      ))}
      <BarItem
        icon={Ellipsis}
        name="More"
        isCurrent={!inBar.some(({ id }) => id === active)}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={onMore}
      />
    </nav>
  );
}

type BarItemProps = ComponentProps<'button'> & {
  icon: LucideIcon;
  name: string;
  isCurrent: boolean;
  unread?: number | undefined;
};

/** As wide as its name wants, the rest shared: so the names fit beside each other from 320 px on. */
function BarItem({ icon: Icon, name, isCurrent, unread = 0, ...button }: BarItemProps) {
  return (
    <button
      type="button"
      title={unread > 0 ? `${unread} unread` : undefined}
      {...button}
      className={cx(
        'relative flex min-w-11 flex-auto flex-col items-center justify-center gap-0.5 rounded-md text-[min(0.75rem,3.75vw)]/[min(1rem,5vw)] font-medium transition-colors focus-visible:-outline-offset-2',
        isCurrent ? 'text-ink' : 'text-muted',
      )}
    >
      {isCurrent && (
        <span aria-hidden="true" className="absolute inset-x-3 top-0 h-0.75 rounded-sm bg-accent" />
      )}
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={cx('size-5.5 shrink-0', isCurrent && 'text-accent')}
      />
      {name}
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="bronze absolute top-1 left-[calc(50%+0.25rem)] min-w-4.5 rounded-full px-1 text-center text-[0.6875rem]/[1.125rem] font-semibold"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  );
}

/** Whether a phone's keyboard takes the room; no one types before the page is used. */
function useKeyboardOnScreen(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    const watch = async () => {
      await whenInUse();
      const { watchKeyboard } = await import('./keyboard-on-screen.ts');
      if (!isLeft) stop = watchKeyboard(setThere);
    };
    watch().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
  return isThere;
}

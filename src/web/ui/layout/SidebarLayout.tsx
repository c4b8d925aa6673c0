/**
 * A sidebar of sections and the section beside it. On a phone a bar at the bottom has those used most, and `More` opens a
 * sheet of all.
 * `<SidebarLayout label="Member area" items={items} active={id} onSelect={setId} brand={folded => <Brand small={folded} />}
 *   footer={folded => <Account small={folded} />} density="compact">…</SidebarLayout>`
 * `brand` and `footer` are told whether there is room for the icon only.
 */
import { PanelLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';
import { useWhatIsThere } from '#web/ui/look/on-root.ts';
import { BottomBar } from './BottomBar.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { useCollapsed, useSidebarShortcut } from './sidebar-state.ts';
import { type SidebarItem, SidebarNav } from './SidebarNav.tsx';

/** Loaded on demand, as it is for phones alone. */
const Sheet = lazyPart(async () => (await import('#web/ui/dialogs/box/Sheet.tsx')).Sheet);

type SidebarLayoutProps = {
  label: string;
  items: readonly SidebarItem[];
  active: string;
  onSelect: (id: string) => void;
  brand: (collapsed: boolean) => ReactNode;
  footer: (collapsed: boolean) => ReactNode;
  /** Beside the brand, where the sidebar always stands. */
  actions?: ReactNode;
  /** Above the entries, where the sidebar always stands. */
  tools?: ((collapsed: boolean) => ReactNode) | undefined;
  /** At the right of the phone's first line. */
  mobileActions?: ReactNode;
  density?: 'comfortable' | 'compact';
  children: ReactNode;
};

export function SidebarLayout(props: SidebarLayoutProps) {
  const { items, active, onSelect, density = 'comfortable', children } = props;
  const [collapsed, toggleCollapsed] = useCollapsed();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (sheetOpen && !wasOpened) setOpened(true);
  useDensity(density);
  useWhatIsThere();
  useSidebarShortcut(
    useCallback(() => (isPhone() ? setSheetOpen(open => !open) : toggleCollapsed()), [toggleCollapsed]),
  );
  const selectInSheet = (id: string) => {
    setSheetOpen(false);
    onSelect(id);
  };
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col md:flex-row">
        <PhoneBar brand={props.brand(false)} actions={props.mobileActions} />
        {wasOpened && (
          <Suspense fallback={null}>
            <Sheet
              open={sheetOpen}
              onOpenChange={setSheetOpen}
              title={props.label}
              side="right"
              bare
              className="w-(--sidebar-width-mobile)"
            >
              <Panel
                {...props}
                actions={null}
                tools={undefined}
                collapsed={false}
                isForThumb
                onSelect={selectInSheet}
              />
            </Sheet>
          </Suspense>
        )}
        <aside
          data-sidebar
          className={cx(
            'sticky top-0 z-20 hidden h-dvh shrink-0 border-r border-line bg-surface transition-[width] duration-(--motion-slow) md:block',
            collapsed ? 'w-(--sidebar-width-icon)' : 'w-(--sidebar-width)',
          )}
        >
          <Panel {...props} collapsed={collapsed} onToggle={toggleCollapsed} />
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <div className="mx-auto max-w-400 px-4 pt-3 pb-[calc(var(--bottom-bar)+2rem)] md:px-8 md:pt-8 md:pb-8">
            {children}
          </div>
        </main>
        <BottomBar
          label={props.label}
          items={items}
          active={active}
          isMoreOpen={sheetOpen}
          onSelect={onSelect}
          onMore={() => setSheetOpen(true)}
        />
      </div>
    </>
  );
}

const isPhone = () => window.matchMedia('(width < 48rem)').matches;

/** On the root, so that dialogs and menus, which open outside the layout, have the same density. */
function useDensity(density: 'comfortable' | 'compact') {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.density = density;
    return () => {
      delete dataset.density;
    };
  }, [density]);
}

function SkipLink() {
  return (
    <a
      href="#content"
      onClick={focusContent}
      className="bronze fixed top-2 left-2 z-60 -translate-y-20 rounded-md px-4 py-2 font-medium focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

type PanelProps = SidebarLayoutProps & { collapsed: boolean; isForThumb?: boolean; onToggle?: () => void };

function Panel({ brand, footer, actions, tools, collapsed, onToggle, ...nav }: PanelProps) {
  const { label, items, active, onSelect, isForThumb } = nav;
  return (
    <div className="flex h-full flex-col">
      <div
        className={cx('flex shrink-0 items-center justify-between gap-1 p-3', collapsed && 'flex-col px-0')}
      >
        <div className="min-w-0 flex-1">{brand(collapsed)}</div>
        <div className={cx('flex shrink-0 items-center', collapsed && 'flex-col')}>
          {actions}
          {onToggle && (
            <IconButton
              label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
              aria-expanded={!collapsed}
              size="sm"
              onClick={onToggle}
            >
              <PanelLeft />
            </IconButton>
          )}
        </div>
      </div>
      {tools && <div className={cx('shrink-0', collapsed ? 'px-0.5' : 'px-3')}>{tools(collapsed)}</div>}
      <SidebarNav
        label={label}
        items={items}
        active={active}
        collapsed={collapsed}
        isForThumb={isForThumb}
        onSelect={onSelect}
      />
      <div
        className={cx(
          'shrink-0 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
          collapsed && 'px-0.5',
        )}
      >
        {footer(collapsed)}
      </div>
    </div>
  );
}

/** Without the address: a change of it would be a step back for the browser's Back. */
function focusContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactElement, useEffect, useRef } from 'react';
import { cx } from '#web/ui/look/cx.ts';

export type MenuItem = {
  /** Key where two may have the same label. */
  id?: string;
  label: string;
  icon?: LucideIcon;
  tone?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
};

export type MenuProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
};

/** A menu with its button, from its first opening on, which it has not seen itself: `byKey`, its first entry has the focus. */
export function MenuBox({ trigger, items, align = 'end', byKey }: MenuProps & { byKey: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!byKey) return undefined;
    const frame = requestAnimationFrame(() => firstOf(content.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [byKey]);
  const chosen = useRef<MenuItem>(null);
  // Done once the menu is gone and its button has the focus: a dialog that opens now returns it there.
  const actWhenClosed = () => {
    const item = chosen.current;
    chosen.current = null;
    if (item) setTimeout(item.onSelect);
  };
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        ref={content}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={actWhenClosed}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-lg border border-line bg-raised p-1 text-left font-normal text-ink shadow-overlay data-[state=open]:animate-pop-in"
      >
        {items.map(item => (
          <Radix.Item
            key={item.id ?? item.label}
            disabled={item.disabled}
            onSelect={() => {
              chosen.current = item;
            }}
            className={cx(
              'flex min-h-(--control-height-small) cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 base:data-highlighted:bg-hover',
              item.tone === 'danger' && 'text-danger data-highlighted:bg-danger-soft',
            )}
          >
            {item.icon && <item.icon aria-hidden="true" className="size-4 shrink-0" />}
            {item.label}
          </Radix.Item>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

const firstOf = (menu: HTMLElement | null) =>
  menu?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])');

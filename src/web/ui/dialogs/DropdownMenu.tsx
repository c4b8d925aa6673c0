/**
 * Actions behind one button.
 * `<DropdownMenu trigger={<IconButton label="More for Jane Doe"><EllipsisVertical /></IconButton>}
 *   items={[{ label: 'Edit', icon: Pencil, onSelect: edit }, { label: 'Delete', tone: 'danger', onSelect: remove }]} />`
 * It opens in place, not at the end of the page: so it stays within its landmark and its dialog.
 */
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactElement, useRef } from 'react';
import { cx } from '#web/ui/look/cx.ts';

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  tone?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
};

type DropdownMenuProps = { trigger: ReactElement; items: readonly MenuItem[]; align?: 'start' | 'end' };

export function DropdownMenu({ trigger, items, align = 'end' }: DropdownMenuProps) {
  const chosen = useRef<MenuItem>(null);
  // Done once the menu is gone and its button has the focus: a dialog that opens now returns it there.
  const actWhenClosed = () => {
    const item = chosen.current;
    chosen.current = null;
    if (item) setTimeout(item.onSelect);
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={actWhenClosed}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-lg border border-line bg-raised p-1 text-left font-normal text-ink shadow-overlay data-[state=open]:animate-pop-in"
      >
        {items.map(item => (
          <Radix.Item
            key={item.label}
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

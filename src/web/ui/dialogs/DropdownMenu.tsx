/**
 * Actions behind one button.
 * `<DropdownMenu trigger={<IconButton label="More for Jane Doe"><EllipsisVertical /></IconButton>}
 *   items={[{ label: 'Edit', icon: Pencil, onSelect: edit }, { label: 'Delete', tone: 'danger', onSelect: remove }]} />`
 * It opens in place, not at the end of the page: so it stays within its landmark and its dialog.
 */
import { cloneElement, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import type { MenuProps } from './menu/MenuBox.tsx';

export type { MenuItem } from './menu/MenuBox.tsx';

/** No page opens with a menu, so its content is loaded later. */
const Box = lazyPart(async () => (await import('./menu/MenuBox.tsx')).MenuBox, undefined, {
  isSoonWanted: true,
});

const openingKeys = ['Enter', ' ', 'ArrowDown'];

export function DropdownMenu(props: MenuProps) {
  const [openedBy, setOpenedBy] = useState<'press' | 'key' | null>(null);
  const button = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.ctrlKey) return;
      // The menu takes the focus, not its button.
      event.preventDefault();
      setOpenedBy('press');
    },
    onClick: () => setOpenedBy('press'),
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      setOpenedBy('key');
    },
  });
  return (
    <Fetched
      part={Box}
      isWanted={openedBy !== null}
      props={{ ...props, byKey: openedBy === 'key' }}
      meanwhile={button}
    />
  );
}

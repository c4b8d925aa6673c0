/**
 * A panel from the side. `<Sheet open={open} onOpenChange={setOpen} title="Filters">…</Sheet>`
 * `bare` hides the title from sight and leaves the whole panel to its children.
 */
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { scrim } from './DialogParts.tsx';
import { useOnRoot } from '#web/ui/look/on-root.ts';
import { useReturnFocus } from './return-focus.ts';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side?: 'left' | 'right';
  bare?: boolean;
  className?: string;
  children: ReactNode;
};

const sides = {
  left: 'left-0 border-r data-[state=closed]:animate-left-out data-[state=open]:animate-left-in',
  right: 'right-0 border-l data-[state=closed]:animate-right-out data-[state=open]:animate-right-in',
};

export function Sheet({ open, onOpenChange, title, side = 'right', bare, className, children }: SheetProps) {
  const returnFocus = useReturnFocus(open);
  useOnRoot('dialog', open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={cx(
            'fixed inset-y-0 z-50 flex base:w-96 max-w-[calc(100vw-2.5rem)] flex-col border-line bg-raised shadow-overlay outline-none',
            sides[side],
            className,
          )}
        >
          <div className={bare ? 'sr-only' : 'flex items-center justify-between gap-3 p-4'}>
            <Radix.Title className="display text-2xl">{title}</Radix.Title>
            {!bare && <SheetClose />}
          </div>
          <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', !bare && 'px-4 pb-6')}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function SheetClose() {
  return (
    <Radix.Close asChild>
      <IconButton label="Close">
        <X />
      </IconButton>
    </Radix.Close>
  );
}

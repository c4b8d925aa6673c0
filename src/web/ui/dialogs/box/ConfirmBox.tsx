import type { ReactNode } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { DialogError, DialogFooter, dialogMotion, onEscape, scrim } from './DialogParts.tsx';
import { useOnRoot } from '#web/ui/look/on-root.ts';
import { useReturnFocus } from './return-focus.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  pendingLabel?: string;
  error?: string | undefined;
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  /** More to decide, below the description. */
  children?: ReactNode;
};

const card =
  'fixed inset-x-4 bottom-4 z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-xl border border-line bg-raised shadow-overlay outline-none sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-md sm:-translate-1/2';

/** The content of ConfirmDialog; loaded when one is first needed. */
export function ConfirmBox({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  pending,
  pendingLabel,
  error,
  tone = 'danger',
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open);
  useOnRoot('dialog', open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={cx(card, dialogMotion)}
          onCloseAutoFocus={returnFocus}
          onKeyDown={onEscape(() => onOpenChange(false))}
        >
          <div className="grid gap-2 p-5">
            <Radix.Title className="display text-xl wrap-anywhere">{title}</Radix.Title>
            <Radix.Description className="text-muted wrap-anywhere">{description}</Radix.Description>
            {children && <div className="mt-2">{children}</div>}
          </div>
          {error && <DialogError>{error}</DialogError>}
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone} pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

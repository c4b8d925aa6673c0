import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FormEvent, type FormEventHandler, type ReactNode, useEffect } from 'react';
import { leadToUnread } from '#web/ui/fields/first-error.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { useScrollable } from '#web/ui/look/use-scrollable.ts';
import { useVisibleViewport } from '#web/ui/look/visible-viewport.ts';
import { leaveToDialog } from '#web/ui/notices/toast.ts';
import { DialogError, DialogFooter, dialogMotion, onEscape, scrim } from './DialogParts.tsx';
import { useOnRoot } from '#web/ui/look/on-root.ts';
import { useReturnFocus } from './return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** The error of the last try; read out at once. */
  error?: string | undefined;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  children?: ReactNode;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl', xl: 'sm:max-w-5xl' };

const sheetOnPhone = 'max-sm:inset-x-0 max-sm:top-(--visible-top) max-sm:h-(--visible-height)';

const centred =
  'sm:top-1/2 sm:left-1/2 sm:max-h-[min(85dvh,52rem)] sm:w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-xl sm:border sm:border-line sm:shadow-overlay';

/** The content of Dialog; loaded when one is first needed. */
export function DialogBox({ open, onOpenChange, size = 'md', ...content }: DialogProps) {
  const returnFocus = useReturnFocus(open);
  useOnRoot('dialog', open);
  useEffect(() => {
    if (open) leaveToDialog();
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...(content.description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={returnFocus}
          onKeyDown={onEscape(() => onOpenChange(false))}
          className={cx(
            'fixed z-50 flex flex-col bg-raised outline-none',
            sheetOnPhone,
            centred,
            widths[size],
            dialogMotion,
          )}
        >
          <DialogContent {...content} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog itself takes the focus, so its title is read first; a field with `autoFocus` comes before that. */
function focusDialog(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

function DialogContent({
  title,
  description,
  footer,
  error,
  onSubmit,
  children,
}: Omit<DialogProps, 'open' | 'onOpenChange' | 'size'>) {
  useVisibleViewport();
  const { ref, scrollable } = useScrollable<HTMLDivElement>();
  const content = (
    <>
      <div className="flex shrink-0 items-start justify-between gap-3 p-4 pb-3 max-sm:border-b max-sm:border-line max-sm:pt-[max(1rem,env(safe-area-inset-top))] sm:p-5 sm:pb-3">
        <div className="min-w-0 pt-1">
          <Radix.Title className="display text-2xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
          )}
        </div>
        <Radix.Close asChild>
          <IconButton label="Close" className="-mt-1 -mr-1">
            <X />
          </IconButton>
        </Radix.Close>
      </div>
      <div
        ref={ref}
        {...(scrollable && { tabIndex: 0 })}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div className="px-4 pt-1 pb-5 max-sm:pt-4 sm:px-5">{children}</div>
      </div>
      {error && <DialogError>{error}</DialogError>}
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </>
  );
  const column = 'flex min-h-0 flex-1 flex-col';
  if (!onSubmit) return <div className={column}>{content}</div>;
  const send = (event: FormEvent<HTMLFormElement>) =>
    leadToUnread(event.currentTarget) ? event.preventDefault() : onSubmit(event);
  return (
    <form noValidate onSubmit={send} className={column}>
      {content}
    </form>
  );
}

/**
 * A toast on the screen; it goes after its time, by swiping right, by its button; F8 leads to it. Used by ToastHost.
 */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { useOnRoot } from '#web/ui/look/on-root.ts';
import { useVisibleViewport } from '#web/ui/look/visible-viewport.ts';
import { dismissToast, type Toast, type ToastTone } from './toast.ts';

const looks = {
  neutral: { Icon: Info, colour: 'text-info' },
  success: { Icon: CircleCheck, colour: 'text-success' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
} satisfies Record<ToastTone, object>;

/**
 * At the foot of the screen: above the bars there and a phone's keyboard, and below what takes the focus next, for which
 * the page keeps the room free (`scroll-padding-bottom`).
 */
const atFoot =
  'not-[:root[data-with-dialog]_*]:bottom-[calc(100dvh-var(--visible-top)-var(--visible-height)+max(var(--bottom-bar)+var(--save-bar),env(safe-area-inset-bottom))+0.75rem)] max-sm:not-[:root[data-with-dialog]_*]:inset-x-3 sm:not-[:root[data-with-dialog]_*]:right-6';

/**
 * The buttons of a dialog are at its foot. On a phone a dialog fills the screen: below its title, so that one reads where one
 * has come to; else beside it, at the upper left.
 */
const overDialog =
  'max-sm:in-[:root[data-with-dialog]]:top-28 sm:in-[:root[data-with-dialog]]:top-[max(0.5rem,env(safe-area-inset-top))] max-sm:in-[:root[data-with-dialog]]:inset-x-3 sm:in-[:root[data-with-dialog]]:left-6';

const motion =
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out';

export function Toaster({ toast }: { toast: Toast }) {
  useVisibleViewport();
  useSaveBarBelow();
  useOnRoot('toast', true);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <ToastCard key={toast.id} toast={toast} />
      <Radix.Viewport hotkey={['F8']} className={cx('fixed z-60 outline-none sm:w-96', atFoot, overDialog)} />
    </Radix.Provider>
  );
}

/**
 * The height that a save bar or composer takes up from the foot of the screen, as `--save-bar`: it grows with an error,
 * and rises with the end of the page.
 */
function useSaveBarBelow(): void {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-save-bar]');
    const { style } = document.documentElement;
    if (!bar) return undefined;
    const measure = () => style.setProperty('--save-bar', `${reachOf(bar)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      style.removeProperty('--save-bar');
    };
  });
}

/** Room in pixels for a toast and its margins: a bar further up is clear of it. */
const roomOfToast = 112;

/** Counts from the phone's bar up, whose room is measured separately. */
function reachOf(bar: HTMLElement): number {
  const { top, bottom } = bar.getBoundingClientRect();
  const ways = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().height ?? 0;
  const foot = window.innerHeight - ways;
  return bottom < foot - roomOfToast || top > foot ? 0 : foot - top;
}

function ToastCard({ toast }: { toast: Toast }) {
  const [open, setOpen] = useState(true);
  const { Icon, colour } = looks[toast.tone ?? 'neutral'];
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      duration={toast.duration}
      onAnimationEnd={() => open || dismissToast(toast.id)}
      className={cx(
        'pointer-events-auto flex items-start gap-3 rounded-lg border base:border-line bg-raised p-4 pr-2 shadow-overlay',
        toast.tone === 'danger' && 'border-danger/50',
        motion,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', colour)} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-sm font-medium">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="mt-0.5 text-sm text-muted">{toast.description}</Radix.Description>
        )}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label}>
          <Button size="sm" className="-my-1 self-center" onClick={toast.action.onSelect}>
            {toast.action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Close" size="sm" className="-mt-1.5">
          <X />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}

/** How a toast looks and goes: after its time, by swiping right, by its button; F8 leads to it. Used by ToastHost. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { dismissToast, type Toast, type ToastTone } from './toast.ts';

const looks = {
  neutral: { Icon: Info, colour: 'text-info' },
  success: { Icon: CircleCheck, colour: 'text-success' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
} satisfies Record<ToastTone, object>;

const motion =
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out';

export function Toaster({ toast }: { toast: Toast }) {
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <ToastCard key={toast.id} toast={toast} />
      <Radix.Viewport
        hotkey={['F8']}
        className={cx(
          'fixed inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-60 outline-none sm:inset-x-auto sm:right-6 sm:w-96',
          // The buttons of a dialog are at its foot, those of a screen are not.
          'sm:not-[body:has([role$=dialog])_*]:top-auto sm:not-[body:has([role$=dialog])_*]:bottom-6',
        )}
      />
    </Radix.Provider>
  );
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

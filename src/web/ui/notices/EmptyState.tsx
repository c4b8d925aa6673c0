/**
 * Nothing here yet: what comes here, and the one action that fills it.
 * `<EmptyState icon={Dumbbell} action={<Button variant="primary">Add Exercise</Button>}>No exercises yet.</EmptyState>`
 */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';

type EmptyStateProps = {
  icon: LucideIcon;
  action?: ReactNode;
  /** The action stands before the words, where these send someone away. */
  actsFirst?: boolean;
  className?: string;
  children: ReactNode;
};

export function EmptyState({ icon: Icon, action, actsFirst = false, className, children }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center gap-4 px-4 py-10 text-center', className)}>
      <span className="grid size-14 place-items-center rounded-full border border-line text-accent">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-6" />
      </span>
      {actsFirst && action}
      <p className="max-w-sm text-balance text-muted">{children}</p>
      {!actsFirst && action}
    </div>
  );
}

/**
 * A placeholder while something loads, in the shape of what comes.
 * `<Loading label="Loading programs"><Skeleton className="h-32" /><SkeletonLines lines={3} /></Loading>`
 */
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';

export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('base:h-4 animate-breathe base:rounded-md bg-neutral-soft', className)}
    />
  );
}

export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line > 0 && line === lines - 1 ? 'w-3/5' : 'w-full'} />
      ))}
    </div>
  );
}

export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

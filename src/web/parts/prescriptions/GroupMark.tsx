import { Repeat } from 'lucide-react';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import type { GroupPosition } from './group-positions.ts';

/** The group that begins with an exercise, above it; for the others only screen readers are told. */
export function GroupMark({ of: place }: { of: GroupPosition | null | undefined }) {
  if (!place) return null;
  if (!place.isFirst) {
    return (
      <p className="sr-only">
        {place.text}: {place.label}
      </p>
    );
  }
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium text-accent">
      <Repeat aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {place.text}
        <VisuallyHidden>: {place.label}</VisuallyHidden>
      </span>
    </p>
  );
}

/** The bracket beside a group: from each to the next over the gap between them. */
export const bracket = (place: GroupPosition | null | undefined, gap: 'none' | 'small' | 'list' = 'list') =>
  place &&
  cx(
    'relative before:absolute before:top-0 before:-left-2.5 before:w-0.5 before:rounded-full before:bg-accent/60',
    place.isLast || gap === 'none'
      ? 'before:bottom-0'
      : gap === 'small'
        ? 'before:-bottom-2'
        : 'before:-bottom-3',
  );

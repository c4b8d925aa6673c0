/** A word or two about a thing's state. `<Badge tone="success" dot>Active</Badge>` */
import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';

const badgeStyles = cva(
  'inline-flex base:min-h-6 max-w-full items-center gap-1.5 rounded-xl base:px-2.5 py-0.5 base:text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-soft text-muted',
        accent: 'bg-accent-soft text-accent',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type Tone = NonNullable<VariantProps<typeof badgeStyles>['tone']>;

type BadgeProps = { tone?: Tone; dot?: boolean; className?: string; children: ReactNode };

export function Badge({ tone, dot, className, children }: BadgeProps) {
  return (
    <span className={cx(badgeStyles({ tone }), className)}>
      {dot && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />}
      {children}
    </span>
  );
}

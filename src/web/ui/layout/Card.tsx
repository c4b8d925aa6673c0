/**
 * A surface with, usually, a heading.
 * `<Card title="Recent Activity" description="This week" actions={<Button size="sm">All</Button>}>…</Card>`
 * `flush` lets a table or list reach the edges; `accent` is for the one that matters now.
 */
import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/look/cx.ts';

type CardProps = {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  accent?: boolean;
  flush?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

export function Card({
  title,
  description,
  actions,
  footer,
  headingLevel = 2,
  accent,
  flush,
  className,
  children,
}: CardProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const Box = title ? 'section' : 'div';
  return (
    <Box
      aria-labelledby={title ? headingId : undefined}
      className={cx(
        'flex min-w-0 flex-col rounded-lg border base:border-line base:bg-surface base:shadow-card',
        accent && 'border-accent/45 bg-linear-to-b from-accent-soft to-transparent to-60%',
        className,
      )}
    >
      {(title || actions) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 p-(--card-pad) pb-0">
          <div className="min-w-0 flex-1 basis-40">
            {title && (
              <Heading id={headingId} className="display text-xl">
                {title}
              </Heading>
            )}
            {description && <p className="mt-1 text-sm text-muted">{description}</p>}
          </div>
          {actions && (
            <div className="flex flex-wrap items-center gap-2 has-[input]:grow has-[input]:justify-end print:hidden">
              {actions}
            </div>
          )}
        </div>
      )}
      {children !== undefined && (
        <div
          className={cx(
            'min-w-0 flex-1',
            !flush && 'px-(--card-pad) pb-(--card-pad)',
            title && !flush ? 'pt-4' : 'pt-(--card-pad)',
          )}
        >
          {children}
        </div>
      )}
      {footer && <div className="border-t border-line px-(--card-pad) py-3 text-sm text-muted">{footer}</div>}
    </Box>
  );
}

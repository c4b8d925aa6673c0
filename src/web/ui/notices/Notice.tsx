/** A sentence that has to be seen, in the place it is about. `<Notice tone="danger">Wrong e-mail or password.</Notice>` */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';

const looks = {
  info: { Icon: Info, colours: 'border-info/40 bg-info-soft [&>svg]:text-info' },
  success: { Icon: CircleCheck, colours: 'border-success/40 bg-success-soft [&>svg]:text-success' },
  warning: { Icon: TriangleAlert, colours: 'border-warning/40 bg-warning-soft [&>svg]:text-warning' },
  danger: { Icon: CircleAlert, colours: 'border-danger/40 bg-danger-soft [&>svg]:text-danger' },
};

type NoticeProps = { tone?: keyof typeof looks; className?: string; children: ReactNode };

export function Notice({ tone = 'info', className, children }: NoticeProps) {
  const { Icon, colours } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={cx('flex gap-3 rounded-md border px-4 py-3 text-sm', colours, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

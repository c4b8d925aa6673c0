import { CircleDashed, type LucideIcon, Minus, MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import type { Lift } from './strength-figures.ts';

const looks: Record<Lift['status'], { tone: Tone; icon: LucideIcon }> = {
  Plateau: { tone: 'warning', icon: MoveRight },
  Improving: { tone: 'success', icon: TrendingUp },
  Declining: { tone: 'danger', icon: TrendingDown },
  Stable: { tone: 'info', icon: Minus },
  'Not enough data': { tone: 'neutral', icon: CircleDashed },
};

/** A lift's status; the reason shows on pointing at it or reaching it, and stands below it where there is no pointer. */
export function StrengthStatusBadge({ status, reason }: Pick<Lift, 'status' | 'reason'>) {
  const { tone, icon: Icon } = looks[status];
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1.5">
      <Tooltip label={reason}>
        <button type="button" className="cursor-help rounded-xl whitespace-nowrap">
          <Badge tone={tone}>
            <Icon aria-hidden="true" />
            {status}
          </Badge>
        </button>
      </Tooltip>
      <span className="flex-1 basis-40 text-xs text-muted @4xl:pointer-fine:sr-only">{reason}</span>
    </span>
  );
}

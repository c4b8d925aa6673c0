import {
  CircleDashed,
  Hourglass,
  type LucideIcon,
  Minus,
  MoveRight,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import type { Lift } from '#web/parts/lifts/change/strength-figures.ts';
import { Badge, type Tone } from '#web/ui/figures/Badge.tsx';

const looks: Record<Lift['status'], { tone: Tone; icon: LucideIcon }> = {
  Plateau: { tone: 'warning', icon: MoveRight },
  Improving: { tone: 'success', icon: TrendingUp },
  Declining: { tone: 'danger', icon: TrendingDown },
  Stable: { tone: 'info', icon: Minus },
  'Not trained lately': { tone: 'neutral', icon: Hourglass },
  'Not enough data': { tone: 'neutral', icon: CircleDashed },
};

/** A lift's status, and why it has it. */
export function StrengthStatusBadge({ status, reason }: Pick<Lift, 'status' | 'reason'>) {
  const { tone, icon: Icon } = looks[status];
  return (
    <span className="flex flex-wrap items-start gap-x-2.5">
      <Badge tone={tone} className="whitespace-nowrap">
        <Icon aria-hidden="true" />
        {status}
      </Badge>
      <span className="flex-1 basis-44 pt-1 text-xs text-pretty text-muted">{reason}</span>
    </span>
  );
}

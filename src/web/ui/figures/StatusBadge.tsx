/** Active green, completed blue, paused yellow, not begun grey. `<StatusBadge status={assignment.status} />` */
import { Badge, type Tone } from './Badge.tsx';

const looks = {
  active: { tone: 'success', label: 'Active' },
  'to-come': { tone: 'neutral', label: 'To come' },
  completed: { tone: 'info', label: 'Completed' },
  paused: { tone: 'warning', label: 'Paused' },
} as const satisfies Record<string, { tone: Tone; label: string }>;

export function StatusBadge({ status }: { status: keyof typeof looks }) {
  const { tone, label } = looks[status];
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}

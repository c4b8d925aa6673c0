import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';

type MemberCellProps = { name: string; picture: string | null; isOwn: boolean };

export function MemberCell({ name, picture, isOwn }: MemberCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={picture} size="sm" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-break-word">{name}</span>
        {isOwn && <Badge tone="accent">You</Badge>}
      </span>
    </span>
  );
}

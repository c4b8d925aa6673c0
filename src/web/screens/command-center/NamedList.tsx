import { ArrowRight, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

type NamedListProps = {
  title: string;
  description: string;
  /** Text where there is no one to name. */
  nothing: string;
  /** Number of all members; the first of them are named. */
  total: number;
  showAll: string;
  onShowAll: () => void;
  children: readonly ReactNode[];
};

/** A few by name, how many there are, and the way to all of them. */
export function NamedList(props: NamedListProps) {
  const { title, description, nothing, total, showAll, onShowAll, children } = props;
  return (
    <Card
      title={title}
      description={description}
      actions={total > 0 && <Badge>{total.toLocaleString('en-US')}</Badge>}
    >
      {total === 0 ? (
        <p className="flex items-center gap-2.5 text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          {nothing}
        </p>
      ) : (
        <>
          <ul className="divide-y divide-line/60">{children}</ul>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button size="sm" onClick={onShowAll}>
              {showAll}
              <ArrowRight aria-hidden="true" />
            </Button>
            {total > children.length && (
              <span className="text-sm text-faint">
                and {(total - children.length).toLocaleString('en-US')} more
              </span>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

type NamedRowProps = {
  memberId: string;
  name: string;
  picture: string | null;
  children: ReactNode;
};

export function NamedRow({ memberId, name, picture, children }: NamedRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 py-2.5 first:pt-0">
      <Avatar name={name} src={picture} size="sm" />
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          <MemberLink memberId={memberId}>{name}</MemberLink>
        </p>
        <div className="text-sm break-words text-muted">{children}</div>
      </div>
    </li>
  );
}

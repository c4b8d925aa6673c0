import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { followMember, memberAddress } from './member-address.ts';

type MemberLinkProps = { memberId: string; className?: string | undefined; children: ReactNode };

/**
 * A person's name, wherever a coach meets it: it leads to their own page. A bare link, as there may be thousands.
 * `<MemberLink memberId={member.id}>Ada Stone</MemberLink>`
 */
export function MemberLink({ memberId, className, children }: MemberLinkProps) {
  return (
    <a
      href={memberAddress(memberId)}
      onClick={event => followMember(event, memberId)}
      className={cx(
        'rounded-xs underline decoration-line-strong decoration-dotted underline-offset-4 transition-colors hover:text-accent hover:decoration-accent',
        className,
      )}
    >
      {children}
    </a>
  );
}

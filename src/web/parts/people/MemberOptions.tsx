import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { type Member, memberName } from './member-text.ts';

type MemberOptionsProps = {
  id: string;
  members: readonly Member[];
  /** Number of further members. */
  left: number;
  active: number;
  chosenId: string;
  onChoose: (member: Member) => void;
};

/** The list below the member picker's field; the field keeps the focus. */
export function MemberOptions({ id, members, left, active, chosenId, onChoose }: MemberOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      role="presentation"
      className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-lg border border-line bg-raised shadow-overlay"
      onMouseDown={event => event.preventDefault()}
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Members"
        className="max-h-56 overflow-y-auto overscroll-contain p-1 empty:hidden"
      >
        {members.map((member, index) => (
          <button
            key={member.id}
            type="button"
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={member.id === chosenId}
            className={cx(
              'flex min-h-(--control-height-small) w-full items-center gap-2 rounded-md px-2.5 py-1 text-left hover:bg-hover',
              index === active && 'bg-hover',
            )}
            onClick={() => onChoose(member)}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm">{memberName(member)}</span>
              <span className="block truncate text-xs text-faint">{member.email}</span>
            </span>
            {member.id === chosenId && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
          </button>
        ))}
      </div>
      {members.length === 0 && <p className="px-3.5 py-2.5 text-sm text-muted">No members found</p>}
      {left > 0 && (
        <p className="border-t border-line px-3.5 py-2 text-xs text-faint">
          {left.toLocaleString('en-US')} more: type to find them
        </p>
      )}
    </div>
  );
}

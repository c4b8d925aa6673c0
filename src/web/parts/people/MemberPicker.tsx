import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { type Member, memberName, membersFound } from './member-text.ts';
import { MemberOptions } from './MemberOptions.tsx';

type MemberPickerProps = {
  members: readonly Member[];
  /** The chosen member's id, or ''. */
  value: string;
  onChange: (id: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
};

/** More than these are better found by typing on. */
const maxShown = 40;

/** A choice of one member out of thousands: type a part of the name or the e-mail, choose from what is left. */
export function MemberPicker({ members, value, onChange, onBlur, error, ref }: MemberPickerProps) {
  const listId = useId();
  const chosen = members.find(member => member.id === value);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useEscapeBefore(open, () => setOpen(false));
  const found = membersFound(members, search);
  const shown = found.slice(0, maxShown);
  const choose = (member: Member | undefined) => {
    if (!member) return;
    onChange(member.id);
    setSearch('');
    setOpen(false);
  };
  const type = (text: string) => {
    onChange('');
    setSearch(text);
    setOpen(true);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      setOpen(true);
      setActive(open ? Math.min(Math.max(active + step, 0), shown.length - 1) : 0);
    } else if (event.key === 'Enter' && open) choose(shown[active]);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <TextField
        ref={ref}
        label="Member"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder="Type a name or e-mail"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
        suffix={<ChevronDown aria-hidden="true" className="size-4 text-faint" />}
        hint={chosen?.email}
        error={error}
        value={chosen ? memberName(chosen) : search}
        onChange={event => type(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={event => event.target.select()}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          onBlur();
        }}
      />
      {open && (
        <MemberOptions
          id={listId}
          members={shown}
          left={found.length - shown.length}
          active={active}
          chosenId={value}
          onChoose={choose}
        />
      )}
    </div>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Escape closes the list first, and only then the dialog, which listens on the document. */
function useEscapeBefore(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onEscape, true);
    return () => window.removeEventListener('keydown', onEscape, true);
  });
}

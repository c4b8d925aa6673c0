import { useState } from 'react';
import type { Member } from '#web/parts/people/member-text.ts';
import { MemberPicker } from '#web/parts/people/MemberPicker.tsx';

type MemberChoiceProps = {
  members: readonly Member[];
  chosen: Member | undefined;
  onChoose: (id: string) => void;
};

/**
 * The member whose days are shown. While another name is typed, the days stay; leaving without choosing brings the name
 * back.
 */
export function MemberChoice({ members, chosen, onChoose }: MemberChoiceProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <MemberPicker
      ref={null}
      members={members}
      value={isTyping ? '' : (chosen?.id ?? '')}
      onChange={id => {
        setTyping(id === '');
        if (id !== '') onChoose(id);
      }}
      onBlur={() => setTyping(false)}
      error={undefined}
    />
  );
}

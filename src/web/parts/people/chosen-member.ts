import { useState } from 'react';

const storedUnder = 'daily-calendar-member';

/** The member whose days are looked at; the device remembers the last one. */
export function useChosenMember() {
  const [id, setId] = useState(remembered);
  const choose = (next: string) => {
    setId(next);
    rememberMember(next);
  };
  return [id, choose] as const;
}

function remembered(): string {
  try {
    return localStorage.getItem(storedUnder) ?? '';
  } catch {
    return '';
  }
}

/** The Daily Calendar opens with this member next. */
export function rememberMember(id: string): void {
  try {
    localStorage.setItem(storedUnder, id);
  } catch {
    // Without storage the member is picked again.
  }
}

import type { Role } from '#web/parts/people/role-words.ts';

/** An action and its member: a dialog answers it. */
export type OpenDialog =
  | { what: 'activate' | 'manage'; memberId: string }
  | { what: 'role'; memberId: string; role: Role };

export type Ask = (asked: OpenDialog) => void;

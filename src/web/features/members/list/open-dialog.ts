import type { Role } from '#web/parts/people/role-text.ts';

/** An action and its member: a dialog answers it. */
export type OpenDialog =
  | { what: 'activate' | 'manage'; memberId: string }
  | { what: 'role'; memberId: string; role: Role };

export type Ask = (openDialog: OpenDialog) => void;

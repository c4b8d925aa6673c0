import type { Role } from '#web/members/role-words.ts';

/** What is to be done with which member: a dialog answers it. */
export type Asked =
  | { what: 'activate' | 'manage'; memberId: string }
  | { what: 'role'; memberId: string; role: Role };

export type Ask = (asked: Asked) => void;

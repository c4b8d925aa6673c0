import { conflict } from '#server/http/problem.ts';

type Role = 'admin' | 'member';

/** Who coaches has no training of their own. */
export function refuseCoach({ role }: { role: Role }, what: 'Programs' | 'Workouts'): void {
  if (role !== 'member') throw conflict(`${what} are assigned to members, not to coaches`);
}

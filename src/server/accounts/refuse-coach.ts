import { conflict } from '#server/http/problem.ts';

type Role = 'admin' | 'member';

const reasons = {
  Programs: 'Programs are assigned to members, not to coaches',
  Workouts: 'Workouts are assigned to members, not to coaches',
  'Tested maxes': 'Tested maxes are those of members, not of coaches',
  'Training maxes': 'Training maxes are those of members, not of coaches',
  Groups: 'Groups are made of members, not of coaches',
  Notes: 'Notes are kept of members, not of coaches',
};

/** Coaches have no training of their own. */
export function refuseCoach({ role }: { role: Role }, what: keyof typeof reasons): void {
  if (role !== 'member') throw conflict(reasons[what]);
}

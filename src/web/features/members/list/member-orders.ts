import { type Member, memberName } from '#web/parts/people/member-text.ts';
import type { Orders } from '#web/lists/in-order.ts';

/** The columns of The Fellowship; coaches have no training of their own. */
export const memberOrders = {
  name: { of: memberName, up: 'By name', down: 'By name, Z to A' },
  email: { of: ({ email }) => email },
  role: { of: ({ role }) => role },
  joined: { of: ({ createdAt }) => createdAt, down: 'Joined last', up: 'Joined first' },
  trained: {
    of: ({ role, lastTrainedOn }) => (role === 'admin' ? null : lastTrainedOn),
    down: 'Trained last',
    up: 'Longest not trained',
  },
} satisfies Orders<Member>;

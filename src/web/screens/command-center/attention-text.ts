import type { getAttentionLists } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { dayOfInstant } from '#web/parts/people/member-text.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';

export type Lists = ResponseOf<typeof getAttentionLists>;
type State = Lists['memberships']['members'][number]['state'];

/** The state of a membership, with its date in the member's time zone. */
export function membershipLabel(state: State, at: string | null, zone: string): { tone: Tone; text: string } {
  const day = dayOfInstant(at, zone);
  const on = (word: string) => (day === null ? '' : ` ${word} ${day}`);
  switch (state) {
    case 'overdue':
      return { tone: 'danger', text: `Payment overdue${on('since')}` };
    case 'failed':
      return { tone: 'warning', text: `Payment failed${day === null ? '' : `, open until ${day}`}` };
    case 'ending':
      return { tone: 'info', text: `Ends${on('on')}` };
    default:
      return { tone: 'neutral', text: `Ended${on('on')}` };
  }
}

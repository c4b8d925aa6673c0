import type { ReasonKind } from '#domain/attention/reason-kind.ts';

/** Each kind of reason, as a coach would ask for it. */
export const reasonLabels: Record<ReasonKind, string> = {
  pain: 'Pain',
  message: 'Message to answer',
  payment: 'Payment or membership',
  missed: 'Missed days',
  'no-program': 'No program',
  'ends-soon': 'Program ends soon',
  'too-hard': 'Too hard',
  declining: 'Lift going down',
  plateau: 'Plateau',
  'check-in': 'Check-in to read',
  record: 'New best',
  quiet: 'No word from you lately',
};

/** The reasons for a member to call for their coach, and the weight of each. */
export const reasonWeights = {
  pain: 100,
  message: 90,
  payment: 80,
  missed: 70,
  'no-program': 65,
  'ends-soon': 60,
  'too-hard': 50,
  declining: 40,
  plateau: 30,
  'check-in': 30,
  record: 20,
  quiet: 10,
} as const;

export type ReasonKind = keyof typeof reasonWeights;

export const reasonKinds = Object.keys(reasonWeights) as [ReasonKind, ...ReasonKind[]];

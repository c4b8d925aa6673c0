/** The formats of a group: neighbours of a day that share a `groupLabel`. */
export const groupKinds = ['superset', 'circuit', 'emom', 'amrap', 'for-time', 'intervals'] as const;

export type GroupKind = (typeof groupKinds)[number];

/**
 * A group's terms, in seconds: work and rest of each interval (an EMOM's minute is its work), the cap or length of an AMRAP or
 * of work for time. Null where it does not apply. All prescriptions of a group carry the same; the first one's stand.
 */
export type GroupFormat = {
  kind: GroupKind;
  rounds: number | null;
  workSeconds: number | null;
  restSeconds: number | null;
  capSeconds: number | null;
};

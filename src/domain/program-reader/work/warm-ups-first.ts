import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';

/** Warm-ups are done before the sets that count, wherever a text names them. */
export const warmUpsFirst = (targets: readonly SetTarget[]): SetTarget[] =>
  targets.toSorted(
    (a, b) => Number(countsAsWork({ setKind: a.kind })) - Number(countsAsWork({ setKind: b.kind })),
  );

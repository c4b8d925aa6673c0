import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { DemoPrescription } from './demo-program.ts';

type Asked = { reps: number; percent: number; rest: number };

const target = ({ reps, percent, rest }: Asked): SetTarget => ({
  kind: 'work',
  reps: String(reps),
  weight: null,
  percent1RM: String(percent),
  rpe: null,
  restSeconds: rest,
});

const withTargets = (prescription: DemoPrescription, setTargets: SetTarget[]): DemoPrescription => ({
  ...prescription,
  sets: String(setTargets.length),
  setTargets,
});

/** One heavy set, then lighter ones with more reps. */
export function topSetAndBackOffs(prescription: DemoPrescription, backOffs: number): DemoPrescription {
  const { reps, percent, rest } = askedBy(prescription);
  const lighter = { reps: reps + 3, percent: percent - 10, rest: rest - 30 };
  return withTargets(prescription, [
    target({ reps, percent, rest }),
    ...Array.from({ length: backOffs }, () => target(lighter)),
  ]);
}

/** Heavier from set to set, with fewer reps each time. */
export function wave(prescription: DemoPrescription, sets: number): DemoPrescription {
  const { reps, percent, rest } = askedBy(prescription);
  const steps = Array.from({ length: sets }, (_, index) => index - (sets - 1));
  return withTargets(
    prescription,
    steps.map(step => target({ reps: reps - step, percent: percent + 5 * step, rest })),
  );
}

const askedBy = ({ reps, percent1RM, restSeconds }: DemoPrescription): Asked => ({
  reps: Number(reps),
  percent: Number(percent1RM),
  rest: Number(restSeconds),
});

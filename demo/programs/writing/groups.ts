import { plainSuperset } from '#domain/prescriptions/groups/groups.ts';
import type { DemoPrescription } from './demo-program.ts';

// Exercises of a day that are done together: each group of a day has a letter of its own.

const labelled = (label: string, exercises: DemoPrescription[], groupFormat = plainSuperset) =>
  exercises.map(exercise => ({ ...exercise, groupLabel: label, groupFormat }));

/** One set of each in turn, and rest after the round. */
export const superset = (label: string, restSeconds: number, exercises: DemoPrescription[]) =>
  labelled(label, exercises, { ...plainSuperset, restSeconds });

/** A set as each minute begins. */
export const everyMinute = (label: string, rounds: number, exercise: DemoPrescription) =>
  labelled(label, [exercise], { ...plainSuperset, kind: 'emom', rounds, workSeconds: 60 });

/** As many rounds as fit into these minutes. */
export const asManyRounds = (label: string, minutes: number, exercises: DemoPrescription[]) =>
  labelled(label, exercises, { ...plainSuperset, kind: 'amrap', capSeconds: minutes * 60 });

import { usualRestSeconds } from '#domain/limits.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { type ProgramFile, plainFile } from './program-file.ts';

/** The file's own name for its format, for anyone who finds it, and for us to recognize it. */
export const programFormat = 'training-program';

/** Goes up when a field is renamed or taken out; docs/program-files.md says what is in it. */
export const programVersion = 1;

/** A program as JSON, whole, without what goes without saying. */
export const programJson = (file: ProgramFile): string =>
  `${JSON.stringify({ format: programFormat, version: programVersion, ...plainFile(file) }, withoutDefaults, 2)}\n`;

const unsaid = {
  trainingMaxPercent: usualTrainingMaxPercent,
  weightUnit: 'lbs',
  restTimerSeconds: usualRestSeconds,
  percentOf: usualPercentOf,
} as const;

/** As `JSON.stringify` asks for each value: what is left out is undefined. */
function withoutDefaults(key: string, value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value) && value.length === 0) return undefined;
  return Object.hasOwn(unsaid, key) && unsaid[key as keyof typeof unsaid] === value ? undefined : value;
}

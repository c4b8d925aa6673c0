import { type ClockFace, lengthOf, roundsOf } from '#domain/training-sessions/player/group-clock.ts';
import type { GroupFormat, GroupKind } from '#domain/prescriptions/groups/group-format.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';

/** '5 rounds for time, at most 12:00', 'As many rounds as possible in 12:00', '10 rounds, each 1:00'. */
export function termsText(format: GroupFormat): string {
  const rounds = roundsOf(format);
  const length = lengthOf(format);
  const counted = rounds === 1 ? '1 round' : `${rounds} rounds`;
  const rest = format.restSeconds === null ? '' : `, ${formatSeconds(format.restSeconds)} rest`;
  switch (format.kind) {
    case 'amrap':
      return `As many rounds as possible in ${formatSeconds(length ?? 0)}`;
    case 'emom':
      return `${counted}, a new one every ${formatSeconds(format.workSeconds ?? 60)}`;
    case 'intervals':
      return `${counted} of ${formatSeconds(format.workSeconds ?? 60)} work${rest}`;
    case 'for-time':
      return `${rounds === null ? 'All of it' : counted} for time${length === null ? '' : `, at most ${formatSeconds(length)}`}`;
    default:
      return `Round by round${rest}`;
  }
}

export function phaseLabel({ phase, secondsLeft }: ClockFace): string {
  if (phase === 'rest') return 'Rest';
  return secondsLeft === null ? 'Time' : 'Work';
}

type Result = { rounds: number | null; reps: number | null; seconds: number | null };

/** '7 rounds and 4 reps', '8:42', '10 rounds'. */
export function resultText(kind: GroupKind, { rounds, reps, seconds }: Result): string {
  if (kind === 'for-time' && seconds !== null) return formatSeconds(seconds);
  const whole = `${rounds ?? 0} ${rounds === 1 ? 'round' : 'rounds'}`;
  return reps ? `${whole} and ${reps} ${reps === 1 ? 'rep' : 'reps'}` : whole;
}

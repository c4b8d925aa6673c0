import { type AwayReason, awayReasons } from '#domain/training-sessions/session-event.ts';
import { reasonWords } from '#domain/training-sessions/session-words.ts';

export const reasons: readonly { value: AwayReason; label: string }[] = awayReasons.map(value => ({
  value,
  label: reasonWords[value],
}));

import { type AwayReason, awayReasons } from '#domain/training-sessions/session-event.ts';
import { reasonLabels } from '#domain/training-sessions/session-text.ts';

export const reasons: readonly { value: AwayReason; label: string }[] = awayReasons.map(value => ({
  value,
  label: reasonLabels[value],
}));

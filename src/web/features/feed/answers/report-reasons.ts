import type { ReportReason } from '#domain/feed/feed-limits.ts';

export const reasons: readonly { value: ReportReason; label: string; explained: string }[] = [
  { value: 'unkind', label: 'Unkind', explained: 'It hurts somebody, or is meant to.' },
  { value: 'private', label: 'Private', explained: 'It shares something private.' },
  { value: 'untrue', label: 'Not true', explained: 'It did not happen like that.' },
  { value: 'other', label: 'Something else', explained: 'Explain below if you like.' },
];

import type { ReportReason } from '#domain/feed/feed-limits.ts';

export const reasons: readonly { value: ReportReason; label: string; explained: string }[] = [
  { value: 'unkind', label: 'Unkind', explained: 'It hurts somebody, or is meant to.' },
  { value: 'private', label: 'Private', explained: 'It tells what is somebody’s own business.' },
  { value: 'untrue', label: 'Not true', explained: 'It did not happen like that.' },
  { value: 'other', label: 'Something else', explained: 'Say it below, if you like.' },
];

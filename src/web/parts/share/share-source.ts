import type { RequestOf } from '#contract/endpoint.ts';
import type { previewShare } from '#contract/fellowship/feed.ts';
import type { HeldRecord } from '#web/parts/records/record-text.ts';

/** A session by its day, or a record by the log that made it. */
export type ShareSource = NonNullable<RequestOf<typeof previewShare>['query']>;

export const sourceOfRecord = ({ logId, exerciseId, kind, at }: HeldRecord): ShareSource => ({
  logId,
  exerciseId,
  kind,
  ...(at !== null && { at }),
});

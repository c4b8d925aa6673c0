import type { PlainDate } from '#domain/plain-date.ts';

/** What the sessions of a date are asked for with, in one order: devices keep answers under it. */
export const sessionsQuery = ({
  date,
  memberId,
}: {
  date: PlainDate;
  memberId?: string | null | undefined;
}) => ({
  date,
  ...(memberId && { memberId }),
});

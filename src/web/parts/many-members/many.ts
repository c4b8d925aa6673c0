import { maxMembersAtOnce } from '#domain/limits.ts';

/** A dialog for several members. */
export type ManyProps = { memberIds: readonly string[]; onClose: () => void };

/** A member for whom it could not be done, and why. */
export type Refusal = { memberId: string; name: string; why: string };

/** Said where more are ticked than one call takes. */
export const tooMany = (count: number): string | undefined =>
  count > maxMembersAtOnce
    ? `Choose at most ${maxMembersAtOnce.toLocaleString('en-US')} members at once.`
    : undefined;

import type { GivenAnswer } from '#domain/check-ins/question.ts';
import { draftAt, type DraftKind } from '#web/data/drafts/draft.ts';
import { deviceShelf } from '#web/data/drafts/shelf.ts';

/** A whole check-in on its way; by its key it is taken once. */
export type WaitingCheckIn = {
  week: string;
  version: number;
  answers: GivenAnswer[];
  /** Those of the values that are keys of pictures on this device, which go before it. */
  pictures: string[];
  key: string;
};

/** By hand: a page opens with it. What is in the answers, the server looks at. */
export const waitingCheckIns: DraftKind<WaitingCheckIn> = {
  what: 'check-in-to-send',
  shape: {
    safeParse: kept => {
      // One of an earlier version has no pictures.
      const { week, version, answers, pictures = [], key } = (kept ?? {}) as Partial<WaitingCheckIn>;
      return typeof week === 'string' &&
        typeof version === 'number' &&
        Array.isArray(answers) &&
        Array.isArray(pictures) &&
        typeof key === 'string'
        ? { success: true, data: { week, version, answers, pictures, key } }
        : { success: false };
    },
  },
};

/** Also kept where its member signs out: it goes out when they are back. */
export const waitingOf = (userId: string, week: string, shelf = deviceShelf()) =>
  draftAt(waitingCheckIns, userId, week, shelf);

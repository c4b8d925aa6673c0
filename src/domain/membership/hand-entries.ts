/** A coach's entry to a membership by hand. */
export type HandEntry =
  /** So many days of 24 hours from an instant on, or from where those before it end. */
  | { kind: 'days'; from: Date; days: number }
  /** Ends what was given before it, where that reaches further. */
  | { kind: 'end'; at: Date }
  /** So many days do not pass, from an instant on: what reaches further ends as much later. */
  | { kind: 'pause'; from: Date; days: number }
  /** Open until then, as it was before entries were kept. */
  | { kind: 'earlier'; at: Date };

/** The most days that one entry gives. */
export const maxGrantedDays = 3660;

/** A payment is at most so much, in hundredths of its currency. */
export const maxCents = 100_000_000;

/** The longest note on an entry, in characters. */
export const maxEntryNoteLength = 500;

/** The most entries stored for one member. */
export const maxEntries = 500;

/**
 * Until when a membership is open by hand: the entries one after the other, in the order in which they were made. So one
 * that is corrected or taken back moves those after it that went on from its end. Null where none gives anything.
 */
export const handUntil = (entries: readonly HandEntry[]): Date | null => entries.reduce(after, null);

function after(until: Date | null, entry: HandEntry): Date | null {
  if (entry.kind === 'end') return until && new Date(Math.min(until.getTime(), entry.at.getTime()));
  if (entry.kind === 'pause') return until && until > entry.from ? withDays(until, entry.days) : until;
  if (entry.kind === 'earlier') return later(until, entry.at);
  return entry.days === 0 ? until : withDays(later(until, entry.from), entry.days);
}

const dayMs = 86_400_000;

const withDays = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMs);

const later = (a: Date | null, b: Date): Date => (a !== null && a > b ? a : b);

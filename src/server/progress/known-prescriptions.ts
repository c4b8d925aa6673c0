import type { LoggableDay, Prescribed } from './loggable-days.ts';

type Known = { exerciseId: string; exerciseName: string; prescription: Prescribed };

/**
 * Prescriptions that were read lately. They never change (`history-is-kept.sql`), so most logs need no read before they
 * are saved: thousands follow the same program. The name of an exercise may change, so the save checks it.
 */
export class KnownPrescriptions {
  private readonly known = new Map<string, Known>();
  private readonly most: number;

  constructor(most = 5_000) {
    this.most = most;
  }

  find(id: string | null | undefined, exerciseId: string): Known | null {
    const known = id ? this.known.get(id) : undefined;
    return known?.exerciseId === exerciseId ? known : null;
  }

  /** Takes the place of the one that was kept for longest when there are too many. */
  keep(prescription: Prescribed, { exerciseName }: LoggableDay, exerciseId: string): void {
    const { id } = prescription;
    this.known.delete(id);
    const oldest = this.known.keys().next();
    if (this.known.size >= this.most && !oldest.done) this.known.delete(oldest.value);
    this.known.set(id, { exerciseId, exerciseName, prescription });
  }
}

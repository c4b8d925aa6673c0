import { LruCache } from '#server/training-days/versions/lru-cache.ts';
import type { LoggableDay, Prescribed } from './loggable-days.ts';

type Known = { exerciseId: string; exerciseName: string; prescription: Prescribed };

/**
 * Prescriptions that were read lately. They never change (`history-is-kept.sql`), so most logs need no read before they
 * are saved: thousands follow the same program. The name of an exercise may change, so the save checks it.
 */
export class KnownPrescriptions {
  private readonly known = new LruCache<Known>(5_000);

  find(id: string | null | undefined, exerciseId: string): Known | null {
    const known = id ? this.known.find(id) : undefined;
    return known?.exerciseId === exerciseId ? known : null;
  }

  keep(prescription: Prescribed, { exerciseName }: LoggableDay, exerciseId: string): void {
    this.known.keep(prescription.id, { exerciseId, exerciseName, prescription });
  }
}

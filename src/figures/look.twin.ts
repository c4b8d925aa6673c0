import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { Person } from '#server/testing/people.ts';

/** What one screen after the other reads, each answer once: all of it is told at one moment. */
type Read = <E extends Endpoint>(endpoint: E, request?: RequestOf<E>) => Promise<ResponseOf<E>>;

const readOnce = (by: Person): Read => {
  const read = new Map<string, Promise<unknown>>();
  return (endpoint, request) => {
    const key = `${endpoint.path} ${JSON.stringify(request ?? {})}`;
    const known = read.get(key) ?? by.get(endpoint, (request ?? {}) as RequestOf<typeof endpoint>);
    read.set(key, known);
    return known as Promise<ResponseOf<typeof endpoint>>;
  };
};

export type TrainsIn = { zone: string; person: Person };

/** One member, as they and their coach see them at a moment. */
export type Look = {
  id: string;
  zone: string;
  coachZone: string;
  now: Date;
  /** The member's own date. */
  today: PlainDate;
  own: Read;
  coach: Read;
  /** All members, each by what they read themselves. */
  everyone: readonly Pick<Look, 'own' | 'today'>[];
};

/** What everybody reads at that moment. */
export function lookAt(coach: Person, coachZone: string, members: readonly TrainsIn[], now: Date): Look[] {
  const coachs = readOnce(coach);
  const everyone = members.map(({ zone, person }) => ({
    id: person.id,
    zone,
    today: dateIn(zone, now),
    own: readOnce(person),
  }));
  return everyone.map(one => ({ ...one, coachZone, now, coach: coachs, everyone }));
}

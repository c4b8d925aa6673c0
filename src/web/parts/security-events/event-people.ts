/** Someone of the fellowship, or words between two of them. */
export type EventPart = string | { id: string; name: string };

type People = {
  actorId: string | null;
  actorName: string | null;
  subjectId: string | null;
  subjectName: string | null;
};

/** The person who did it, and the account it is about, where that is someone else's. */
export function eventPeople({ actorId, actorName, subjectId, subjectName }: People): EventPart[] {
  const actor = person(actorId, actorName);
  const subject = person(subjectId, subjectName);
  if (actor === null) return subject === null ? ['Nobody with an account'] : ['Account of ', subject];
  return subject === null || subjectId === actorId ? [actor] : [actor, ', about ', subject];
}

const person = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

type People = { actorName: string | null; subjectName: string | null };

/** Who did it, and whose account it is about, where that is someone else. */
export function eventPeople({ actorName, subjectName }: People): string {
  if (actorName === null)
    return subjectName === null ? 'Nobody with an account' : `Account of ${subjectName}`;
  return subjectName === null || subjectName === actorName ? actorName : `${actorName}, about ${subjectName}`;
}

import { chanceOf } from '../founding/chance.ts';
import type { DemoPerson } from '../people/people.ts';
import { startingMax } from '../people/starting-strength.ts';
import type { PlannedDay, Prescribed } from './planned-days.ts';

/** Now and then what is needed is taken: then the coach's first alternate is done, by feel. */
export function swapOf(person: DemoPerson, day: PlannedDay, prescribed: Prescribed): Prescribed | null {
  const [other] = prescribed.alternates;
  if (!other || startingMax(person.startStrength, other.name) === null) return null;
  if (day.exercises.some(({ exerciseId }) => exerciseId === other.id)) return null;
  const isTaken = chanceOf(`${person.email} finds it taken on ${day.date}: ${prescribed.name}`).happens(0.2);
  if (!isTaken) return null;
  return { ...prescribed, exerciseId: other.id, name: other.name, percent1RM: null, setTargets: null };
}

import { expect, it } from 'vitest';
import { eventPeople } from './event-people.ts';

it.each([
  ['Ada Lovelace', 'Ada Lovelace', '<Ada Lovelace>'],
  ['Head Coach', 'Ada Lovelace', '<Head Coach>, about <Ada Lovelace>'],
  ['Head Coach', null, '<Head Coach>'],
  [null, 'Ada Lovelace', 'Account of <Ada Lovelace>'],
  [null, null, 'Nobody with an account'],
])('what %j did to %j is of: %s', (actorName, subjectName, words) => {
  const parts = eventPeople({ actorId: actorName, actorName, subjectId: subjectName, subjectName });
  expect(parts.map(part => (typeof part === 'string' ? part : `<${part.name}>`)).join('')).toBe(words);
});

import type { PlainDate } from '#domain/plain-date.ts';
import { type Chance, chanceOf } from '../founding/chance.ts';
import { Lifter } from './lifter.ts';
import { type Engine, engineOf } from './other-work.ts';
import type { DemoPerson } from '../people/people.ts';

/** Who trains, and all that is remembered from one exercise to the next. */
export type Trainee = {
  person: DemoPerson;
  today: PlainDate;
  lifter: Lifter;
  engine: Engine;
  tellsEffort: boolean;
  talkative: number;
  said: Set<string>;
  chance: Chance;
};

export function traineeOf(person: DemoPerson, today: PlainDate): Trainee {
  const chance = chanceOf(`${person.email} trains`);
  return {
    person,
    today,
    lifter: new Lifter(person, today),
    engine: engineOf(chance),
    tellsEffort: chance.happens(0.4),
    talkative: chance.between(0.2, 1.8),
    said: new Set(),
    chance,
  };
}

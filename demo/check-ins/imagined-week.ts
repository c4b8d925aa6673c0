import type { AnswerInput } from '#domain/check-ins/question.ts';
import { fromPounds, toPounds } from '#domain/measures/measure.ts';
import { chanceOf } from '../founding/chance.ts';
import type { DemoPerson } from '../people/people.ts';
import { unitsOf } from '../people/units.ts';
import { questions } from './questions.ts';
import { wordsOf } from './words.ts';

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

/** Slow ups and downs, each person their own. */
const swing = (phase: number, weeksAgo: number) => Math.sin((weeksAgo + phase) / 2.6);

/** How somebody's week went, so many weeks ago: they grow steadier with the months, and whom something hurts sleeps worse. */
export function imaginedWeek(person: DemoPerson, weeksAgo: number, kilograms: number | null): AnswerInput[] {
  const traits = chanceOf(`check-ins of ${person.email}`);
  const phase = traits.between(0, 12);
  const usual = traits.between(4.2, 6.2) + person.consistency;
  const change = traits.between(-0.02, 0.12);
  const chance = chanceOf(`check-in of ${person.email}, ${weeksAgo} weeks ago`);
  const grown = Math.max(0, 1.6 - weeksAgo * 0.12);
  const ache = person.ache && weeksAgo < 4 ? 1.8 : 0;
  const level = (more: number) => usual + grown + swing(phase, weeksAgo) + chance.about(0.5) + more;
  const done = person.consistency + chance.about(0.12);
  const training = questions.training.options[done > 0.92 ? 0 : done > 0.7 ? 1 : done > 0.3 ? 2 : 3] ?? '';
  return [
    { questionId: questions.sleep.id, value: within(level(-ache), 1, 10) },
    { questionId: questions.strength.id, value: within(level(-0.4 - ache / 2), 1, 10) },
    ...(kilograms === null ? [] : [weighed(person, kilograms + change * weeksAgo + chance.about(0.2))]),
    { questionId: questions.fasting.id, value: within(7 * done + chance.about(0.6), 0, 7) },
    { questionId: questions.training.id, value: training },
    { questionId: questions.prayer.id, value: within(level(0) / 2 + 0.3, 1, 5) },
    { questionId: questions.peace.id, value: within(level(0.3) - chance.between(0, 1.5), 1, 10) },
    { questionId: questions.word.id, value: wordsOf(person, weeksAgo) },
  ];
}

/** In the unit in which they measure. */
function weighed(person: DemoPerson, kilograms: number): AnswerInput {
  const unit = unitsOf(person).weight;
  const weight = fromPounds(toPounds(kilograms, 'kg'), unit);
  return { questionId: questions.weight.id, value: Math.round(weight * 10) / 10, unit };
}

import { blankQuestion, type Question } from '#domain/check-ins/question.ts';
import { newRequestKey } from '#web/data/request-key.ts';

const starters: readonly Partial<Question>[] = [
  { part: 'body', text: 'How did you sleep this week?', low: 'Hardly', high: 'Deeply' },
  { part: 'body', text: 'How much strength did you wake up with?', low: 'None', high: 'Plenty' },
  { part: 'body', kind: 'number', text: 'What do you weigh?', measure: 'weight', isRequired: false },
  {
    part: 'habits',
    kind: 'choice',
    text: 'How much of your training did you do?',
    options: ['All of it', 'Most of it', 'Some of it', 'None of it'],
  },
  { part: 'habits', kind: 'number', text: 'On how many days did you eat as you meant to?', unit: 'days' },
  { part: 'spirit', text: 'How much peace was in your week?', low: 'Little', high: 'Much' },
  {
    part: 'spirit',
    kind: 'text',
    text: 'What are you grateful for, and where do you need us beside you?',
    isRequired: false,
  },
];

/** Questions to begin with, each to be changed or taken out. */
export const starterQuestions = (): Question[] =>
  starters.map(question => ({
    ...blankQuestion,
    part: 'body',
    kind: 'scale',
    ...question,
    id: newRequestKey(),
  }));

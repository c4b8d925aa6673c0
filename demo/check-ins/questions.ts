import { blankQuestion, type Question } from '#domain/check-ins/question.ts';

const question = (id: number, given: Partial<Question>): Question => ({
  ...blankQuestion,
  id: `c0ffee00-0000-4000-8000-00000000000${id}`,
  part: 'body',
  kind: 'scale',
  ...given,
});

/** What the coach asks on Sundays: body, habits, spirit. */
export const questions = {
  sleep: question(1, { text: 'How did you sleep this week?', low: 'Hardly', high: 'Deeply' }),
  strength: question(2, { text: 'How much strength did you wake up with?', low: 'None', high: 'Plenty' }),
  weight: question(3, { kind: 'number', measure: 'weight', text: 'What do you weigh?', isRequired: false }),
  fasting: question(4, {
    part: 'habits',
    kind: 'number',
    unit: 'days',
    text: 'On how many days did you eat as you meant to?',
  }),
  training: question(5, {
    part: 'habits',
    kind: 'choice',
    text: 'How much of your training did you do?',
    options: ['All of it', 'Most of it', 'Some of it', 'None of it'],
  }),
  plate: question(9, {
    part: 'habits',
    kind: 'picture',
    text: 'A meal you’re proud of, if you took a picture',
    isRequired: false,
  }),
  prayer: question(6, {
    part: 'spirit',
    text: 'How faithful were you to your hour of silence?',
    low: 'Lost it',
    high: 'Kept it',
    top: 5,
  }),
  peace: question(7, {
    part: 'spirit',
    text: 'How much peace was in your week?',
    low: 'Little',
    high: 'Much',
  }),
  word: question(8, {
    part: 'spirit',
    kind: 'text',
    text: 'What are you grateful for, and where do you need us beside you?',
    isRequired: false,
  }),
};

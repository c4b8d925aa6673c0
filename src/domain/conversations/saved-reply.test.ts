import { expect, it } from 'vitest';
import { filledIn, nameOfReply } from './saved-reply.ts';

it.each([
  ['Hi {firstName}, well done', 'Ada', 'Hi Ada, well done'],
  ['{firstName}! {firstName}!', 'Ada', 'Ada! Ada!'],
  ['Well done', 'Ada', 'Well done'],
  ['Hi {firstName}, well done', null, 'Hi, well done'],
  ['Hi {firstName}, well done', '  ', 'Hi, well done'],
  ['{firstName}, well done', null, 'well done'],
  ['Hi {firstName}', '$&', 'Hi $&'],
  ['Hi {firstname}', 'Ada', 'Hi {firstname}'],
])('%j to %j is %j', (text, firstName, expected) => {
  expect(filledIn(text, firstName)).toBe(expected);
});

it.each([
  [{ title: 'Welcome', text: 'Hi' }, 'Welcome'],
  [{ title: '', text: 'Hi there\nand more' }, 'Hi there'],
])('%j is called %j', (reply, expected) => {
  expect(nameOfReply(reply)).toBe(expected);
});

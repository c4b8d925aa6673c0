import { expect, it } from 'vitest';
import { countCoaches, roleQuestion, whyRoleStays } from './role-text.ts';

it.each([
  ['a member', { id: 'jane', role: 'member' }, 1, null],
  ['another coach', { id: 'ruth', role: 'admin' }, 2, null],
  ['oneself', { id: 'gideon', role: 'admin' }, 2, 'Only another coach can change your role.'],
  ['oneself as the last coach', { id: 'gideon', role: 'admin' }, 1, 'The last coach stays a coach.'],
  ['the last coach', { id: 'ruth', role: 'admin' }, 1, 'The last coach stays a coach.'],
] as const)('the role of %s', (_who, member, coaches, reason) => {
  expect(whyRoleStays(member, 'gideon', coaches)).toBe(reason);
});

it('coaches are counted by their role', () => {
  expect(countCoaches([{ role: 'admin' }, { role: 'member' }, { role: 'admin' }])).toBe(2);
});

it.each([
  ['admin', 'Make Jane Doe a coach?', 'sees and changes everything'],
  ['member', 'Make Jane Doe a member?', 'lose this console at once'],
] as const)('before someone becomes %s it is said what that means', (role, title, meaning) => {
  const question = roleQuestion({ firstName: 'Jane', lastName: 'Doe', email: 'jd@garrison.example' }, role);
  expect(question.title).toBe(title);
  expect(question.description).toContain(meaning);
});

import { coach } from './founding/coach.ts';
import { demoPassword } from './seed-demo.ts';

/** Accounts worth a look, and where each of them leads. */
export const accounts = [
  {
    email: coach.email,
    leads: `the coach, ${coach.firstName} ${coach.lastName}: the console, with everyone and how strong they are`,
  },
  {
    email: 'sarah.blackwood@fellowship.example',
    leads:
      'a member who hardly misses a day: one program done, halfway through the next, and in the middle of a session',
  },
  {
    email: 'peter.kowalczyk@fellowship.example',
    leads:
      'a member in kg and km whose bench has not moved for five weeks, whose knee hurts, with a hike on a rest day',
  },
  {
    email: 'andrew.tanaka@fellowship.example',
    leads: 'a member beside whom the coach taps the main lift now and then',
  },
  {
    email: 'ezra.coleman@fellowship.example',
    leads: 'a member on a path of 36 weeks, in the fourth of its ten blocks',
  },
  { email: 'chloe.nguyen@fellowship.example', leads: 'a member in her first week' },
];

/** What to do next, for who has just started the demonstration. */
export function guide(address: string): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    `The demonstration fellowship is ready at ${address}`,
    `Open ${address}/sign-in and sign in. The password is ${demoPassword} for everyone:`,
    '',
    ...accounts.map(({ email, leads }) => `  ${email.padEnd(width)}  ${leads}`),
    '',
    'Change what you like: a start on another day makes it anew. Ctrl-C ends it.',
  ].join('\n');
}

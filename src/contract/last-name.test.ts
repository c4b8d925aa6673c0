import { describe, expect, it } from 'vitest';
import { lastName, lastNameOrDash } from './wire.ts';

describe('a last name', () => {
  it.each([
    ['Stone', 'Stone'],
    [' Stone ', 'Stone'],
    ['Stone-Reed', 'Stone-Reed'],
    ['-', ''],
    [' – ', ''],
    ['—', ''],
    ['−', ''],
    ['O', 'O'],
    ['--', '--'],
  ])('given as %j is kept as %j', (given, kept) => {
    expect(lastName.parse(given)).toBe(kept);
    expect(lastNameOrDash.parse(given)).toBe(kept);
  });

  it('may be left empty by oneself; a coach says that there is none', () => {
    expect(lastName.parse(' ')).toBe('');
    expect(lastNameOrDash.safeParse(' ').error?.issues[0]?.message).toBe('Last name is required');
  });
});

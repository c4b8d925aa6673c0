import { expect, it } from 'vitest';
import { blankDefault, changedDefault } from './default-fields.ts';

it('a default prescription begins with the first thing said, and is none once all of it is taken away', () => {
  const said = changedDefault(null, { sets: '5' });
  expect(said).toEqual({ ...blankDefault, sets: '5' });
  expect(changedDefault(said, { reps: '5' })).toMatchObject({ sets: '5', reps: '5' });
  expect(changedDefault(said, { sets: null })).toBeNull();
  expect(changedDefault(null, { restTimerSeconds: 180 })).toMatchObject({ restTimerSeconds: 180 });
});

import { expect, it } from 'vitest';
import { blankDefault, changedDefault } from './default-fields.ts';

it('a default prescription begins with the first thing said, and is none once all of it is taken away', () => {
  const said = changedDefault(null, { sets: '5' }, 'kg');
  expect(said).toEqual({ ...blankDefault('kg'), sets: '5', weightUnit: 'kg' });
  expect(changedDefault(said, { reps: '5' }, 'kg')).toMatchObject({ sets: '5', reps: '5' });
  expect(changedDefault(said, { sets: null }, 'kg')).toBeNull();
  expect(changedDefault(null, { restTimerSeconds: 180 }, 'lb')).toMatchObject({ restTimerSeconds: 180 });
});

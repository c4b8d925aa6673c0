import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';
import { createTimer } from './timer.ts';

it('what is set anew before its time is done once, and what is cleared never', async () => {
  const done: string[] = [];
  const [timer, cleared] = [createTimer(), createTimer()];
  timer.set(() => done.push('first'), 0);
  cleared.set(() => done.push('cleared'), 0);
  cleared.clear();
  await new Promise(resolve => {
    timer.set(() => resolve(done.push('second')), 20);
  });
  expect(done).toEqual(['second']);
});

it('who asks for what is under way waits for that; asked again later, it is done again', async () => {
  const done: string[] = [];
  const act = oneAtATime(async (name: string) => {
    await Promise.resolve();
    done.push(name);
  });
  await Promise.all([act('first'), act('second')]);
  expect(done).toEqual(['first']);
  await act('third');
  expect(done).toEqual(['first', 'third']);
});

import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DayToComplete } from '#web/features/challenges/challenge-text.ts';
import { pass, shows, stopClock } from '#web/testing/page-clock.ts';
import { IntervalStarts } from './IntervalStarts.tsx';
import { IntervalButtons, IntervalView } from './IntervalView.tsx';
import { useIntervalTimer } from './use-interval-timer.ts';

const work = {
  challenge: { rounds: '3' },
  exercises: [
    {
      id: 'e1',
      exerciseName: 'Easy Run',
      exerciseCategory: 'Aerobic',
      sets: null,
      time: '3:00',
      workInterval: '40',
      restInterval: '20s',
    },
  ],
} as unknown as DayToComplete;

/** The exercises of a day with their timers, or the one that runs. */
function Day() {
  const timer = useIntervalTimer();
  const [isTiming, setTiming] = useState(false);
  const back = () => setTiming(false);
  return (
    <>
      <span role="status">{timer.words}</span>
      {isTiming && timer.moment ? (
        <>
          <IntervalView timer={timer} onBack={back} />
          <IntervalButtons timer={timer} onBack={back} />
        </>
      ) : (
        <IntervalStarts work={work} timer={timer} onShow={() => setTiming(true)} />
      )}
    </>
  );
}

const time = () => page.getByRole('timer');
const says = (words: string) => shows(page.getByRole('status'), words);
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
/** As when the phone slept meanwhile. */
async function sleep(time: number) {
  vi.setSystemTime(Date.now() + time);
  await pass(200);
}

const rounds = () => page.getByRole('group', { name: 'Rounds of Easy Run' });

/** Two rounds, one of which has gone on for a second. */
async function aSecondIn() {
  await press('One round less');
  await press('Start Timer for Easy Run');
  await sleep(10_800);
}

beforeEach(async () => {
  await page.viewport(375, 812);
  stopClock();
  await render(<Day />);
});

it('has as many rounds as fit into the time, and one less by a tap', async () => {
  await shows(page.getByRole('listitem'), '40 s work · 20 s rest');
  await shows(rounds(), '3');
  await press('One round less');
  await shows(rounds(), '2');
});

it('begins with 10 seconds to get ready', async () => {
  await press('Start Timer for Easy Run');
  await shows(time(), '0:10');
  await says('Get ready, 10 seconds.');
  await pass(11_000);
  await shows(time(), '0:39');
});

it('has buttons to be hit with gloves on', async () => {
  await aSecondIn();
  for (const name of ['Pause', 'Skip']) {
    const { height } = page.getByRole('button', { name }).element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(64);
  }
});

it('stands still while it is paused', async () => {
  await aSecondIn();
  await says('Round 1 of 2. Work, 40 seconds.');
  await press('Pause');
  await says('Paused.');
  await pass(30_000);
  await shows(time(), '0:39');
  await press('Resume');
  await pass(1_000);
  await shows(time(), '0:38');
});

it('goes by the clock: a phone that slept through a rest wakes up in the next round', async () => {
  await aSecondIn();
  await press('Skip');
  await says('Rest, 20 seconds.');
  await sleep(25_000);
  await says('Round 2 of 2. Work, 40 seconds.');
  await shows(time(), '0:35');
});

it('runs on behind the results, and leads to them when all rounds are done', async () => {
  await aSecondIn();
  await press('Results');
  await pass(2_000);
  await press(/^Work 0:37/);
  await sleep(100_000);
  await says('All 2 rounds are done.');
  await press('Enter Results');
  await shows(rounds(), '3');
});

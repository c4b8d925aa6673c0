import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pounds, type Units, usualUnits } from '#domain/measures/measure.ts';
import type { LoggedWork, ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { paste } from '#web/testing/paste.ts';
import { signedIn } from '#web/testing/signed-in.tsx';
import type { LogResult } from './form/log-result.ts';
import { LogProgressDialog } from './LogProgressDialog.tsx';

/** Seven sets a week ago, of which five are prescribed. */
const lastTime: LoggedWork = {
  id: 'log',
  completedDate: '2026-11-13T00:00:00.000Z',
  setsData: [1, 2, 3, 4, 5, 6, 7].map(setNum => ({
    setNum,
    reps: 5,
    weight: pounds(200 + setNum),
    completed: true,
  })),
  timeCompleted: null,
  distanceCompleted: null,
  entered: null,
  rpeCompleted: null,
  heartRateAchieved: null,
  volumeCompleted: null,
  contactTimeAchieved: null,
  groundContactTimeAchieved: null,
  estimated1RM: pounds(242),
  notes: '',
};

const squat = {
  id: 'p1',
  exerciseId: 'squat',
  exercise: { id: 'squat', name: 'Back Squat', category: 'Strength' },
  sets: '5',
  reps: '5',
  setTargets: null,
  latest1RM: pounds(242),
  suggestedWeight: null,
  isAssisted: false,
  log: null,
  lastTime,
} as unknown as ScheduledExercise;

/** What was given to be saved; that it is, is the server's part. */
let saved: LogResult[] = [];

function Logging() {
  const [open, setOpen] = useState(true);
  return (
    <LogProgressDialog
      open={open}
      target={{ memberId: 'ada', assignmentId: 'a1', date: '2026-11-20', place: 'squat 1', exercise: squat }}
      replacement={null}
      saving={{
        isPending: false,
        isWaiting: false,
        failure: undefined,
        issues: [],
        isThereAlready: false,
        forget: () => undefined,
        save: result => {
          saved.push(result);
          setOpen(false);
        },
      }}
      rest={{ endsAt: null, onChange: () => undefined }}
      focusNext={{ current: null }}
      onClose={() => setOpen(false)}
    />
  );
}

const logIn = (units: Units = usualUnits) => render(<Logging />, { wrapper: signedIn(units) });

const dialog = () => page.getByRole('dialog', { name: 'Log Progress' });
const reps = (set: number) => dialog().getByLabelText(`Set ${set} reps`);
const weight = (set: number, unit = 'lb') => dialog().getByLabelText(`Set ${set} weight in ${unit}`);
const kg = (set: number) => weight(set, 'kg');
const button = (name: string) => dialog().getByRole('button', { name });
const rows = () =>
  dialog()
    .getByLabelText(/^Set \d+ reps$/)
    .all();

beforeEach(() => {
  saved = [];
});

describe('what one tap fills in', () => {
  beforeEach(async () => {
    await logIn();
    await weight(1).fill('190');
  });

  it('is of last time no more sets than are prescribed, unless one says so', async () => {
    await button('Use last time').click();
    await expect.element(dialog().getByText('Last time you did 7 sets; 5 are prescribed.')).toBeVisible();
    expect(rows()).toHaveLength(5);
    await expect.element(weight(1)).toHaveValue('201');
    await button('Add the other 2').click();
    await expect.element(weight(7)).toHaveValue('207');
    expect(rows()).toHaveLength(7);
  });

  it('is taken back step by step, and what was typed since stays', async () => {
    await button('Use last time').click();
    await button('Add the other 2').click();
    await button('Undo').click();
    await expect.element(weight(7)).not.toBeInTheDocument();
    await reps(2).fill('4');
    await button('Undo').click();
    await expect.element(weight(1)).toHaveValue('190');
    await expect.element(reps(2)).toHaveValue('4');
    await expect.element(weight(2)).toHaveValue('');
  });

  it('is the first set in all rows, and can be taken back', async () => {
    await button('Copy down').click();
    await expect.element(weight(5)).toHaveValue('190');
    await button('Undo').click();
    await expect.element(weight(5)).toHaveValue('');
    expect(button('Undo').query()).toBeNull();
  });
});

async function fillAll(): Promise<void> {
  for (const set of [1, 2, 3, 4, 5]) {
    await reps(set).fill('5');
    await weight(set).fill('205');
  }
}

describe('before it is saved', () => {
  it('a number that nobody may have meant is asked about, and led back to', async () => {
    await logIn();
    await fillAll();
    await weight(4).fill('2050');
    await button('Save Progress').click();
    await expect.element(dialog().getByText('Really 2,050 lb? Your best is about 242 lb.')).toBeVisible();
    await button('Back to set 4').click();
    await expect.element(weight(4)).toHaveFocus();
    await weight(4).fill('205');
    await button('Save Progress').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });

  it('sets that are empty are asked about; Enter gives the safe answer, which leads to the first of them', async () => {
    await logIn();
    await reps(1).fill('5');
    await weight(1).fill('185');
    await button('Save Progress').click();
    await expect.element(dialog().getByText('Save 1 of 5 sets?')).toBeVisible();
    await expect.element(button('Back to set 2')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(reps(2)).toHaveFocus();
    await button('Save Progress').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(reps(2)).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('Enter goes from field to field, and then to the button', async () => {
    await logIn();
    await reps(5).click();
    await userEvent.keyboard('5{Enter}');
    await expect.element(weight(5)).toHaveFocus();
    await userEvent.keyboard('185{Enter}');
    await expect.element(button('Save Progress')).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('a miss is said by a tap', async () => {
    await logIn();
    await fillAll();
    await reps(5).fill('1');
    await button('Set 5 missed').click();
    await expect.element(reps(5)).toHaveValue('0');
    await button('Save Progress').click();
    await expect.poll(() => saved[0]?.setsData?.at(-1)?.reps).toBe(0);
  });
});

describe('a weight in kg', () => {
  beforeEach(async () => {
    await logIn({ weight: 'kg', distance: 'km', length: 'cm' });
    for (const set of [1, 2, 3, 4, 5]) {
      await reps(set).fill('5');
      await kg(set).fill('60');
    }
  });

  it('is what was typed or pasted, with a comma too', async () => {
    await kg(1).fill('');
    await userEvent.type(kg(1), '62,5');
    await paste(kg(2), '62.5');
    await paste(kg(3), ' 62,5 ');
    await button('Save Progress').click();
    await expect
      .poll(() => saved[0]?.setsData?.map(({ weight, unit }) => [weight, unit]))
      .toEqual([62.5, 62.5, 62.5, 60, 60].map(weight => [weight, 'kg']));
  });

  it('steps from a comma too', async () => {
    await kg(5).fill('62,5');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(kg(5)).toHaveValue('62.75');
  });

  it('that is no number is said and stays, and the first wrong field has the focus', async () => {
    await paste(kg(5), '6o');
    await reps(5).fill('2,5');
    await button('Save Progress').click();
    await expect.element(dialog().getByText('“2,5” is not a whole number.')).toBeVisible();
    await expect.element(reps(5)).toHaveFocus();
    await expect.element(kg(5)).toHaveValue('6o');
    await expect.element(kg(5)).toHaveAccessibleDescription('“6o” is not a number.');
    await kg(5).fill('60');
    await reps(5).fill('5');
    await expect.element(dialog().getByText(/is not a/)).not.toBeInTheDocument();
  });

  it('of a thousand may be written with a comma, is asked about, and saved if one says so', async () => {
    await kg(4).fill('1,000');
    await button('Save Progress').click();
    await expect.element(dialog().getByText('Really 1,000 kg?', { exact: false })).toBeVisible();
    await button('Yes, save it').click();
    await expect.poll(() => saved[0]?.setsData?.[3]).toMatchObject({ weight: 1000, unit: 'kg' });
  });
});

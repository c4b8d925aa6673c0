import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAssignment,
  getCalendarStatus,
  getExercisesForDate,
  listAssignments,
} from '#contract/assignments.ts';
import { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { seedExercises } from '#contract/exercises.ts';
import { createWorkout } from '#contract/programs.ts';
import { addDayExercise, listProgramDays } from '#contract/programs/days.ts';
import { createProgramWeek } from '#contract/programs/weeks.ts';
import { correctProgress, listProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;
let assignmentId = '';

beforeAll(async () => {
  testApp = await appForTests({ now: new Date('2026-03-18T12:00:00Z') });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

describe("the main job, by the specification's calls alone", () => {
  it('a coach seeds the library, writes a program call by call, and assigns it from last week', async () => {
    const { exercises } = await coach.get(seedExercises, {});
    const ofCategory = (category: string) => exercises.find(e => e.category === category)?.id ?? '';
    const program = await coach.get(createWorkout, {
      body: {
        name: 'Two Weeks',
        description: '',
        difficultyLevel: 'beginner',
        programType: 'multi_week_program',
        numWeeks: '2',
      },
    });
    for (const weekNumber of ['1', '2']) {
      const week = await coach.get(createProgramWeek, {
        params: { id: program.id },
        body: { weekNumber, notes: '' },
      });
      const days = await coach.get(listProgramDays, { params: { weekId: week.id } });
      expect(days.map(day => day.dayOfWeek)).toEqual([
        'sunday',
        'monday',
        'tuesday',
        'wednesday',
        'thursday',
        'friday',
        'saturday',
      ]);
      const wednesday = days[3]?.id ?? '';
      const add = (category: string, fields: object, orderIndex: string) =>
        coach.get(addDayExercise, {
          params: { dayId: wednesday },
          body: { exerciseId: ofCategory(category), orderIndex, ...fields },
        });
      await add('Strength', { sets: '3', reps: '5', percent1RM: '75%' }, '0');
      await add('Calisthenics', { sets: '3', reps: 'AMRAP' }, '1');
      await add('Aerobic', { distance: '1', time: '10:00', rpe: '6' }, '2');
      await add('Plyometric', { volume: '40 contacts' }, '3');
      await add('Isometric', { time: '1:30' }, '4');
      await add('Mobility', { time: '2 min' }, '5');
    }
    const assignment = await coach.get(createAssignment, {
      body: {
        memberId: member.id,
        workoutId: program.id,
        startDate: '2026-03-11T00:00:00.000Z',
        status: 'active',
      },
    });
    expect(assignment).toMatchObject({
      endDate: '2026-03-24T00:00:00.000Z',
      totalExercises: 12,
      completionPercentage: 0,
    });
    assignmentId = assignment.id;
  });

  it('the member sees it, with last Wednesday missed and today open', async () => {
    const [card] = await member.get(listAssignments, {});
    expect(card).toMatchObject({ id: assignmentId, workoutName: 'Two Weeks', status: 'active' });
    const calendar = await member.get(getCalendarStatus, { params: { id: assignmentId } });
    expect(Object.keys(calendar)).toHaveLength(14);
    expect(calendar['2026-03-11']).toEqual({ status: 'missed' });
    expect(calendar['2026-03-12']).toEqual({ status: 'rest' });
    expect(calendar['2026-03-18']).toEqual({ status: 'incomplete', isToDo: true });
  });

  it('logs all six categories, for last week and for today, and sees e1RM and suggested weight', async () => {
    for (const date of ['2026-03-11', '2026-03-18']) {
      const day = await member.get(getExercisesForDate, { params: { id: assignmentId }, query: { date } });
      expect(day.exercises.map(e => e.exercise.category)).toEqual([
        'Strength',
        'Calisthenics',
        'Aerobic',
        'Plyometric',
        'Isometric',
        'Mobility',
      ]);
      if (date === '2026-03-18') {
        expect(day.exercises[0]).toMatchObject({
          latest1RM: 233.33,
          percentageOf1RM: 75,
          suggestedWeight: 175,
        });
        expect(day.exercises[0]?.lastTime?.setsData).toEqual([
          { setNum: 1, reps: 5, weight: 200, completed: true, time: null },
        ]);
      }
      const results: Record<string, object> = {
        Strength: { setsData: [{ setNum: 1, reps: 5, weight: 200, completed: true }] },
        Calisthenics: {
          setsData: [
            { setNum: 1, reps: 12 },
            { setNum: 2, reps: 0 },
          ],
        },
        Aerobic: { distanceCompleted: '1.2', timeCompleted: '10:30', rpeCompleted: '7' },
        Plyometric: { volumeCompleted: '40' },
        Isometric: { timeCompleted: '1:00' },
        Mobility: { timeCompleted: '120' },
      };
      for (const exercise of day.exercises) {
        const record = await member.get(logProgress, {
          body: {
            assignmentId,
            exerciseId: exercise.exerciseId,
            completedDate: `${date}T00:00:00.000Z`,
            ...results[exercise.exercise.category],
          },
        });
        if (exercise.exercise.category === 'Strength') expect(record.estimated1RM).toBe(233.33);
      }
    }
    const calendar = await member.get(getCalendarStatus, { params: { id: assignmentId } });
    expect([calendar['2026-03-11'], calendar['2026-03-18']]).toEqual([
      { status: 'complete' },
      { status: 'complete' },
    ]);
  });

  it('both see what came of it', async () => {
    expect(await member.get(getDashboardStats, {})).toMatchObject({ weeklyWorkoutCount: 1 });
    const score = await member.get(getMemberScore, {});
    expect(score.totalAssigned).toBeGreaterThan(score.totalCompleted);
    const [row] = await coach.get(getStrengthMetrics, {});
    expect(row).toMatchObject({
      memberId: member.id,
      exercises: [{ current1RM: 233.33, previous1RM: 233.33, changePercent: 0 }],
    });
  });

  it('a log is corrected and taken back, and everything counted from it follows', async () => {
    const logs = await member.get(listProgress, { query: { from: '2026-03-18' } });
    const strength = logs.find(log => log.exerciseCategory === 'Strength');
    const params = { id: strength?.id ?? '' };
    const corrected = await member.get(correctProgress, {
      params,
      body: { setsData: [{ setNum: 1, reps: 5, weight: 225 }] },
    });
    expect(corrected.estimated1RM).toBe(262.5);
    await member.get(takeBackProgress, { params });
    const calendar = await member.get(getCalendarStatus, { params: { id: assignmentId } });
    expect(calendar['2026-03-18']).toEqual({ status: 'incomplete' });
    expect((await member.get(listAssignments, {}))[0]).toMatchObject({
      completedExercises: 11,
      totalExercises: 12,
    });
  });
});

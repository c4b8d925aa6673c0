import { describe, expect, it } from 'vitest';
import { isTimeZone } from '#domain/plain-date.ts';
import { seedLibrary } from '#server/exercises/seed-library/seed-library.ts';
import { coach } from '../founding/coach.ts';
import { drawFace } from './faces.ts';
import { people } from './people.ts';
import { demoPrograms } from '../programs/demo-programs.ts';
import { startingMax } from './starting-strength.ts';

const weeksOf = new Map(demoPrograms().map(program => [program.name, program.weeks.length]));

const isOver = ({ programs, onPathForWeeks }: (typeof people)[number]) =>
  programs.length > 0 &&
  onPathForWeeks === undefined &&
  programs.every(({ program, startedWeeksAgo }) => startedWeeksAgo >= (weeksOf.get(program) ?? 0));

describe('the people of the demonstration', () => {
  it('are forty, each with an address and a face of their own', () => {
    expect(people).toHaveLength(40);
    const everyone = [coach, ...people];
    expect(new Set(everyone.map(({ email }) => email)).size).toBe(41);
    expect(new Set(everyone.map(({ face }) => drawFace(face))).size).toBe(41);
    for (const { email } of people) expect(email).toMatch(/^[a-z]+\.[a-z]+@fellowship\.example$/);
  });

  it('live in many time zones, all of them real', () => {
    for (const { timeZone } of people) expect(isTimeZone(timeZone), timeZone).toBe(true);
    expect(new Set(people.map(({ timeZone }) => timeZone)).size).toBeGreaterThanOrEqual(15);
  });

  it('are two without membership, one paused, and some who joined last week', () => {
    expect(people.filter(({ membership }) => membership === 'none')).toHaveLength(2);
    expect(people.filter(({ programs }) => programs.some(({ status }) => status === 'paused'))).toHaveLength(
      1,
    );
    expect(people.filter(({ joinedDaysAgo }) => joinedDaysAgo <= 7).length).toBeGreaterThanOrEqual(3);
  });

  it('are three on the path, in three of its blocks', () => {
    const onIt = people.flatMap(({ onPathForWeeks }) => onPathForWeeks ?? []);
    expect(onIt.toSorted((a, b) => a - b)).toEqual([2, 9, 13]);
  });

  it('has one whose last program is over, with nothing after it', () => {
    expect(people.filter(isOver).map(({ firstName }) => firstName)).toEqual(['Grace']);
  });

  it('are some steady, some not, and some stuck', () => {
    const consistencies = people.map(({ consistency }) => consistency);
    expect(Math.min(...consistencies)).toBe(0.35);
    expect(Math.max(...consistencies)).toBe(0.98);
    expect(people.filter(({ plateau }) => plateau !== undefined).length).toBeGreaterThanOrEqual(5);
  });
});

describe.each(people.map(person => [`${person.firstName} ${person.lastName}`, person] as const))(
  '%s',
  (_name, person) => {
    it('trains one program after the other, none before joining', () => {
      expect(person.programs.length > 0).toBe(person.membership === 'active');
      let free = person.joinedDaysAgo / 7;
      for (const { program, startedWeeksAgo } of person.programs) {
        expect(startedWeeksAgo).toBeLessThanOrEqual(free);
        free = startedWeeksAgo - (weeksOf.get(program) ?? Number.NaN);
      }
      expect(person.onPathForWeeks ?? 0).toBeLessThanOrEqual(Math.max(0, free));
    });

    it('presses less than benches, benches less than squats, squats less than pulls', () => {
      const {
        'Back Squat': squat,
        'Bench Press': bench,
        Deadlift,
        'Overhead Press': press,
      } = person.startStrength;
      expect([press, bench, squat, Deadlift]).toEqual(
        [press, bench, squat, Deadlift].toSorted((a, b) => a - b),
      );
    });
  },
);

describe('a starting maximum', () => {
  const strengthOfPrograms = new Set(
    demoPrograms()
      .flatMap(({ weeks }) => weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises)))
      .map(({ exercise }) => exercise)
      .filter(name => seedLibrary.some(each => each.name === name && each.category === 'Strength')),
  );

  it.each([...strengthOfPrograms])('is known for %s', exercise => {
    for (const { startStrength } of people) expect(startingMax(startStrength, exercise)).toBeGreaterThan(0);
  });

  it('is none for an exercise that is not loaded', () => {
    expect(people[0] && startingMax(people[0].startStrength, 'Front Plank')).toBeNull();
  });
});

import { daysBetween, type PlainDate, sundayOf } from '#domain/plain-date.ts';
import { compareNames } from '#domain/names/compare-names.ts';

/** A member's training days of a Sunday-to-Saturday week, and those complete. */
export type MemberWeek = {
  memberId: string;
  memberName: string;
  completedAssignments: number;
  totalAssignments: number;
};

const daysAWeek = 7;

/** The fellowship's training days of a week: all, those complete, and how many members had any. */
export function weekOf(members: readonly MemberWeek[]) {
  const total = sumOf(members.map(member => member.totalAssignments));
  const completed = sumOf(members.map(member => member.completedAssignments));
  return {
    total,
    completed,
    percent: total === 0 ? null : Math.round((completed / total) * 100),
    training: members.filter(member => member.totalAssignments > 0).length,
  };
}

/**
 * Members who have completed fewer training days than the days of the week that are over would have brought,
 * spread evenly and rounded down: furthest behind first, then those who have done the smaller part, then by name.
 */
export function behindThePace(members: readonly MemberWeek[], today: PlainDate): MemberWeek[] {
  const daysOver = daysBetween(sundayOf(today), today);
  const missing = ({ totalAssignments, completedAssignments }: MemberWeek) =>
    Math.floor((totalAssignments * daysOver) / daysAWeek) - completedAssignments;
  const partDone = (member: MemberWeek) => member.completedAssignments / member.totalAssignments;
  return members
    .filter(member => missing(member) > 0)
    .toSorted(
      (a, b) =>
        missing(b) - missing(a) || partDone(a) - partDone(b) || compareNames(a.memberName, b.memberName),
    );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

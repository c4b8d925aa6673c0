import { pounds, type Pounds } from '#domain/measures/measure.ts';
import * as contract from '#contract/assignments.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { moveSessions } from '#contract/members/many.ts';
import { getExerciseGuides } from '#contract/exercises.ts';
import { dayStatus } from '#domain/training/status/day-status.ts';
import { isToDo } from '#domain/training/status/shown-day-status.ts';
import { suggestedWeight } from '#domain/strength/one-rep-max.ts';
import { type TrainingMax, trainingMaxIn, trainingMaxOf } from '#domain/loads/training-max.ts';
import { maxKnown } from '#domain/strength/tested-max.ts';
import { addDays, dateIn, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import { completionRate } from '#domain/training/log/workout-units.ts';
import { transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { type ProgramNews, notifyOfPrograms } from '#server/notices/notify/notify-of-program.ts';
import type { Call, Route } from '#server/route/route.ts';
import { ownerFor, refuseUnreachable } from '#server/accounts/owner.ts';
import { blocksFollowRemoved } from './blocks-follow.ts';
import { type Assignment, changeAssignment } from './change-assignment.ts';
import { createAssignment } from './create-assignment.ts';
import { exerciseGuides } from './exercise-guides.ts';
import { giveOwnWorkout } from './own-workout.ts';
import { removeAssignment } from '#server/training-days/ending/end-assignments.ts';
import { holdBlocksFrom } from '#server/training-days/schedule/hold-blocks.ts';
import { moveMany } from '#server/training-days/move-many.ts';
import { moveTrainingDay } from '#server/training-days/move-training-day.ts';
import { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { isStillOpen } from '#server/training-days/events/open-session.ts';
import * as queries from './queries.ts';
import { recordChange } from './record-change.ts';

export function assignmentRoutes(route: Route): void {
  const versions = new KnownVersions();

  route(contract.listAssignments, async ({ db, viewer, query, now }) => {
    const { memberId } = query;
    if (memberId !== undefined) refuseUnreachable(viewer, memberId);
    const owner = memberId === undefined ? ownerFor(viewer) : { member: memberId };
    const cards = await queries.assignmentCards(db, owner, now);
    return cards.map(asAssignment);
  });

  route.changing(
    contract.createAssignment,
    ({ body }) => body.workoutId,
    async ({ db, viewer, body, now }) =>
      transaction(db, async tx => {
        const created = await createAssignment(tx, body, viewer.id);
        if (created.status !== 'completed') await notifyOfPrograms(tx, 'given', [created.id], now);
        return asAssignment(created);
      }),
  );

  route.changing(contract.updateAssignment, itsProgram, ({ db, viewer, params, body, now, request }) =>
    transaction(db, async tx => {
      const { before, changed } = await changeAssignment(tx, params.id, body, now);
      await recordChange(tx, before, changed.status, { coachId: viewer.id, request, now });
      const news = newsOf(before, changed);
      if (news !== null) await notifyOfPrograms(tx, news, [changed.id], now);
      return asAssignment(changed);
    }),
  );

  route.changing(contract.giveOwnWorkout, itsOwn, ({ db, viewer, params, now }) =>
    transaction(db, async tx => asAssignment(await giveOwnWorkout(tx, params.id, viewer.id, now))),
  );

  route(contract.moveTrainingDay, ({ db, viewer, params, body, now }) =>
    transaction(db, tx =>
      moveTrainingDay(tx, { id: params.id, date: body.date, owner: ownerFor(viewer), now }),
    ),
  );

  route(moveSessions, ({ db, body, now }) => transaction(db, tx => moveMany(tx, body, now)));

  route(contract.removeAssignment, ({ db, viewer, params, query, now, request }) =>
    transaction(db, async tx => {
      await holdBlocksFrom(tx, params.id);
      const before = requireFound(await removeAssignment(tx, params.id, now), 'Assignment');
      await blocksFollowRemoved(tx, before, query.following, now);
      await recordChange(tx, before, null, { coachId: viewer.id, request, now });
      return { ok: true as const };
    }),
  );

  route(contract.getCompletionStatus, async ({ db, viewer, params }) => {
    const completion = await queries.assignmentCompletion(db, params.id, ownerFor(viewer));
    const { completedExercises, completedCount, totalExercises } = requireFound(completion, 'Assignment');
    return {
      completedExercises,
      totalExercises,
      completionPercentage: completionRate(completedCount, totalExercises),
    };
  });

  route(contract.getCalendarStatus, async call => {
    const { db, viewer, params, now } = call;
    const today = await todayOfMember(call);
    const calendar = requireFound(
      await queries.assignmentCalendar(db, params.id, ownerFor(viewer), today),
      'Assignment',
    );
    const days = new Map(calendar.days.map(day => [day.date, day]));
    const statuses: AnswerOf<typeof contract.getCalendarStatus> = {};
    if (calendar.kind === 'own') return ownDays(calendar.days, now);
    for (const date of datesOf(calendar)) {
      const day = days.get(date);
      const { exercises, logged, movedFrom } = day ?? restDay;
      const isOpen = day !== undefined && isStillOpen(day.dateOpenUntil, now);
      const progress = { date, today, exercises, logged, isOpen };
      statuses[date] = {
        status: dayStatus(progress),
        ...(isToDo(progress) && { isToDo: true }),
        ...(movedFrom !== null && { movedFrom }),
        ...(day && openSessionOf(day, now)),
      };
    }
    return statuses;
  });

  route(contract.getDayCompletion, async ({ db, viewer, params, today }) => {
    const calendar = requireFound(
      await queries.assignmentCalendar(db, params.id, ownerFor(viewer), today),
      'Assignment',
    );
    const day = calendar.days.find(({ date }) => date === params.date);
    return { isComplete: day !== undefined && day.logged === day.exercises };
  });

  route(getExerciseGuides, async ({ db, viewer, params }) =>
    requireFound(await exerciseGuides(db, params.id, ownerFor(viewer)), 'Assignment'),
  );

  route(contract.getExercisesForDate, async call => {
    const { db, viewer, params, now } = call;
    const { date } = call.query;
    const today = await todayOfMember(call);
    const input = { assignmentId: params.id, date, owner: ownerFor(viewer), today };
    const day = await queries.exercisesForDate(db, versions, input);
    const { kind, exerciseCount, loggedCount, dateOpenUntil, ...shown } = requireFound(
      day,
      'Training for this date',
    );
    const exercises = kind === 'own' ? 0 : exerciseCount;
    return {
      ...shown,
      status: dayStatus({
        date,
        today,
        exercises,
        logged: loggedCount,
        isOpen: isStillOpen(dateOpenUntil, now),
      }),
      exercises: shown.exercises.map(one => scheduledExercise(one, shown.trainingMaxPercent)),
    };
  });
}

type Scheduled = NonNullable<Awaited<ReturnType<typeof queries.exercisesForDate>>>['exercises'][number];

function scheduledExercise({ prescription, logged }: Scheduled, trainingMaxPercent: number) {
  const latest1RM = maxKnown(logged.latest1RM, logged.testedMax);
  const { percent1RM, percentOf, category } = prescription;
  const isOfTrainingMax = percentOf === 'training-max' && category === 'Strength';
  const trainingMax = isOfTrainingMax
    ? shownTrainingMax(trainingMaxOf(logged.ownTrainingMax, trainingMaxPercent), latest1RM)
    : null;
  return {
    ...prescription,
    exercise: { id: prescription.exerciseId, name: logged.name, category: prescription.category },
    latest1RM,
    isAssisted: logged.isAssisted,
    testedMax: logged.testedMax,
    alternates: logged.alternates ?? [],
    log: logged.log,
    doneInstead: logged.doneInstead,
    lastTime: logged.lastTime,
    isCompleted: logged.log !== null,
    trainingMax,
    percentageOf1RM: isOfTrainingMax
      ? percentOfMax(percent1RM, trainingMax?.pounds ?? null, latest1RM)
      : percentNumber(percent1RM),
    suggestedWeight: suggestedWeight(percent1RM, isOfTrainingMax ? trainingMax?.pounds : latest1RM),
  };
}

const percentNumber = (percent: string | null) => (percent === null ? null : firstNumber(percent));

/** A percent of the training max is so many of the max itself; null where one of them is not known. */
function percentOfMax(percent: string | null, trainingMax: Pounds | null, latest1RM: Pounds | null) {
  const share = percentNumber(percent);
  return share === null || trainingMax === null || latest1RM === null
    ? null
    : (share * trainingMax) / latest1RM;
}

/** The weight of a training max, and the max it is a percent of; null where that max is not known. */
function shownTrainingMax(trainingMax: TrainingMax, latest1RM: Pounds | null) {
  const max = latest1RM === null ? null : { value: latest1RM };
  const whole = trainingMaxIn(trainingMax, max, 'lb');
  const percent = 'percent' in trainingMax ? trainingMax.percent : null;
  return whole === null ? null : { pounds: pounds(whole), percent, setBy: trainingMax.setBy };
}

const itsProgram = ({
  db,
  params,
  body,
}: Pick<Call<typeof contract.updateAssignment>, 'db' | 'params' | 'body'>) =>
  body.workoutId ?? queries.workoutOf(db, params.id);

/** Exercises that members add themselves are no training day: the date stays one of rest. */
const ownDays = (days: readonly (OpenDay & { date: PlainDate; exercises: number })[], now: Date) =>
  Object.fromEntries(
    days.map(day => [
      day.date,
      { status: 'rest' as const, ownExercises: day.exercises, ...openSessionOf(day, now) },
    ]),
  );

type OpenDay = { trainingDayId: string; openUntil: string | null };

const openSessionOf = ({ trainingDayId, openUntil }: OpenDay, now: Date) =>
  openUntil !== null &&
  isStillOpen(openUntil, now) && { openSession: { trainingDayId, until: new Date(openUntil) } };

const itsOwn = ({ db, params }: Pick<Call<typeof contract.giveOwnWorkout>, 'db' | 'params'>) =>
  queries.workoutOf(db, params.id);

const restDay = { exercises: 0, logged: 0, movedFrom: null };

/** The member's own date, also when it is their coach who looks. */
async function todayOfMember({ db, viewer, params, today, now }: AssignmentCall): Promise<PlainDate> {
  if ('member' in ownerFor(viewer)) return today;
  const zone = await queries.timeZoneOfMember(db, params.id);
  return zone === null ? today : dateIn(zone, now);
}

type AssignmentCall = Pick<
  Call<typeof contract.getCalendarStatus>,
  'db' | 'viewer' | 'params' | 'today' | 'now'
>;

type AssignmentFields = Pick<Assignment, 'memberId' | 'workoutId' | 'status' | 'startDate' | 'endDate'>;

/** The news of a change for its member; none where it is over. */
function newsOf(
  before: AssignmentFields,
  { memberId, workoutId, status, startDate, endDate }: AssignmentFields,
): ProgramNews | null {
  if (status === 'completed') return null;
  if (memberId !== before.memberId || workoutId !== before.workoutId) return 'given';
  if (status !== before.status) return status === 'paused' ? 'paused' : 'resumed';
  return startDate !== before.startDate || endDate !== before.endDate ? 'changed' : null;
}

type Counted = { workoutId: string; totalExercises: number; completedExercises: number };

function asAssignment<A extends Counted>(assignment: A) {
  return {
    ...assignment,
    programId: assignment.workoutId,
    completionPercentage: completionRate(assignment.completedExercises, assignment.totalExercises),
  };
}

/** Every date of the assignment; days that were trained outside its span are shown too. */
function datesOf({
  startDate,
  endDate,
  days,
}: {
  startDate: PlainDate;
  endDate: PlainDate;
  days: { date: PlainDate }[];
}) {
  const span = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, n) => addDays(startDate, n));
  return new Set([...span, ...days.map(day => day.date)]);
}

import {
  getCalendarStatus,
  getCompletionStatus,
  getWeeklyStats,
  listAssignments,
} from '#contract/assignments.ts';
import { getAttention, getAttentionOf } from '#contract/coaching/attention.ts';
import { getAttentionLists, getConsoleStats, getDashboardStats, getDayBoard } from '#contract/dashboard.ts';
import { getMember, listMembers } from '#contract/members.ts';

import { listPathMembers, listPaths } from '#contract/programs/paths.ts';
import { listComingTrainingDays } from '#contract/training/own-days.ts';
import { listLastTrainingDays, listTrainingDays } from '#contract/training/training-days.ts';
import { addDays, formatDate, mondayOf, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { isActive } from '#web/parts/training-day/blocks.ts';
import { isOneOff } from '#web/parts/training-day/training-day.ts';
import type { Figure } from './figure.twin.ts';
import type { Look } from './look.twin.ts';

type Assignment = Awaited<ReturnType<typeof ownAssignments>>[number];

const ownAssignments = ({ own }: Pick<Look, 'own'>) => own(listAssignments);
const cards = async ({ coach, id }: Look) =>
  (await coach(listAssignments)).filter(({ memberId }) => memberId === id);
const ofPage = async ({ coach, id }: Look) =>
  (await coach(listAssignments, { query: { memberId: id } })).filter(one => !isOneOff(one));

const sum = async (numbers: Promise<number>[]) => (await Promise.all(numbers)).reduce((a, b) => a + b, 0);

const activeOf = async (assignments: Promise<Assignment[]>, today: PlainDate) =>
  (await assignments).filter(one => !isOneOff(one) && isActive(one, today)).length;

const standing = async ({ coach }: Look, wanted: string) =>
  (await coach(listAssignments)).filter(({ ahead }) => ahead?.standing === wanted).length;

const toCome = async (look: Pick<Look, 'own' | 'today'>) =>
  (await ownAssignments(look)).filter(one => one.status === 'active' && !isOneOff(one)).length -
  (await activeOf(ownAssignments(look), look.today));

const inRound = ({ coach, id }: Look) => coach(getAttentionOf, { params: { memberId: id } });
const person = ({ coach, id }: Look) => coach(getMember, { params: { id } });
const listed = async ({ coach, id }: Look) => (await coach(listMembers)).find(one => one.id === id);

const reasonText = async (look: Look, kind: string) =>
  (await inRound(look)).reasons.find(reason => reason.kind === kind)?.text;

type Calendars = {
  assignment: Assignment;
  days: [PlainDate, { status: string; isToDo?: true | undefined }][];
}[];

/** The days of each program, single session and list of one-off exercises, as the member's calendar has them. */
async function calendars(look: Look, of = look.own): Promise<Calendars> {
  const asked = (await ownAssignments(look)).filter(({ kind }) => kind !== 'own');
  return Promise.all(
    asked.map(async assignment => ({
      assignment,
      days: Object.entries(await of(getCalendarStatus, { params: { id: assignment.id } })),
    })),
  );
}

const trainingDays = async (look: Look, of = look.own) =>
  (await calendars(look, of)).flatMap(({ days }) => days.filter(([, { status }]) => status !== 'rest'));

const datesBetween = (days: readonly PlainDate[], from: PlainDate, to: PlainDate) =>
  [...new Set(days)].filter(date => date >= from && date <= to).toSorted();

const plain = (date: string | null | undefined) => (date ? parsePlainDate(date) : null);

const missedDates = async (look: Look) =>
  datesBetween(
    (await trainingDays(look)).filter(([, { status }]) => status === 'missed').map(([date]) => date),
    addDays(look.today, -7),
    addDays(look.today, -1),
  );

const lastDays = ({ coach, id }: Look) => coach(listLastTrainingDays, { params: { userId: id }, query: {} });
const coming = ({ coach, id }: Look) => coach(listComingTrainingDays, { params: { userId: id }, query: {} });

/** The day on the board, by name of its status there. */
const onBoard = async (look: Look, day: 'today' | 'yesterday') =>
  (await look.coach(getDayBoard, { query: { day } })).find(({ memberId }) => memberId === look.id);

const boardWords: Record<string, string> = { missed: 'missed', complete: 'trained', incomplete: 'part' };

async function boardOfCalendar(look: Look, date: PlainDate) {
  const statuses = (await trainingDays(look)).filter(([on]) => on === date).map(([, day]) => day);
  const [status] = statuses;
  if (!status) return { date, status: 'rest' };
  return { date, status: status.isToDo ? 'to-do' : boardWords[status.status] };
}

async function boardDay(look: Look, day: 'today' | 'yesterday') {
  const shown = await onBoard(look, day);
  return { date: plain(shown?.date), status: shown?.status };
}

const pathOf = async ({ coach, id }: Look) => {
  const paths = await coach(listPaths);
  const members = await Promise.all(paths.map(path => coach(listPathMembers, { params: { id: path.id } })));
  return members.flat().find(({ memberId }) => memberId === id);
};

export const trainingFigures: Figure[] = [
  {
    name: 'active assignments of all',
    places: {
      'Command Center': async ({ coach }) => (await coach(getConsoleStats)).activeAssignments,
      'Assignments, the tab Active': look => standing(look, 'active'),
      'what members count of their own': ({ everyone }) =>
        sum(everyone.map(one => activeOf(ownAssignments(one), one.today))),
    },
  },
  {
    name: 'assignments to come, of all',
    places: {
      'Command Center': async ({ coach }) => (await coach(getConsoleStats)).assignmentsToCome,
      'Assignments, the tab To come': look => standing(look, 'to-come'),
      'what members have of their own': ({ everyone }) => sum(everyone.map(toCome)),
    },
  },
  {
    name: 'active programs of a member',
    places: {
      'their Command Center': look => activeOf(ownAssignments(look), look.today),
      'their page, for the coach': look => activeOf(ofPage(look), look.today),
      'Assignments, the tab Active': async look =>
        (await cards(look)).filter(({ ahead }) => ahead?.standing === 'active').length,
    },
  },
  {
    name: 'the end of each assignment',
    places: {
      'their own list': async look => ends((await ownAssignments(look)).filter(one => !isOneOff(one))),
      'their page, for the coach': async look => ends(await ofPage(look)),
      'its card in Assignments': async look => ends(await cards(look)),
    },
  },
  {
    name: 'the last session of each program that runs',
    places: {
      'its card in Assignments': async look =>
        lastSessions(
          (await cards(look)).map(one => [one.kind === 'program' ? one.id : '', plain(one.ahead?.lastDate)]),
        ),
      'their calendar': async look => lastSessions(await lastOfCalendars(look, look.own)),
      'their calendar, for the coach': async look => lastSessions(await lastOfCalendars(look, look.coach)),
    },
  },
  {
    name: 'the last session of all, where it is near and nothing follows',
    places: {
      'the round': async look =>
        /is in \d+ days?(?: by their date)?, on ([A-Z][a-z]{2} \d+, \d{4})/.exec(
          (await reasonText(look, 'ends-soon')) ?? '',
        )?.[1] ?? ((await reasonText(look, 'ends-soon')) ? formatDate(look.today) : null),
      'Assignments, Last session soon': async look => {
        const soon = (await cards(look)).filter(({ ahead }) => ahead?.endsSoon);
        // The round tells nobody of it who has nothing left to do.
        const left = (await inRound(look)).nextTrainingOn !== null;
        return soon[0] && left ? formatDate(soon[0].ahead?.lastDate ?? '') : null;
      },
    },
  },
  {
    name: 'the next session',
    places: {
      'the round': async look => plain((await inRound(look)).nextTrainingOn),
      'their page': async look => plain((await person(look)).nextTraining?.date),
      'their calendar': async look =>
        datesBetween(
          (await trainingDays(look)).filter(([, { status }]) => status !== 'complete').map(([date]) => date),
          look.today,
          '2100-01-01',
        )[0] ?? null,
    },
  },
  {
    name: 'when they trained last',
    places: {
      'the round': async look => plain((await inRound(look)).lastTrainedOn),
      'The Fellowship': async look => plain((await listed(look))?.lastTrainedOn),
      'their page': async look => plain((await person(look)).lastTrainedOn),
      'Last Sessions': async ({ coach, id }) =>
        plain(
          (await coach(listTrainingDays, { params: { userId: id }, query: {} })).find(
            ({ loggedCount }) => loggedCount > 0,
          )?.date,
        ),
    },
  },
  {
    name: 'days missed within a week',
    places: {
      'their calendar': async look => (await missedDates(look)).length,
      'The Fellowship': async look => (await listed(look))?.missedDays,
      'their page': async look => (await person(look)).missedDays,
      'the round': async look =>
        Number(/^(\d+) training day/.exec((await reasonText(look, 'missed')) ?? '')?.[1] ?? 0),
    },
  },
  {
    name: 'yesterday',
    places: {
      'the day board': look => boardDay(look, 'yesterday'),
      'their calendar': look => boardOfCalendar(look, addDays(look.today, -1)),
      'the board that Command Center begins with': async look => {
        const { yesterday } = await look.coach(getAttentionLists);
        const shown = yesterday.find(({ memberId }) => memberId === look.id);
        return { date: plain(shown?.date), status: shown?.status };
      },
    },
  },
  {
    name: 'today',
    places: {
      'the day board': look => boardDay(look, 'today'),
      'their calendar': look => boardOfCalendar(look, look.today),
    },
  },
  {
    name: 'the days around today, each once',
    places: {
      'Last 14 days and Coming week': async look =>
        [...(await lastDays(look)), ...(await coming(look))]
          .filter(({ state, kind }) => state === 'scheduled' && kind !== 'own')
          .map(({ date }) => plain(date) ?? '')
          .toSorted(),
      'their calendar': async look =>
        (await trainingDays(look))
          .map(([date]) => date)
          .filter(date => date > addDays(look.today, -14) && date < addDays(look.today, 7))
          .toSorted(),
    },
  },
  {
    name: 'sessions logged this week, from Monday',
    places: {
      'their Command Center': async ({ own }) => (await own(getDashboardStats)).weeklyWorkoutCount,
      'Last Sessions': async ({ coach, id, today }) =>
        (await coach(listTrainingDays, { params: { userId: id }, query: {} })).filter(
          ({ date, loggedCount }) => loggedCount > 0 && (plain(date) ?? '') >= mondayOf(today),
        ).length,
    },
  },
  {
    name: 'training days of this week, from Sunday, of all',
    places: {
      'Command Center': async ({ coach }) => {
        const { completed, total } = (await coach(getAttentionLists)).thisWeek;
        return { completed, total };
      },
      'Weekly Completion Stats': async ({ coach }) => {
        const rows = await coach(getWeeklyStats);
        return {
          completed: rows.reduce((all, row) => all + row.completedAssignments, 0),
          total: rows.reduce((all, row) => all + row.totalAssignments, 0),
        };
      },
    },
  },
  {
    name: 'exercises logged, of each assignment',
    places: {
      'their own list': async look => logged((await ownAssignments(look)).filter(one => !isOneOff(one))),
      'its card in Assignments': async look => logged(await cards(look)),
      'completion status': async look =>
        Promise.all(
          (await ofPage(look)).toSorted(byId).map(async ({ id }) => {
            const status = await look.own(getCompletionStatus, { params: { id } });
            return [id, status.completedExercises.length, status.totalExercises, status.completionPercentage];
          }),
        ),
    },
  },
  {
    name: 'how far a path is',
    places: {
      'its members, for the coach': async look => {
        const path = await pathOf(look);
        return path ? [path.completedExercises, path.totalExercises, plain(path.endDate)] : null;
      },
      'their own list': async look => {
        const blocks = (await ownAssignments(look)).filter(({ path }) => path !== null);
        const of = (count: (one: Assignment) => number) => blocks.reduce((all, one) => all + count(one), 0);
        const last = blocks
          .map(({ endDate }) => plain(endDate) ?? '')
          .toSorted()
          .at(-1);
        return blocks.length > 0
          ? [of(one => one.completedExercises), of(one => one.totalExercises), last]
          : null;
      },
    },
  },
  {
    name: 'members in the round',
    places: {
      'the list': async ({ coach }) => (await coach(getAttention, { query: {} })).members.length,
      'its count': async ({ coach }) => (await coach(getAttention, { query: {} })).total,
      'Command Center, let in': async ({ coach }) => (await coach(getConsoleStats)).membersLetIn,
      'the day board': async ({ coach }) => (await coach(getAttentionLists)).yesterday.length,
    },
  },
];

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

const ends = (assignments: readonly Assignment[]) =>
  assignments.toSorted(byId).map(({ id, endDate }) => [id, plain(endDate)]);

const logged = (assignments: readonly Assignment[]) =>
  assignments
    .toSorted(byId)
    .map(one => [one.id, one.completedExercises, one.totalExercises, one.completionPercentage]);

const lastSessions = (found: readonly (readonly [string, PlainDate | null])[]) =>
  found.filter(([id]) => id !== '').toSorted(([a], [b]) => a.localeCompare(b));

const lastOfCalendars = async (look: Look, of: Look['own']) =>
  (await calendars(look, of)).map(
    ({ assignment, days }) =>
      [
        assignment.kind === 'program' ? assignment.id : '',
        days
          .filter(([, { status }]) => status !== 'rest')
          .map(([date]) => date)
          .toSorted()
          .at(-1) ?? null,
      ] as const,
  );

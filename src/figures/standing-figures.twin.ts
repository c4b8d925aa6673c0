import { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import { listCheckedIn, listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import { getAttentionOf } from '#contract/coaching/attention.ts';
import { getUnread, listConversations, listMessages } from '#contract/conversations/conversations.ts';
import { getAttentionLists, getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { getLeaderboard, getMyStanding } from '#contract/leaderboard.ts';
import { getMembership } from '#contract/members/membership.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { listProgress } from '#contract/progress.ts';
import { getCurrentUser } from '#contract/session.ts';
import { getExerciseHistory, listRecords } from '#contract/training/records.ts';
import { listTrainingDays } from '#contract/training/training-days.ts';
import { formatDate, parsePlainDate } from '#domain/plain-date.ts';
import { membershipLabel } from '#web/screens/command-center/attention-text.ts';
import { membershipText } from '#web/parts/people/member-text.ts';
import { standingOfMembership } from '#web/features/members/membership/standing-text.ts';
import { noticeFor, noticeText } from '#web/features/membership/notices.ts';
import { standingOf } from '#web/features/membership/standing.ts';
import { byDay } from '#web/features/training/overview/activity.ts';
import type { Figure } from './figure.twin.ts';
import type { Look } from './look.twin.ts';

const reason = async ({ coach, id }: Look, kind: string) =>
  (await coach(getAttentionOf, { params: { memberId: id } })).reasons.find(one => one.kind === kind);

/** The date that a sentence names; null where there is no sentence, or none in it. */
const dateIn = (text: string | null | undefined) => /[A-Z][a-z]{2} \d+, \d{4}/.exec(text ?? '')?.[0] ?? null;

const noBrand = { monthlyPriceDollars: null, coach: { name: '' } };

const scoreOf = ({
  completionRate,
  totalCompleted,
  totalAssigned,
  challengePoints,
  rank,
}: {
  completionRate: number;
  totalCompleted: number;
  totalAssigned: number;
  challengePoints: number;
  rank: number | null;
}) => ({ completionRate, totalCompleted, totalAssigned, challengePoints, rank });

const plain = (date: string | null | undefined) => (date ? parsePlainDate(date) : null);

export const standingFigures: Figure[] = [
  {
    name: 'until when the member area is open, of a membership that nothing renews',
    places: {
      'their own membership': async ({ own, zone }) =>
        dateIn(standingOf(await own(getMembership), zone, noBrand).next),
      'The Fellowship': async ({ coach, id }) => {
        const member = (await coach(listMembers)).find(one => one.id === id);
        return member ? dateIn(membershipText(member, member.timeZone)) : undefined;
      },
      'their page': async ({ coach, id }) =>
        dateIn(standingOfMembership(await coach(getMember, { params: { id } })).text),
    },
  },
  {
    name: 'a membership that is soon over, or whose payment failed',
    places: {
      'the banner over their area': async ({ own, zone, now }) => {
        const notice = noticeFor(await own(getCurrentUser), now);
        return notice && dateIn(noticeText(notice, zone));
      },
      'Memberships, in Command Center': async ({ coach, id }) => {
        const row = (await coach(getAttentionLists)).memberships.members.find(
          ({ memberId }) => memberId === id,
        );
        return row ? dateIn(membershipLabel(row.state, row.at, row.timeZone).text) : null;
      },
      'the round': async look => dateIn((await reason(look, 'payment'))?.text),
    },
  },
  {
    name: 'whether a message waits for an answer',
    places: {
      'the round': async look => (await reason(look, 'message')) !== undefined,
      Messages: async ({ coach, id }) =>
        (await coach(listConversations, { query: {} })).conversations.find(({ memberId }) => memberId === id)
          ?.unanswered ?? false,
      'the conversation': async ({ coach, id }) => {
        const { messages } = await coach(listMessages, { params: { memberId: id }, query: {} });
        return messages[0] !== undefined && !messages[0].isFromCoach;
      },
    },
  },
  {
    name: 'unread conversations of the coach',
    places: {
      'the number at Messages': async ({ coach }) => (await coach(getUnread)).unread,
      Messages: async ({ coach }) =>
        (await coach(listConversations, { query: {} })).conversations.filter(({ unread }) => unread > 0)
          .length,
    },
  },
  {
    name: 'unread messages of the member',
    places: {
      'the number at Messages': async ({ own }) => (await own(getUnread)).unread,
      'the conversation': async ({ own, id }) => {
        const { messages, readUpTo } = await own(listMessages, { params: { memberId: id }, query: {} });
        return messages.filter(
          ({ isFromCoach, createdAt }) => isFromCoach && (readUpTo === null || createdAt > readUpTo),
        ).length;
      },
    },
  },
  {
    name: 'the rate of the month, its units, the points and the place',
    places: {
      'their Command Center': async ({ own }) => scoreOf(await own(getMemberScore)),
      'their page, for the coach': async ({ coach, id }) =>
        scoreOf(await coach(getMemberScore, { query: { memberId: id } })),
      'How my rank is worked out': async ({ own }) => scoreOf(await own(getMyStanding, { query: {} })),
      'its lines': async ({ own }) => {
        const mine = await own(getMyStanding, { query: {} });
        const sum = (of: 'unitsCompleted' | 'unitsAssigned') =>
          mine.days.reduce((all, day) => all + day[of], 0);
        return {
          ...scoreOf(mine),
          totalCompleted: sum('unitsCompleted'),
          totalAssigned: sum('unitsAssigned'),
        };
      },
      'Hall of Honor': async ({ own, id }) => {
        const row = (await own(getLeaderboard, { query: {} })).find(({ member }) => member.id === id);
        return row && scoreOf(row);
      },
    },
  },
  {
    name: 'how many are ranked',
    places: {
      'their Command Center': async ({ own }) => (await own(getMemberScore)).totalMembers,
      'their page, for the coach': async ({ coach, id }) =>
        (await coach(getMemberScore, { query: { memberId: id } })).totalMembers,
      'How my rank is worked out': async ({ own }) => (await own(getMyStanding, { query: {} })).totalMembers,
      'Hall of Honor': async ({ own }) => (await own(getLeaderboard, { query: {} })).length,
    },
  },
  {
    name: 'records held',
    places: {
      'their Records': async ({ own }) => (await own(listRecords)).length,
      'their page, for the coach': async ({ coach, id }) =>
        (await coach(listRecords, { query: { memberId: id } })).length,
      'the pages of their exercises': async ({ own }) => {
        const exercises = new Set((await own(listRecords)).map(({ exerciseId }) => exerciseId));
        const held = await Promise.all(
          [...exercises].map(id => own(getExerciseHistory, { params: { id }, query: {} })),
        );
        return held.reduce((all, { records }) => all + records.length, 0);
      },
    },
  },
  {
    name: 'the days on which something was done',
    places: {
      'Recent Activity': async ({ own }) =>
        datesOf(byDay((await own(getDashboardStats)).recentActivity).map(({ date }) => date)),
      'Recent Activity by weeks': async ({ own }) =>
        datesOf(
          (await own(getDashboardStats)).recentWeeks.flatMap(({ logs }) =>
            logs.map(log => log.completedDate),
          ),
        ),
      'the logs': async ({ own }) =>
        datesOf((await own(listProgress, { query: {} })).map(log => log.completedDate)),
      'the pages of exercises': async ({ own }) => {
        const exercises = new Set((await own(listProgress, { query: {} })).map(log => log.exerciseId));
        const pages = await Promise.all(
          [...exercises].map(id => own(getExerciseHistory, { params: { id }, query: {} })),
        );
        return datesOf(pages.flatMap(({ dates }) => dates.map(({ date }) => date)));
      },
      'Last Sessions, for the coach': async ({ coach, id }) =>
        datesOf(
          (await coach(listTrainingDays, { params: { userId: id }, query: {} }))
            .filter(({ loggedCount }) => loggedCount > 0)
            .map(({ date }) => date),
        ),
    },
  },
  {
    name: 'the check-in that is due',
    places: {
      'their Check-ins': async ({ own }) => {
        const due = await own(getDueCheckIn);
        return due && formatDate(due.week);
      },
      'Check-ins, this week': async ({ coach, id }) => {
        const row = (await coach(listCheckedIn, { query: {} })).find(({ memberId }) => memberId === id);
        return row && row.answeredAt === null ? formatDate(row.week) : null;
      },
    },
  },
  {
    name: 'the check-in answered last',
    places: {
      'their Check-ins': async ({ own }) =>
        (await own(listCheckInAnswers, { query: {} })).weeks.map(({ week }) => plain(week)),
      'their page, for the coach': async ({ coach, id }) =>
        (await coach(listCheckInAnswers, { query: { memberId: id } })).weeks.map(({ week }) => plain(week)),
    },
  },
];

const datesOf = (dates: readonly string[]) => [...new Set(dates.map(date => plain(date) ?? ''))].toSorted();

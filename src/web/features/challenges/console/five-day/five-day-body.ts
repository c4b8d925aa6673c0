import type { createChallenge } from '#contract/challenges.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { challengeWeekdays } from '#domain/challenges/challenge.ts';
import { detailsBody } from '#web/features/challenges/console/details/challenge-details.ts';
import type { DraftDay, DraftExercise, FiveDayDraft } from './five-day-draft.ts';

type NewChallenge = RequestOf<typeof createChallenge>['body'];

/** The challenge and its five days, saved in one request. */
export const changedFiveDayBody = ({ details, days }: FiveDayDraft) => ({
  ...detailsBody(details),
  days: challengeWeekdays.map(dayOfWeek => ({ dayOfWeek, ...dayBody(days[dayOfWeek]) })),
});

export const newFiveDayBody = (draft: FiveDayDraft): NewChallenge => ({
  ...changedFiveDayBody(draft),
  scoringType: 'multi_day',
  isMultiDay: 'true',
});

const dayBody = ({ exercises, ...texts }: DraftDay) => ({ ...texts, exercises: exercises.map(exerciseBody) });

/** Blank fields are left out. */
function exerciseBody({ exerciseId, altExercise, fields }: DraftExercise) {
  const typed = Object.entries(fields).map(([field, text]) => [field, text.trim()]);
  return {
    exerciseId,
    altExercise: altExercise.trim() || null,
    ...Object.fromEntries(typed.filter(([, text]) => text !== '')),
  };
}

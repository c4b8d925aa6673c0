import { useState } from 'react';
import { type ChallengeWeekday, challengeWeekdays } from '#domain/challenges/challenge.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import {
  type ChallengeDetails,
  type DetailProblems,
  missingIn,
  wrongIn,
} from '#web/features/challenges/console/details/challenge-details.ts';
import { useStoredDraft } from '#web/features/challenges/console/details/use-stored-draft.ts';
import { useSaveChallenge } from '#web/features/challenges/console/details/use-save-challenge.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { changeDay, changeDetails, type DayChange } from './day-changes.ts';
import { hasProblem } from './day-fields.ts';
import { changedFiveDayBody, newFiveDayBody } from './five-day-body.ts';
import { copiedFrom, emptyDays } from './proposed-challenge.ts';
import { type FiveDayDraft, fiveDayShape } from './five-day-draft.ts';

type FormOptions = {
  /** The one to change; null for a new one. */
  challenge: Challenge | null;
  begun: FiveDayDraft;
  onDone: () => void;
};

/** A 5-day challenge as typed, stored on the device with every key until it is saved in one request. */
export function useFiveDayForm({ challenge, begun, onDone }: FormOptions) {
  const draft = useStoredDraft({
    of: challenge?.id ?? 'new-5-day',
    shape: fiveDayShape,
    values: begun,
    revision: challenge?.revision ?? null,
  });
  const { values } = draft;
  const [problems, setProblems] = useState<DetailProblems>({});
  const [isMarked, setIsMarked] = useState(false);
  const saving = useSaveChallenge({
    challenge,
    kind: 'multi-day challenge',
    created: 'Multi-day challenge created successfully!',
    onSaved: () => {
      draft.drop();
      onDone();
    },
    onRefused: issues => setProblems(Object.fromEntries(issues.map(({ path, message }) => [path, message]))),
  });

  const set = (details: Partial<ChallengeDetails>) => {
    saving.forget();
    const open = Object.entries(problems).filter(([field]) => !(field in details));
    setProblems(Object.fromEntries(open));
    draft.change(now => changeDetails(now, details));
  };
  const change = (weekday: ChallengeWeekday, what: DayChange) => {
    saving.forget();
    draft.change(now => changeDay(now, weekday, what));
  };
  /** Sends it; else answers the first day that holds something that cannot be read, or that days ask for nothing. */
  const save = ({ withEmptyDays = false } = {}): ChallengeWeekday | 'details' | 'empty-days' | undefined => {
    const missing = missingIn(values.details);
    const found = { ...wrongIn(values.details), ...missing };
    setProblems(found);
    if (Object.keys(missing).length > 0) complain('Please fill in all required fields');
    else if (Object.keys(found).length > 0) complain(Object.values(found)[0]);
    if (Object.keys(found).length > 0) return 'details';
    const wrongDay = challengeWeekdays.find(weekday => hasProblem(values.days[weekday]));
    setIsMarked(wrongDay !== undefined);
    if (wrongDay) {
      complain('Please correct the exercises that are marked');
      return wrongDay;
    }
    if (!challenge && !withEmptyDays && emptyDays(values).length > 0) return 'empty-days';
    if (challenge) saving.update(changedFiveDayBody(values));
    else saving.create(newFiveDayBody(values));
    return undefined;
  };
  return {
    values,
    problems,
    /** Saving was refused for something in a day. */
    isMarked,
    keeping: draft.keeping,
    isRestored: draft.isRestored,
    isOlder: draft.revision !== (saving.latest?.revision ?? null),
    isPending: saving.isPending,
    failure: saving.failure,
    set,
    change,
    copy: (old: FiveDayDraft) => {
      saving.forget();
      setProblems({});
      draft.change(now => copiedFrom(old, now));
    },
    save,
    startOver: () => {
      setProblems({});
      saving.forget();
      draft.startOver();
    },
  };
}

const complain = (description: string | undefined) =>
  showToast({ title: 'Validation Error', description, tone: 'danger' });

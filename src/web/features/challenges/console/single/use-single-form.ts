import { useState } from 'react';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import type { ChallengeDetails } from '#web/features/challenges/console/details/challenge-details.ts';
import { useStoredDraft } from '#web/features/challenges/console/details/use-stored-draft.ts';
import { useSaveChallenge } from '#web/features/challenges/console/details/use-save-challenge.ts';
import { focusFirstError } from '#web/ui/fields/first-error.ts';
import {
  changedSingleBody,
  newSingleBody,
  problemsOf,
  refusalsOf,
  type SingleChallenge,
  type SingleProblems,
  singleOf,
  singleShape,
} from './single-challenge.ts';

export function useSingleForm(challenge: Challenge | null, onDone: () => void) {
  const draft = useStoredDraft({
    of: challenge?.id ?? 'new-single',
    shape: singleShape,
    values: singleOf(challenge),
    revision: revisionOf(challenge),
  });
  const { values } = draft;
  const [problems, setProblems] = useState<SingleProblems>({});
  const saving = useSaveChallenge({
    challenge,
    kind: 'challenge',
    created: 'Challenge created successfully',
    onSaved: () => {
      draft.drop();
      onDone();
    },
    onRefused: issues => setProblems(refusalsOf(issues)),
  });

  const write = (written: Partial<SingleChallenge>) => {
    saving.forget();
    setProblems(without(problems, { ...written, ...written.details }));
    draft.change(now => ({ ...now, ...written }));
  };
  const set = (details: Partial<ChallengeDetails>) => {
    saving.forget();
    setProblems(without(problems, details));
    draft.change(now => ({ ...now, details: { ...now.details, ...details } }));
  };
  const save = (form: HTMLFormElement) => {
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    if (challenge) saving.update(changedSingleBody(values));
    else saving.create(newSingleBody(values));
  };
  const startOver = () => {
    setProblems({});
    saving.forget();
    const { latest } = saving;
    draft.startOver({ values: singleOf(latest), revision: revisionOf(latest) });
  };
  return {
    values,
    problems,
    isRestored: draft.isRestored,
    isOlder: draft.revision !== revisionOf(saving.latest),
    isPending: saving.isPending,
    failure: saving.failure,
    write,
    set,
    save,
    startOver,
  };
}

const revisionOf = (challenge: Challenge | null) => challenge?.revision ?? null;

const without = (problems: SingleProblems, changed: object): SingleProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changed)));

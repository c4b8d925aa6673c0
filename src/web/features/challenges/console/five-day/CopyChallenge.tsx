import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#domain/plain-date.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { type FiveDayDraft, fiveDayOf } from './five-day-draft.ts';
import { readStoredChallenge } from './stored-challenge.ts';

type CopyChallengeProps = { challenges: readonly Challenge[]; onCopy: (old: FiveDayDraft) => void };

/** Begins with the days of an old 5-day challenge; nothing where there is none. */
export function CopyChallenge({ challenges, onCopy }: CopyChallengeProps) {
  const old = challenges
    .filter(({ isMultiDay }) => isMultiDay === 'true')
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate));
  const copy = useMutation({
    networkMode: 'always',
    mutationFn: readStoredChallenge,
    onSuccess: ({ challenge, days }) => onCopy(fiveDayOf(challenge, days)),
  });
  if (old.length === 0) return null;
  return (
    <SelectField
      label="Copy an earlier challenge"
      hint="Its days and words; the dates and the week above stay."
      error={copy.isError ? 'This challenge could not be loaded.' : undefined}
      placeholder={copy.isPending ? 'Copying...' : 'Choose one'}
      options={old.map(({ id, name, startDate }) => ({
        value: id,
        label: `${name} · ${formatDate(startDate)}`,
      }))}
      value=""
      onChange={event => event.target.value && copy.mutate(event.target.value)}
    />
  );
}

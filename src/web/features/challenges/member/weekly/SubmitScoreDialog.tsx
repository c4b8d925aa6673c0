import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { submitScore } from '#contract/challenges.ts';
import { toPounds, type WeightUnit } from '#domain/measures/measure.ts';
import { challengeScore, type ScoringType } from '#domain/challenges/challenge.ts';
import { type Challenge, scoringText } from '#web/features/challenges/challenge-text.ts';
import { dropDraft, keepDraft, readDraft } from '#web/features/challenges/member/card/typed-draft.ts';
import { CallError } from '#web/data/call.ts';
import { refreshChanged } from '#web/data/read.ts';
import { noAnswer, sentenceOf, useSend } from '#web/data/send.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { focusFirstError } from '#web/ui/fields/first-error.ts';
import { numberOrText } from '#web/ui/controls/typed-number.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { ScoreField } from './ScoreField.tsx';

type SubmitScoreDialogProps = {
  challenge: Challenge;
  userId: string;
  open: boolean;
  onClose: () => void;
  onSubmitted: () => void;
};

const resultFields = { reps: 'reps', weight: 'weight', time: 'completionTime' } as const;

/**
 * Hands in the result of a single challenge, once: closed while it is on its way and opened again, it is still on its
 * way. Typed text stays until it has arrived.
 */
export function SubmitScoreDialog(props: SubmitScoreDialogProps) {
  const { challenge, open, onClose } = props;
  const form = useScoreForm(props);
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => {
        if (isOpen) return;
        form.forgetFailure();
        onClose();
      }}
      size="sm"
      title="Submit Your Score"
      description={[challenge.name, scoringText[challenge.scoringType]].join(' · ')}
      error={form.failure}
      onSubmit={form.submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={form.isPending} pendingLabel="Submitting...">
            Submit Score
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ScoreField
          scoringType={challenge.scoringType as ScoringType}
          unit={form.unit}
          value={form.typed}
          error={form.problem}
          onChange={form.change}
        />
        <p className="text-sm text-muted">You submit once. After that your score stands.</p>
      </div>
    </Dialog>
  );
}

function useScoreForm({ challenge, userId, onSubmitted }: SubmitScoreDialogProps) {
  const client = useQueryClient();
  const { weight: unit } = useUnits();
  const scoringType = challenge.scoringType as ScoringType;
  const field = resultFields[scoringType];
  const origin = {
    userId,
    challengeId: challenge.id,
    part: unit === 'kg' && scoringType === 'weight' ? 'whole in kg' : 'whole',
  };
  const [typed, setTyped] = useState(() => readDraft(origin, { [field]: '' })?.[field] ?? '');
  const [problem, setProblem] = useState<string>();
  const send = useSend(submitScore, {
    success: { title: 'Success', description: 'Challenge submission recorded!' },
    onSuccess: () => {
      dropDraft(origin);
      setTyped('');
      onSubmitted();
    },
    onError: error => {
      sayFailed('Failed to submit challenge', error);
      // The screen is out of date: over, changed, or handed in and the answer was lost on the way.
      if (error instanceof CallError && [403, 404, 409].includes(error.status))
        void refreshChanged(client, submitScore);
    },
  });
  const change = (next: string) => {
    setTyped(next);
    setProblem(undefined);
    keepDraft(origin, { [field]: next });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const result = challengeScore(scoringType, {
      [field]:
        scoringType === 'weight'
          ? poundsOf(typed, unit)
          : scoringType === 'reps'
            ? numberOrText(typed)
            : typed,
    });
    if ('problem' in result) {
      setProblem(result.problem);
      return focusFirstError(event.currentTarget);
    }
    const { score } = result;
    const body = scoringType === 'time' ? { score, completionTime: typed.trim() } : { score, [field]: score };
    send.mutate({ params: { id: challenge.id }, body });
  };
  const failure = send.error ? `Failed to submit challenge. ${reasonOf(send.error)}` : undefined;
  const forgetFailure = () => {
    setProblem(undefined);
    if (send.isError) send.reset();
  };
  return { typed, unit, problem, failure, isPending: send.isPending, change, submit, forgetFailure };
}

/** Text that is no number is left as it is, to be refused. */
function poundsOf(typed: string, unit: WeightUnit): number | string {
  const value = numberOrText(typed);
  return typeof value === 'number' ? toPounds(value, unit) : value;
}

const reasonOf = (error: Error): string => sentenceOf(error, 'Please try again.', noAnswer);

/** Reports a failed submission; a signed-out member is told so elsewhere. */
function sayFailed(title: string, error: Error): void {
  if (error instanceof CallError && error.status === 401) return;
  showToast({ title, description: reasonOf(error), tone: 'danger' });
}

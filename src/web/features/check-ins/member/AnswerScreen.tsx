import { useEffect, useRef, useState } from 'react';
import { answerText, type DueCheckIn, partNames } from '#web/features/check-ins/check-in-text.ts';
import { QuestionFace } from '#web/features/check-ins/QuestionFace.tsx';
import { useUnits } from '#web/measures/use-units.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { leadToUnread } from '#web/ui/fields/first-error.ts';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { AnswerFrame } from './AnswerFrame.tsx';
import { Sent } from './Sent.tsx';
import { useAnswering } from './use-answering.ts';
import { useSending } from './use-sending.ts';

const PictureQuestion = lazyPart(async () => (await import('./PictureQuestion.tsx')).PictureQuestion);

type AnswerScreenProps = { due: DueCheckIn; onLeave: () => void };

/** One question at a time, within reach of a thumb; a tap on a scale or a choice goes on by itself. */
export function AnswerScreen({ due, onLeave }: AnswerScreenProps) {
  const [isSent, setSent] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const answering = useAnswering(due);
  const { weight } = useUnits();
  const sending = useSending(() => setSent(true));
  const { step, last, question, value } = answering;
  const heading = useFocusOnChange(step);
  const state = isSent ? 'sent' : sending.state;
  if (state !== 'nothing')
    return <Sent key={state} state={state} onRetry={sending.retry} onLeave={onLeave} />;
  if (!question) return null;
  const before = due.before.find(({ questionId }) => questionId === question.id);
  const isTyped = question.kind === 'number' || question.kind === 'text';
  const problem = answering.problem ?? undefined;
  const isSkipped = !question.isRequired && (value === null || value === '');
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (leadToUnread(event.currentTarget)) return;
        sending.send(answering.next());
      }}
    >
      <AnswerFrame
        line={`${step + 1} of ${last + 1}`}
        share={(step + 1) / (last + 1)}
        onLeave={onLeave}
        dock={
          <>
            <Button size="lg" className="flex-1" disabled={step === 0} onClick={answering.back}>
              Back
            </Button>
            <Button
              size="lg"
              variant="primary"
              type="submit"
              className="flex-2"
              pending={isPreparing}
              pendingLabel="Preparing..."
            >
              {step === last ? 'Send' : isSkipped ? 'Skip' : 'Next'}
            </Button>
          </>
        }
      >
        {sending.problem !== null && <Notice tone="warning">{sending.problem}</Notice>}
        <div>
          <p className="text-sm font-medium tracking-wide text-accent uppercase">
            {partNames[question.part]}
          </p>
          <h1 ref={heading} tabIndex={-1} className="display mt-1 text-3xl wrap-anywhere outline-none">
            {question.text}
          </h1>
          <p className="mt-2 min-h-5 text-sm text-muted">
            {before ? `Last time: ${answerText(before, weight)}` : !question.isRequired && 'Optional'}
          </p>
        </div>
        {question.kind === 'picture' ? (
          <Fetched
            key={question.id}
            part={PictureQuestion}
            props={{
              question,
              fileKey: typeof value === 'string' ? value : '',
              error: problem,
              onPut: answering.type,
              onGone: answering.forget,
              onPreparing: setPreparing,
            }}
            meanwhile={<div className="h-11" />}
          />
        ) : (
          <QuestionFace
            key={question.id}
            question={question}
            value={value}
            weightUnit={weight}
            error={problem}
            autoFocus={isTyped && step > 0}
            onChoose={answering.choose}
            onType={answering.type}
          />
        )}
        {(question.kind === 'scale' || question.kind === 'choice') && problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </AnswerFrame>
    </form>
  );
}

/** Whoever listens hears the new question; a field that takes the focus itself keeps it. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    if (
      !(
        document.activeElement instanceof HTMLInputElement ||
        document.activeElement instanceof HTMLTextAreaElement
      )
    )
      heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

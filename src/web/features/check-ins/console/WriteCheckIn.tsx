import { Plus } from 'lucide-react';
import { useState } from 'react';
import { writeCheckIn } from '#contract/coaching/check-ins.ts';
import { maxQuestions, type Question } from '#domain/check-ins/question.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { SaveBar } from '#web/ui/layout/SaveBar.tsx';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { starterQuestions } from './starter-questions.ts';
import { useWritten } from './use-written.ts';
import { WhenAndWhom } from './WhenAndWhom.tsx';
import { bodyOf, type CheckIn, moved, newQuestion, problemOf, problemsOf } from './written-check-in.ts';

type WriteCheckInProps = { checkIn: CheckIn; onLeave: () => void };

/** What is asked, when and of whom; beside it a phone as members have it in hand. */
export function WriteCheckIn({ checkIn, onLeave }: WriteCheckInProps) {
  const { written, keeping, isRestored, isOlder, change, startOver } = useWritten(checkIn);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const save = useSend(writeCheckIn, {
    success: { title: 'Check-in saved', description: 'Members are asked this from now on' },
    onSuccess: saved => {
      startOver(saved);
      onLeave();
    },
  });
  const { questions } = written;
  const problem = problemOf(written);
  const problems = hasTried ? problemsOf(written) : new Map<string, string>();
  const put = (question: Question) =>
    change({ questions: questions.map(one => (one.id === question.id ? question : one)) });
  const add = () => {
    const question = newQuestion();
    change({ questions: [...questions, question] });
    setChosen(question.id);
  };
  const submit = () => {
    setTried(true);
    if (problem === null) save.mutate({ body: bodyOf(written) });
  };
  const failure = save.error
    ? sentenceOf(save.error, 'The check-in could not be saved. It is still here.')
    : null;
  const inHand = questions.find(({ id }) => id === chosen) ?? questions[0];
  return (
    <div className="@container">
      <BackButton label="Back" onClick={onLeave} />
      <PageHeader
        title="The Check-in"
        subtitle="Asked once a week, answered in a minute. Fewer questions get better answers."
      />
      {(isRestored || isOlder) && (
        <div className="mb-(--stack)">
          <RestoredDraft isOlder={isOlder} onStartOver={() => startOver(checkIn)}>
            {isOlder && 'Another coach has saved the check-in since you began. Start over to see theirs.'}
          </RestoredDraft>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
          <Card
            title="Questions"
            description={`${questions.length} of at most ${maxQuestions}`}
            actions={
              questions.length === 0 && (
                <Button size="sm" onClick={() => change({ questions: starterQuestions() })}>
                  Start with ours
                </Button>
              )
            }
          >
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {questions.map((question, index) => (
                <QuestionEditor
                  key={question.id}
                  question={question}
                  position={index + 1}
                  count={questions.length}
                  isOpen={question.id === chosen}
                  problem={problems.get(question.id)}
                  onOpen={isOpen => setChosen(isOpen ? question.id : null)}
                  onChange={put}
                  onMove={by => change({ questions: moved(questions, question.id, by) })}
                  onRemove={() => change({ questions: questions.filter(({ id }) => id !== question.id) })}
                />
              ))}
            </ol>
            {questions.length < maxQuestions && (
              <Button className="mt-3" onClick={add}>
                <Plus aria-hidden="true" /> Add a question
              </Button>
            )}
          </Card>
          <WhenAndWhom written={written} onChange={change} />
        </div>
        {inHand && (
          <PhonePreview question={inHand} position={questions.indexOf(inHand) + 1} count={questions.length} />
        )}
      </div>
      <SaveBar
        label="Save"
        keeping={keeping}
        beforeLeaving="save"
        pending={save.isPending}
        failure={failure ?? (hasTried ? (problem ?? undefined) : undefined)}
        onCancel={onLeave}
        onSave={submit}
      />
    </div>
  );
}

import { useUnits } from '#web/measures/use-units.ts';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { type AnsweredWeek, answerText, byPart, partNames } from './check-in-text.ts';

const AnswerPicture = lazyPart(async () => (await import('./AnswerPicture.tsx')).AnswerPicture);

/** What was answered in one week, in the words in which it was asked. */
export function WeekAnswers({ answers, pictures }: Pick<AnsweredWeek, 'answers' | 'pictures'>) {
  const { weight } = useUnits();
  return (
    <div className="grid gap-4">
      {byPart(answers).map(([part, ofPart]) => (
        <section key={part} aria-label={partNames[part]}>
          <p aria-hidden="true" className="text-xs font-medium tracking-wide text-accent uppercase">
            {partNames[part]}
          </p>
          <dl className="divide-y divide-line/60">
            {ofPart.map(answer => (
              <div
                key={answer.questionId}
                className={
                  answer.kind === 'text' || answer.kind === 'picture'
                    ? 'grid gap-0.5 py-2'
                    : 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2'
                }
              >
                <dt className="min-w-0 text-sm wrap-anywhere text-muted">{answer.text}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
                  {answer.kind === 'picture' ? (
                    <Fetched
                      part={AnswerPicture}
                      props={{
                        about: answer.text,
                        picture: pictures.find(({ id }) => id === answer.value),
                      }}
                      meanwhile={<div className="h-72" />}
                    />
                  ) : (
                    answerText(answer, weight)
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

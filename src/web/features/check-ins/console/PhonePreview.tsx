import type { Question } from '#domain/check-ins/question.ts';
import { partNames } from '#web/features/check-ins/check-in-text.ts';
import { QuestionFace } from '#web/features/check-ins/QuestionFace.tsx';
import { useUnits } from '#web/measures/use-units.ts';

type PhonePreviewProps = { question: Question; position: number; count: number };

const nothing = () => undefined;

/** The question in hand as members see it; it is only to be looked at. */
export function PhonePreview({ question, position, count }: PhonePreviewProps) {
  const { weight } = useUnits();
  return (
    <aside aria-label="On a phone" className="sticky top-4 grid justify-items-center gap-2">
      <div
        inert
        className="flex min-h-120 w-full max-w-80 flex-col overflow-hidden rounded-xl border-4 border-line-strong bg-page"
      >
        <p className="flex items-baseline justify-between border-b border-line px-4 py-2.5">
          <span className="font-medium">Check-in</span>
          <span className="text-sm text-muted">
            {position} of {count}
          </span>
        </p>
        <div className="h-0.5 bg-neutral-soft">
          <div className="h-full bg-accent" style={{ width: `${(position / count) * 100}%` }} />
        </div>
        <div className="flex flex-1 flex-col justify-end gap-5 p-4">
          <div>
            <p className="text-sm font-medium tracking-wide text-accent uppercase">
              {partNames[question.part]}
            </p>
            <p className="display mt-1 text-2xl wrap-anywhere">{question.text || 'New question'}</p>
          </div>
          <QuestionFace
            question={{ ...question, options: question.options.filter(option => option.trim() !== '') }}
            value={null}
            weightUnit={weight}
            onChoose={nothing}
            onType={nothing}
          />
        </div>
      </div>
      <p className="text-sm text-faint">As members see it</p>
    </aside>
  );
}

import type { Question } from '#domain/check-ins/question.ts';
import { maxAnswerLength } from '#domain/check-ins/question.ts';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';

const PictureFace = lazyPart(async () => (await import('./PictureFace.tsx')).PictureFace);

/** What is answered so far: a number of a scale, what is typed or chosen, or where a picture is; null for nothing yet. */
type FaceValue = string | number | null;

type QuestionFaceProps = {
  question: Omit<Question, 'id'>;
  value: FaceValue;
  /** The person's own, for a weight. */
  weightUnit: string;
  error?: string | undefined;
  autoFocus?: boolean;
  /** A choice is made by one tap. */
  onChoose: (value: string | number) => void;
  onType: (text: string) => void;
  /** Of a picture, as a data URL: empty where it is taken out again. */
  onPicture?: (chosen: string) => void;
  onPreparing?: (isPreparing: boolean) => void;
};

/** A question's answers as a thumb meets them. */
export function QuestionFace({
  question,
  value,
  weightUnit,
  error,
  autoFocus,
  onChoose,
  onType,
  onPicture = nothing,
  onPreparing = nothing,
}: QuestionFaceProps) {
  const typed = value === null ? '' : String(value);
  switch (question.kind) {
    case 'scale':
      return <ScaleFace question={question} value={value} onChoose={onChoose} />;
    case 'choice':
      return (
        <div role="group" aria-label={question.text} className="grid gap-2">
          {question.options.map(option => (
            <button
              key={option}
              type="button"
              aria-pressed={value === option}
              onClick={() => onChoose(option)}
              className={cx(
                'min-h-14 px-4 py-2 text-left text-lg wrap-anywhere',
                chosenLook(value === option),
              )}
            >
              {option}
            </button>
          ))}
        </div>
      );
    case 'picture':
      return (
        <Fetched
          part={PictureFace}
          props={{ text: question.text, address: typed, error, onChange: onPicture, onPreparing }}
          meanwhile={<div className="h-11" />}
        />
      );
    case 'number':
      return (
        <NumberField
          label={question.text}
          hideLabel
          decimal
          enterKeyHint="next"
          suffix={question.measure === 'weight' ? weightUnit : question.unit}
          value={typed}
          error={error}
          autoFocus={autoFocus}
          className="max-w-60 text-2xl"
          onChange={event => onType(event.target.value)}
        />
      );
    default:
      return (
        <TextArea
          label={question.text}
          hideLabel
          rows={5}
          maxLength={maxAnswerLength}
          value={typed}
          error={error}
          autoFocus={autoFocus}
          onChange={event => onType(event.target.value)}
        />
      );
  }
}

const nothing = () => undefined;

const chosenLook = (isChosen: boolean) =>
  cx(
    'rounded-md border',
    isChosen
      ? 'border-accent bg-accent-soft font-medium text-ink'
      : 'border-line bg-raised text-ink hover:border-muted',
  );

function ScaleFace({
  question: { text, top, low, high },
  value,
  onChoose,
}: Pick<QuestionFaceProps, 'question' | 'value' | 'onChoose'>) {
  const ends: Record<number, string> = { 1: low, [top]: high };
  return (
    <div role="group" aria-label={text}>
      <div className="grid grid-cols-5 gap-2">
        {Array.from({ length: top }, (_, index) => index + 1).map(number => (
          <button
            key={number}
            type="button"
            aria-pressed={value === number}
            aria-label={ends[number] ? `${number}, ${ends[number]}` : String(number)}
            onClick={() => onChoose(number)}
            className={cx('min-h-16 text-2xl', chosenLook(value === number))}
          >
            {number}
          </button>
        ))}
      </div>
      {(low || high) && (
        <p aria-hidden="true" className="mt-2 flex justify-between gap-4 text-sm text-muted">
          <span>{low}</span>
          <span className="text-right">{high}</span>
        </p>
      )}
    </div>
  );
}

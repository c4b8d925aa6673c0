import {
  maxOptionLength,
  maxScaleWordsLength,
  maxUnitLength,
  maxOptions,
  type Question,
  type QuestionKind,
  questionKinds,
  questionParts,
} from '#domain/check-ins/question.ts';
import { partNames } from '#web/features/check-ins/check-in-text.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

export const kindNames: Record<QuestionKind, string> = {
  scale: 'Scale',
  number: 'Number',
  choice: 'Choice',
  text: 'Text',
  picture: 'Picture',
};

type FieldsProps = { question: Question; onChange: (question: Question) => void };

export function PartAndKind({ question, onChange }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="About"
        options={questionParts.map(value => ({ value, label: partNames[value] }))}
        value={question.part}
        onChange={event => onChange({ ...question, part: event.target.value as Question['part'] })}
      />
      <SelectField
        label="Answered by"
        options={questionKinds.map(value => ({ value, label: kindNames[value] }))}
        value={question.kind}
        onChange={event => onChange({ ...question, kind: event.target.value as QuestionKind })}
      />
    </div>
  );
}

/** What a question of its kind needs besides. */
export function KindFields({ question, onChange }: FieldsProps) {
  switch (question.kind) {
    case 'scale':
      return <ScaleFields question={question} onChange={onChange} />;
    case 'number':
      return <NumberFields question={question} onChange={onChange} />;
    case 'choice':
      return (
        <TextArea
          label="Answers to choose from"
          hint={`One a line, 2 to ${maxOptions} of them, each of at most ${maxOptionLength} characters`}
          rows={4}
          value={question.options.join('\n')}
          onChange={event =>
            onChange({
              ...question,
              options: event.target.value
                .split('\n')
                .slice(0, maxOptions)
                .map(option => option.slice(0, maxOptionLength)),
            })
          }
        />
      );
    default:
      return null;
  }
}

function ScaleFields({ question, onChange }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="From 1 to"
        options={['5', '10'].map(value => ({ value, label: value }))}
        value={String(question.top)}
        onChange={event => onChange({ ...question, top: Number(event.target.value) })}
      />
      <TextField
        label="1 means"
        maxLength={maxScaleWordsLength}
        value={question.low}
        onChange={event => onChange({ ...question, low: event.target.value })}
      />
      <TextField
        label={`${question.top} means`}
        maxLength={maxScaleWordsLength}
        value={question.high}
        onChange={event => onChange({ ...question, high: event.target.value })}
      />
    </div>
  );
}

function NumberFields({ question, onChange }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Counts"
        options={[
          { value: 'plain', label: 'Anything' },
          { value: 'weight', label: 'Weight, in each one’s own unit' },
        ]}
        value={question.measure}
        onChange={event => onChange({ ...question, measure: event.target.value as Question['measure'] })}
      />
      {question.measure === 'plain' && (
        <TextField
          label="Of what"
          placeholder="hours, glasses, days"
          maxLength={maxUnitLength}
          value={question.unit}
          onChange={event => onChange({ ...question, unit: event.target.value })}
        />
      )}
    </div>
  );
}

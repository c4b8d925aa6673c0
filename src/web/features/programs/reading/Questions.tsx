import { useId } from 'react';
import { chosenFor } from '#domain/program-text/names-of-text.ts';
import type { Question } from '#domain/program-reader/program-reading.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { capitalised } from '#web/ui/text/words.ts';
import { linesText } from './reading-text.ts';

type QuestionsProps = {
  questions: readonly Question[];
  answers: Readonly<Record<string, string>>;
  onAnswer: (id: string, value: string) => void;
};

/** Questions about the text, once for all lines of a kind; a proposal holds until another is chosen. */
export function Questions({ questions, answers, onAnswer }: QuestionsProps) {
  const title = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={title} className="rounded-md border border-line p-3">
      <h3 id={title} className="font-medium">
        {questions.length === 1 ? 'One question' : 'Questions'}
      </h3>
      <div className="mt-2 grid gap-4">
        {questions.map(question => (
          <QuestionField
            key={question.id}
            question={question}
            value={chosenFor(question, answers)}
            onChange={value => onAnswer(question.id, value)}
          />
        ))}
      </div>
    </section>
  );
}

/** A value picked elsewhere is added to the choices. */
const choicesWith = (choices: Question['choices'], value: string) =>
  choices.some(choice => choice.value === value) ? choices : [...choices, { value, label: 'As chosen' }];

/** More are a list. */
const maxInline = 4;

type QuestionFieldProps = { question: Question; value: string; onChange: (value: string) => void };

function QuestionField({ question: { text, lines, choices: given }, value, onChange }: QuestionFieldProps) {
  const choices = choicesWith(given, value);
  const name = useId();
  const where = capitalised(linesText(lines));
  if (choices.length > maxInline) {
    return (
      <SelectField
        label={text}
        hint={where}
        options={choices}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm">
        {text} <span className="text-muted">{where}</span>
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {choices.map(choice => (
          <label
            key={choice.value}
            className="relative flex min-h-(--control-height-small) cursor-pointer items-center rounded-md border border-line bg-sunken px-3 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-lg:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

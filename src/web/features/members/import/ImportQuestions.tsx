import { listWorkouts } from '#contract/programs.ts';
import type { DateOrder } from '#domain/member-import/date-cells.ts';
import { useRead } from '#web/data/read.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { counted } from '#web/ui/text/words.ts';
import type { ImportAnswers } from './import-answers.ts';
import type { ImportPlan } from './import-text.ts';

type ImportQuestionsProps = {
  plan: ImportPlan;
  answers: ImportAnswers;
  onAnswers: (answers: ImportAnswers) => void;
};

const orders = [
  { value: 'day-first', label: 'Day first: 31/12' },
  { value: 'month-first', label: 'Month first: 12/31' },
];

/** Chosen for people without a program. */
const none = 'none';

/** Questions on dates that can be read in two ways, and on programs with other names here: each is asked once. */
export function ImportQuestions({ plan, answers, onAnswers }: ImportQuestionsProps) {
  const asked = plan.programs.filter(({ isOpen, name }) => isOpen || name in answers.programs);
  if (asked.length === 0 && plan.dates.length === 0) return null;
  return (
    <section aria-label="Questions" className="grid gap-3 sm:grid-cols-2">
      {plan.dates.map(({ field, heading, examples, isOpen }) => (
        <SelectField
          key={field}
          label={`How are the dates in “${heading}” written?`}
          hint={examples.join(', ')}
          {...(isOpen && { placeholder: 'Choose' })}
          options={orders}
          value={answers.dateOrders[field] ?? ''}
          onChange={({ target: { value } }) =>
            value &&
            onAnswers({ ...answers, dateOrders: { ...answers.dateOrders, [field]: value as DateOrder } })
          }
        />
      ))}
      {asked.map(program => (
        <WhichProgram
          key={program.name}
          program={program}
          isOpen={program.isOpen}
          onChoose={workoutId =>
            onAnswers({ ...answers, programs: { ...answers.programs, [program.name]: workoutId } })
          }
        />
      ))}
    </section>
  );
}

type WhichProgramProps = {
  program: ImportPlan['programs'][number];
  isOpen: boolean;
  onChoose: (workoutId: string | null) => void;
};

/** The likeliest first, then all there are. */
function WhichProgram({ program, isOpen, onChoose }: WhichProgramProps) {
  const { name, count, nearest, workoutId } = program;
  const { data: all = [] } = useRead(listWorkouts, {});
  const others = all.filter(({ id }) => nearest.every(one => one.id !== id));
  return (
    <SelectField
      label={`Which program is “${name}”?`}
      hint={`Of ${counted(count, 'member')}`}
      {...(isOpen && { placeholder: 'Choose' })}
      options={[
        ...nearest.map(one => ({ value: one.id, label: one.name })),
        { value: none, label: 'No program' },
        ...others.map(one => ({ value: one.id, label: one.name })),
      ]}
      value={isOpen ? '' : (workoutId ?? none)}
      onChange={({ target: { value } }) => value && onChoose(value === none ? null : value)}
    />
  );
}

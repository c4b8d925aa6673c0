import type { MemberField } from '#domain/member-import/columns.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { ImportAnswers } from './import-answers.ts';
import { fieldOptions, type ImportPlan } from './import-text.ts';

type ImportColumnsProps = {
  plan: ImportPlan;
  answers: ImportAnswers;
  onAnswers: (answers: ImportAnswers) => void;
};

/** The meaning of each column: as the headings say, unless the coach says otherwise. */
export function ImportColumns({ plan, answers, onAnswers }: ImportColumnsProps) {
  const { columns } = plan;
  if (columns.length === 0) return null;
  const ignored = columns.filter(({ field }) => field === null);
  return (
    <details open={plan.refused !== null} className="rounded-md border border-line px-4 py-3">
      <summary className="cursor-pointer text-sm font-medium">
        Columns
        {ignored.length > 0 && (
          <span className="font-normal text-muted">
            {' '}
            · not used: {ignored.map(({ heading }) => heading).join(', ')}
          </span>
        )}
      </summary>
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        {columns.map(({ heading, field }, at) => (
          <SelectField
            key={`${at} ${heading}`}
            label={heading}
            placeholder="Not used"
            options={fieldOptions}
            value={field ?? ''}
            onChange={({ target: { value } }) =>
              onAnswers({
                ...answers,
                mapping: { ...answers.mapping, [heading]: value === '' ? null : (value as MemberField) },
              })
            }
          />
        ))}
      </div>
    </details>
  );
}

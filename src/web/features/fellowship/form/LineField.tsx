import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import type { FellowshipForm } from './fellowship-form.ts';
import type { FormParts } from './use-fellowship-form.ts';

type TextFields = {
  [Field in keyof FellowshipForm]: FellowshipForm[Field] extends string ? Field : never;
}[keyof FellowshipForm];

type LineFieldProps = FormParts & { of: TextFields } & Pick<
    TextFieldProps,
    | 'label'
    | 'hint'
    | 'placeholder'
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'maxLength'
    | 'prefix'
    | 'suffix'
    | 'className'
    | 'required'
  >;

/** A line of the form, by the field's name. */
export function LineField({ values, problems, change, of, ...field }: LineFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      value={values[of]}
      error={problems[of]}
      onChange={event => change({ [of]: event.target.value })}
    />
  );
}

type LineNumberProps = FormParts & { of: TextFields; decimal?: boolean } & Pick<
    TextFieldProps,
    'label' | 'hint' | 'prefix' | 'suffix' | 'className'
  >;

/** A number of the form, as it is typed. */
export const LineNumber = ({ values, problems, change, of, ...field }: LineNumberProps) => (
  <NumberField
    {...field}
    value={values[of]}
    error={problems[of]}
    onChange={event => change({ [of]: event.target.value })}
  />
);

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

/** One line of the form, by the field's name. */
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

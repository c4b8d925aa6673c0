import { useId } from 'react';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { FieldNotes, useControl } from '#web/ui/fields/Field.tsx';

type TagPickerProps<Tag extends string> = {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { value: Tag; label: string }[];
  value: readonly Tag[];
  onChange: (tags: Tag[]) => void;
};

/** Any of a few words, as boxes to tick; kept in the list's own order. */
export function TagPicker<Tag extends string>(props: TagPickerProps<Tag>) {
  const { label, hint, error, options, value, onChange } = props;
  const id = useId();
  const { 'aria-describedby': notes } = useControl({ hint, error }, id);
  const toggle = (tag: Tag, isChosen: boolean) =>
    onChange(
      options.map(option => option.value).filter(each => (each === tag ? isChosen : value.includes(each))),
    );
  return (
    <fieldset aria-describedby={notes} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="mb-1.5 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4">
        {options.map(option => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={event => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

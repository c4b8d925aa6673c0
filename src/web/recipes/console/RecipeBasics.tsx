import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { PictureField } from './PictureField.tsx';
import type { RecipeErrors, RecipeValues } from './recipe-values.ts';

type RecipeBasicsProps = {
  values: RecipeValues;
  errors: RecipeErrors;
  onChange: (values: Partial<RecipeValues>) => void;
  onPreparing: (isPreparing: boolean) => void;
};

export function RecipeBasics({ values, errors, onChange, onPreparing }: RecipeBasicsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="grid content-start gap-4">
        <TextField
          label="Title"
          required
          autoFocus
          value={values.title}
          error={errors.title}
          onChange={event => onChange({ title: event.target.value })}
        />
        <TextArea
          label="Description"
          rows={2}
          value={values.description}
          error={errors.description}
          onChange={event => onChange({ description: event.target.value })}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label="Time"
            required
            inputMode="numeric"
            suffix="min"
            value={values.timeMinutes}
            error={errors.timeMinutes}
            onChange={event => onChange({ timeMinutes: event.target.value })}
          />
          <TextField
            label="Servings"
            required
            inputMode="numeric"
            value={values.servings}
            error={errors.servings}
            onChange={event => onChange({ servings: event.target.value })}
          />
        </div>
      </div>
      <PictureField
        value={values.imageUrl}
        dietTags={values.dietTags}
        error={errors.imageUrl}
        onChange={imageUrl => onChange({ imageUrl })}
        onPreparing={onPreparing}
      />
    </div>
  );
}

import { DishPicture } from '#web/features/recipes/DishPicture.tsx';
import { ChoosePicture } from '#web/ui/pictures/ChoosePicture.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
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
        <div className="grid grid-halves gap-4">
          <NumberField
            label="Time"
            required
            suffix="min"
            value={values.timeMinutes}
            error={errors.timeMinutes}
            onChange={event => onChange({ timeMinutes: event.target.value })}
          />
          <NumberField
            label="Servings"
            required
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

const longestSidePx = 1600;

type PictureFieldProps = {
  /** The picture's address, a chosen one as a data URL, or empty for none. */
  value: string;
  dietTags: readonly string[];
  error?: string | undefined;
  onChange: (value: string) => void;
  onPreparing: (isPreparing: boolean) => void;
};

/** The dish, as its card will show it; a chosen picture is sent with the form. */
function PictureField({ dietTags, ...field }: PictureFieldProps) {
  return (
    <ChoosePicture
      {...field}
      hint="JPEG, PNG, WebP or AVIF, three wide and two high."
      longestSidePx={longestSidePx}
    >
      <DishPicture imageUrl={field.value} dietTags={dietTags} className="rounded-md" />
    </ChoosePicture>
  );
}

import { activityLevels, type ActivityLevel, type Goal, goals } from '#domain/nutrition/nutrition.ts';
import { allergenOptions, dietOptions } from '#web/features/recipes/recipe-text.ts';
import { TagPicker } from '#web/features/recipes/TagPicker.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { feetText } from '#web/features/nutrition/profile-form.ts';
import type { ProfileFormState } from '#web/features/nutrition/use-profile-form.ts';

export function ProfileTab({ form }: { form: ProfileFormState }) {
  const { register, watch, units } = form;
  const isInches = units.length === 'in';
  const { errors } = form.formState;
  const [height, activityLevel] = watch(['height', 'activityLevel']);
  return (
    <Card
      title="Your body and your goal"
      description="Only you see this. The calculator and the recipes use it."
    >
      <form noValidate className="grid gap-5" onSubmit={form.submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField label="Age" suffix="years" error={errors.age?.message} {...register('age')} />
          <SelectField
            label="Sex"
            placeholder="Select"
            options={sexOptions}
            error={errors.sex?.message}
            {...register('sex')}
          />
          <NumberField
            label={isInches ? 'Height (inches)' : 'Height (cm)'}
            decimal
            suffix={units.length}
            hint={isInches ? (feetText(height) ?? '6 ft are 72 inches') : undefined}
            error={errors.height?.message}
            {...register('height')}
          />
          <NumberField
            label={units.weight === 'lb' ? 'Weight (lbs)' : 'Weight (kg)'}
            decimal
            suffix={units.weight}
            error={errors.weight?.message}
            {...register('weight')}
          />
          <SelectField
            label="Activity Level"
            placeholder="Select"
            options={activityOptions}
            hint={activityHints[activityLevel as ActivityLevel]}
            error={errors.activityLevel?.message}
            {...register('activityLevel')}
          />
          <SelectField
            label="Goal"
            placeholder="Select"
            options={goalOptions}
            error={errors.goal?.message}
            {...register('goal')}
          />
          <SelectField
            label="Diet Preference"
            placeholder="No preference"
            options={dietOptions}
            error={errors.dietPreference?.message}
            {...register('dietPreference')}
          />
        </div>
        <TagPicker
          label="Allergens"
          hint="Recipes that contain any of these are left out."
          options={allergenOptions}
          value={watch('allergens')}
          error={errors.allergens?.message}
          onChange={tags => form.setValue('allergens', tags, { shouldDirty: true })}
        />
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <Button
          type="submit"
          variant="primary"
          pending={form.isSaving}
          pendingLabel="Saving..."
          className="sm:justify-self-start"
        >
          Save Profile
        </Button>
      </form>
    </Card>
  );
}

const sexOptions = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

const activityNames: Record<ActivityLevel, string> = {
  sedentary: 'Sedentary',
  light: 'Light',
  moderate: 'Moderate',
  active: 'Active',
  'very-active': 'Very Active',
};
const activityOptions = activityLevels.map(value => ({ value, label: activityNames[value] }));

const activityHints: Record<ActivityLevel, string> = {
  sedentary: 'At a desk, little or no training',
  light: 'Light training on 1 to 3 days a week',
  moderate: 'Training on 3 to 5 days a week',
  active: 'Hard training on 6 or 7 days a week',
  'very-active': 'Hard training every day, or physical work as well',
};

const goalNames: Record<Goal, string> = {
  lose: 'Lose weight',
  maintain: 'Maintain weight',
  gain: 'Gain weight',
};
const goalOptions = goals.map(value => ({ value, label: goalNames[value] }));

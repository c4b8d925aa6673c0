import { energyOf } from '#domain/nutrition/nutrition.ts';
import { figure } from '#web/features/recipes/recipe-text.ts';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { macrosOf, type RecipeErrors, type RecipeValues } from './recipe-values.ts';

type MacroFieldsProps = {
  values: RecipeValues;
  errors: RecipeErrors;
  onChange: (values: Partial<RecipeValues>) => void;
};

const fields = [
  ['p', 'Protein'],
  ['c', 'Carbs'],
  ['f', 'Fats'],
] as const;

/** Grams a serving, and the calories that follow from them as they are typed. */
export function MacroFields({ values, errors, onChange }: MacroFieldsProps) {
  const calories = energyOf(macrosOf(values));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Macros, a serving</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {fields.map(([macro, label]) => (
          <NumberField
            key={macro}
            label={label}
            decimal
            suffix="g"
            placeholder="0"
            value={values[macro]}
            error={errors[macro]}
            onChange={event => onChange({ [macro]: event.target.value })}
          />
        ))}
        <p className="flex items-baseline gap-1.5 max-sm:col-span-3 sm:flex-col sm:gap-1" role="status">
          <span className="text-sm font-medium">Calories</span>
          <span>
            <span className="text-2xl font-medium">{figure(calories)}</span>
            <span className="text-sm text-faint"> kcal</span>
          </span>
        </p>
      </div>
      <p className="mt-1.5 text-sm text-faint">4 kcal a gram of protein and carbs, 9 a gram of fats.</p>
    </fieldset>
  );
}

import { dietOptions, tagLabel } from '#web/features/recipes/recipe-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { type RecipeFilter, timeOptions } from './recipe-filter.ts';

type RecipeFiltersProps = {
  filter: RecipeFilter;
  onFilter: (filter: RecipeFilter) => void;
  allergens: readonly string[];
  dietPreference: string | null;
  onEditProfile: () => void;
};

export function RecipeFilters({ filter, onFilter, ...profile }: RecipeFiltersProps) {
  const { allergens, dietPreference, onEditProfile } = profile;
  const offered = filter.diet === 'all' ? dietPreference : null;
  return (
    <div className="grid gap-3">
      <div className="grid grid-halves gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_13rem]">
        <SearchField
          label="Search recipes"
          placeholder="Search recipes..."
          className="max-lg:col-span-full"
          maxLength={200}
          value={filter.search}
          onChange={event => onFilter({ ...filter, search: event.target.value })}
        />
        <SelectField
          label="Diet"
          hideLabel
          options={[{ value: 'all', label: 'All diets' }, ...dietOptions]}
          value={filter.diet}
          onChange={event => onFilter({ ...filter, diet: event.target.value })}
        />
        <SelectField
          label="Max prep time"
          hideLabel
          options={timeOptions}
          value={filter.maxTime}
          onChange={event => onFilter({ ...filter, maxTime: event.target.value })}
        />
      </div>
      {(offered || allergens.length > 0) && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {allergens.length > 0 && <Excluded allergens={allergens} onEditProfile={onEditProfile} />}
          {offered && (
            <Button size="sm" onClick={() => onFilter({ ...filter, diet: offered })}>
              Only {tagLabel(offered)}, my preference
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type ExcludedProps = Pick<RecipeFiltersProps, 'allergens' | 'onEditProfile'>;

function Excluded({ allergens, onEditProfile }: ExcludedProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span id="excluded-allergens" className="text-muted">
        Excluding allergens:
      </span>
      <ul aria-labelledby="excluded-allergens" className="contents">
        {allergens.map(allergen => (
          <li key={allergen}>
            <Badge tone="warning">{tagLabel(allergen)}</Badge>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={onEditProfile}>
        Change<span className="sr-only"> allergens</span>
      </Button>
    </div>
  );
}

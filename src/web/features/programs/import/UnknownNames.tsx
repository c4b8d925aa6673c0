import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { counted } from '#web/ui/text/words.ts';
import {
  another,
  choiceOf,
  type Choices,
  optionsFor,
  restIsNew,
  type Unknown,
  valueOf,
} from '#web/features/programs/reading/name-choices.ts';

type UnknownNamesProps = {
  unknown: readonly Unknown[];
  choices: Choices;
  /** Whether the coach tried to go on: then the names that are left are pointed out. */
  isSubmitted: boolean;
  onChoose: (choices: Choices) => void;
  onPickAnother: (unknown: Unknown) => void;
  /** The name that has the focus as they come. */
  focused: string | undefined;
};

/** The names that the library does not know, and the choice for each. */
export function UnknownNames(props: UnknownNamesProps) {
  const { unknown, choices, isSubmitted, onChoose, onPickAnother, focused } = props;
  if (unknown.length === 0) return null;
  const left = unknown.filter(({ name }) => !choices[name]).length;
  const choose = (one: Unknown, value: string) => {
    if (value === another) return onPickAnother(one);
    const { [one.name]: before, ...others } = choices;
    const choice = choiceOf(value, one, before);
    return onChoose(choice ? { ...others, [one.name]: choice } : others);
  };
  return (
    <section aria-labelledby="unknown-names" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id="unknown-names" className="font-medium">
            Not in the library
          </h3>
          <p role="status" className="text-sm text-muted">
            {left === 0 ? 'All of them are sorted out.' : `Say what each is: ${counted(left, 'name')} left.`}
          </p>
        </div>
        {left > 1 && (
          <Button size="sm" onClick={() => onChoose(restIsNew(unknown, choices))}>
            All Others Are New
          </Button>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {unknown.map(one => (
          <li key={one.name} className="min-w-0">
            <SelectField
              label={one.name}
              placeholder="Choose..."
              options={optionsFor(one, choices[one.name])}
              error={isSubmitted && !choices[one.name] ? 'Choose what it is' : undefined}
              autoFocus={one.name === focused}
              value={valueOf(choices[one.name])}
              onChange={event => choose(one, event.target.value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useId } from 'react';
import { type GroupColour, groupColours } from '#domain/groups.ts';
import { capitalised } from '#web/ui/text/words.ts';
import { GroupBadge } from './GroupBadge.tsx';

type ColourChoiceProps = { value: GroupColour; onChange: (colour: GroupColour) => void };

/** The colours that a group may have, each by its name. */
export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Colour</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {groupColours.map(colour => (
          <label
            key={colour}
            className="relative flex min-h-(--control-height) cursor-pointer items-center justify-center rounded-md border border-line bg-sunken hover:border-muted has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === value}
              onChange={() => onChange(colour)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <GroupBadge group={{ name: capitalised(colour), colour }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

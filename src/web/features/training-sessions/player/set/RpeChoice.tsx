import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';

const efforts = [6, 7, 8, 9, 10] as const;

type RpeChoiceProps = {
  value: number | null;
  isPrescribed: boolean;
  onChange: (value: number | null) => void;
};

/** How hard a set was, from 6 on: never needed, and out of the way until it is wanted. */
export function RpeChoice({ value, isPrescribed, onChange }: RpeChoiceProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isPrescribed && !isWanted && value === null)
    return (
      <Button size="sm" variant="ghost" className="-ml-3 justify-self-start" onClick={() => setWanted(true)}>
        Add RPE
      </Button>
    );
  return (
    <div role="group" aria-label="RPE" className="flex items-center gap-2">
      <span aria-hidden="true" className="text-sm text-muted">
        RPE
      </span>
      {efforts.map(effort => (
        <button
          key={effort}
          type="button"
          aria-pressed={value === effort}
          onClick={() => onChange(value === effort ? null : effort)}
          className={cx(
            'min-h-11 min-w-[44px] flex-1 rounded-md border text-lg',
            value === effort ? 'border-accent bg-accent-soft text-ink' : 'border-line bg-raised text-muted',
          )}
        >
          {effort}
        </button>
      ))}
    </div>
  );
}

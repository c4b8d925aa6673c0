import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { counted } from '#web/ui/text/words.ts';

type Allowed = { leftOut: boolean; again: boolean };

type PasteChecksProps = {
  /** Lines of which something stays out. */
  left: number;
  isAgain: boolean;
  count: number;
  allowed: Allowed;
  onAllow: (allowed: Allowed) => void;
};

/** Checks for what is done only when the coach says so. */
export function PasteChecks({ left, isAgain, count, allowed, onAllow }: PasteChecksProps) {
  return (
    <div className="grid gap-1 empty:hidden">
      {left > 0 && (
        <Checkbox
          label={`Leave out what is not taken, of ${counted(left, 'line')}`}
          checked={allowed.leftOut}
          onChange={event => onAllow({ ...allowed, leftOut: event.target.checked })}
        />
      )}
      {isAgain && (
        <Checkbox
          label={`Insert a second time: ${counted(count, 'exercise')} like these are there already`}
          checked={allowed.again}
          onChange={event => onAllow({ ...allowed, again: event.target.checked })}
        />
      )}
    </div>
  );
}

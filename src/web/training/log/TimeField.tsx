import { type RefObject, useRef } from 'react';
import { formatSeconds, secondsOf } from '#domain/prescription-text.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';

type TimeFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'suffix' | 'inputMode'> & {
  value: string;
  onChange: (text: string) => void;
};

/** A time as people write it: 1:30, 45, 45s. The number pad of a phone has no colon, so one stands beside it. */
export function TimeField({ value, onChange, hint, ...field }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...field}
      ref={input}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      hint={readAs(value) ?? (hint || '1:30, 45 or 45s')}
      onChange={event => onChange(event.target.value)}
      suffix={<Colon input={input} onInsert={() => onChange(`${value}:`)} />}
    />
  );
}

/** A number alone is seconds; nobody should have to guess that. */
function readAs(text: string): string | null {
  const seconds = secondsOf(text);
  return seconds !== null && !text.includes(':') ? `= ${formatSeconds(seconds)}` : null;
}

function Colon({ input, onInsert }: { input: RefObject<HTMLInputElement | null>; onInsert: () => void }) {
  return (
    <button
      type="button"
      aria-label="Insert a colon"
      className="-mr-3 hidden h-12 w-11 place-items-center border-l border-line text-xl font-medium text-ink pointer-coarse:grid"
      onClick={() => {
        onInsert();
        input.current?.focus();
      }}
    >
      :
    </button>
  );
}

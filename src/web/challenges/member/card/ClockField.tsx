import { type RefObject, useRef } from 'react';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';

type ClockFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'suffix' | 'inputMode'> & {
  value: string;
  onChange: (text: string) => void;
};

/** Minutes and seconds, MM:SS. The number pad of a phone has no colon, so one stands beside it. */
export function ClockField({ value, onChange, ...field }: ClockFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...field}
      ref={input}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      onChange={event => onChange(event.target.value)}
      suffix={<Colon input={input} onInsert={() => onChange(`${value}:`)} />}
    />
  );
}

function Colon({ input, onInsert }: { input: RefObject<HTMLInputElement | null>; onInsert: () => void }) {
  return (
    <button
      type="button"
      aria-label="Insert a colon"
      className="-mr-3 hidden h-13 w-13 place-items-center border-l border-line text-2xl font-medium text-ink pointer-coarse:grid"
      onClick={() => {
        onInsert();
        input.current?.focus();
      }}
    >
      :
    </button>
  );
}

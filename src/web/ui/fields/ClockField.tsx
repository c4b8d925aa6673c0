/**
 * Minutes and seconds. The number pad of a phone has no colon, so one stands beside it.
 * `<ClockField label="Time" value={text} onChange={setText} />`
 */
import { type RefObject, useRef } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type ClockFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'suffix' | 'inputMode'> & {
  value: string;
  onChange: (text: string) => void;
  /** For a number that is hit and read from afar. */
  large?: boolean;
};

export function ClockField({ value, onChange, large = false, ...field }: ClockFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...field}
      ref={input}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      onChange={event => onChange(event.target.value)}
      suffix={<Colon input={input} large={large} onInsert={() => onChange(`${value}:`)} />}
    />
  );
}

type ColonProps = { input: RefObject<HTMLInputElement | null>; large: boolean; onInsert: () => void };

function Colon({ input, large, onInsert }: ColonProps) {
  return (
    <button
      type="button"
      aria-label="Insert a colon"
      className={cx(
        '-mr-3 hidden place-items-center border-l border-line font-medium text-ink pointer-coarse:grid',
        large ? 'h-13 w-13 text-2xl' : 'h-12 w-11 text-xl',
      )}
      onClick={() => {
        onInsert();
        input.current?.focus();
      }}
    >
      :
    </button>
  );
}

/**
 * A number as people write it, with a decimal comma too: text, with the number pad on a phone. A browser's own number
 * field drops what it does not know, and 62,5 is 625. Read it by `readNumber`. What cannot be read it says itself,
 * once it is left or sent (`leadToUnread`).
 * `<NumberField label="Weight" suffix="lb" decimal step={0.5} {...register('weight')} />`
 */
import { type ChangeEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { steppedText, unreadText } from './typed-number.ts';

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'step'> & {
  /** Takes decimals. */
  decimal?: boolean;
  /** Of the arrow keys; so are `least` and `most`, unless it `isBounded`. */
  step?: number;
  least?: number | undefined;
  most?: number | undefined;
  /** Shows its own error beyond `least` and `most`. Without it the form does. */
  isBounded?: boolean;
};

export function NumberField(props: NumberFieldProps) {
  const { decimal = false, step = decimal ? 'any' : 1, least, most, isBounded, error, ref, ...field } = props;
  const bounds = { least, most };
  const asked = { decimal, ...(isBounded && bounds) };
  const { input, text, see } = useText(field.value);
  const [isTried, setTried] = useState(false);
  const unread = unreadText(text, asked);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    see(event.target.value);
    if (unreadText(event.target.value, asked) === null) setTried(false);
    field.onChange?.(event);
  };
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event);
    const way = ways[event.key];
    if (!way || event.defaultPrevented || event.altKey || field.readOnly) return;
    event.preventDefault();
    const next = steppedText(event.currentTarget.value, way, { step, ...bounds });
    if (next !== null) typeInto(event.currentTarget, next);
  };
  return (
    <TextField
      autoComplete="off"
      {...field}
      ref={both(input, ref)}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      error={unread !== null && (isTried || error) ? unread : error}
      data-unread={unread !== null || undefined}
      onChange={change}
      onKeyDown={stepByKey}
      onInvalid={() => setTried(true)}
      onBlur={event => {
        setTried(true);
        field.onBlur?.(event);
      }}
    />
  );
}

const ways: Partial<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** The text in the field, also where a form holds it and changes it without an event. */
function useText(value: TextFieldProps['value']) {
  const input = useRef<HTMLInputElement>(null);
  const [seen, see] = useState('');
  // oxlint-disable-next-line react/exhaustive-deps -- after each draw: the same text again changes nothing
  useLayoutEffect(() => {
    if (value === undefined) see(input.current?.value ?? '');
  });
  return { input, text: value === undefined ? seen : String(value), see };
}

/** Types into the field, with the events of typing. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const both =
  (own: { current: HTMLInputElement | null }, given: Ref<HTMLInputElement> | undefined) =>
  (node: HTMLInputElement | null) => {
    own.current = node;
    if (typeof given === 'function') given(node);
    else if (given) given.current = node;
  };

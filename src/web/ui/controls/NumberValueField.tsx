/**
 * A number that a form has as a number: input is passed on as soon as it is one, and a blank as
 * null. On blur it shows the number as stored; unreadable text stays as it was typed, with an
 * error.
 * `<NumberValueField label="Rest" suffix="s" least={0} value={rest} onValue={setRest} />`
 */
import { useState } from 'react';
import { readNumber } from '#domain/numbers/read-number.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { unreadText } from './typed-number.ts';

/** Unread, it stands as long as the number is the one that stood there. */
type Typed = { text: string; unreadAt?: number | null };

type NumberValueFieldProps = Omit<NumberFieldProps, 'value' | 'onChange' | 'onBlur' | 'isBounded'> & {
  value: number | null;
  onValue: (value: number | null) => void;
};

export function NumberValueField({ value, onValue, ...field }: NumberValueFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isShown = typed !== null && (typed.unreadAt === undefined || typed.unreadAt === value);
  const isUnread = (text: string) =>
    unreadText(text, { decimal: field.decimal ?? false, least: field.least, most: field.most }) !== null;
  return (
    <NumberField
      {...field}
      isBounded
      value={isShown ? typed.text : String(value ?? '')}
      onChange={({ target: { value: text } }) => {
        setTyped(isUnread(text) ? { text, unreadAt: value } : { text });
        if (!isUnread(text)) onValue(readNumber(text));
      }}
      onBlur={({ target }) => {
        if (!isUnread(target.value)) setTyped(null);
      }}
    />
  );
}

/**
 * A colour as `#rrggbb`: typed, or chosen with the browser's own picker.
 * `<ColourField label="Accent" value={accent} error={errors.accent} onChange={setAccent} />`
 */
import { isHex } from '#domain/fellowship/colour-contrast.ts';
import { TextField } from './TextField.tsx';

type ColourFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (colour: string) => void;
};

export function ColourField({ label, value, error, onChange }: ColourFieldProps) {
  return (
    <TextField
      label={label}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={7}
      value={value}
      error={error}
      onChange={event => onChange(event.target.value)}
      prefix={
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={isHex(value) ? value : '#000000'}
          onChange={event => onChange(event.target.value)}
          className="block size-7 cursor-pointer rounded-sm border-0 bg-transparent p-0"
        />
      }
    />
  );
}

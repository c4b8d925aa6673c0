/**
 * A password, hidden until its owner wants to see it.
 * `<PasswordField label="Password" autoComplete="new-password" error={errors.password?.message} {...register('password')} />`
 */
import { Eye, EyeOff } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      maxLength={200}
      // As plain text it must not be capitalised, corrected, or sent away to be spelled.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label="Show what you type"
          aria-pressed={isShown}
          size="sm"
          className="-my-1 -mr-2.5"
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={keepFocus}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FieldNotes, useControl } from '#web/ui/Field.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { preparedPicture, unreadable } from './prepared-picture.ts';

type AvatarFieldProps = {
  name: string;
  /** The picture's address, a chosen one as a data URL, or empty for none. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One's picture as others see it; a chosen one is shown at once, and sent with Save Changes. */
export function AvatarField({ name, value, error, onChange }: AvatarFieldProps) {
  const [wrong, setWrong] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const inputId = useId();
  const notes = {
    error: wrong ?? error,
    hint: 'JPEG, PNG, WebP or AVIF. It is made smaller before it is sent.',
  };
  const control = useControl(notes, inputId);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setWrong(undefined);
    setPreparing(true);
    try {
      onChange(await preparedPicture(file));
    } catch {
      setWrong(unreadable);
    }
    setPreparing(false);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} src={value} size="xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <input
            type="file"
            accept="image/*"
            aria-label="Profile picture"
            {...control}
            onChange={choose}
            className="peer sr-only"
          />
          <Button
            asChild
            className="cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
          >
            <label htmlFor={inputId} aria-busy={preparing || undefined}>
              {preparing ? <Spinner /> : <ImageUp aria-hidden="true" />}
              {value ? 'Change picture' : 'Choose picture'}
            </label>
          </Button>
          {value && (
            <Button variant="ghost" onClick={() => onChange('')}>
              <Trash2 aria-hidden="true" />
              Remove<span className="sr-only"> picture</span>
            </Button>
          )}
        </div>
        <FieldNotes id={inputId} {...notes} />
      </div>
    </div>
  );
}

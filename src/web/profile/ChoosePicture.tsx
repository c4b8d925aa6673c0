import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { FieldNotes, useControl } from '#web/ui/Field.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { preparedPicture, unreadable } from './prepared-picture.ts';

type ChoosePictureProps = {
  /** The picture's address, a chosen one as a data URL, or empty for none. */
  value: string;
  hint: string;
  longestSidePx: number;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** The picture as it will be shown. */
  children?: ReactNode;
};

/** Chooses a picture for a form, or removes it; it is made smaller here, and sent with the form. */
export function ChoosePicture({ value, hint, longestSidePx, error, onChange, children }: ChoosePictureProps) {
  const [wrong, setWrong] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const inputId = useId();
  const notes = { error: wrong ?? error, hint };
  const control = useControl(notes, inputId);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setWrong(undefined);
    setPreparing(true);
    try {
      onChange(await preparedPicture(file, longestSidePx));
    } catch {
      setWrong(unreadable);
    }
    setPreparing(false);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="grid content-start gap-2">
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="file"
          accept="image/*"
          aria-label="Picture"
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
  );
}

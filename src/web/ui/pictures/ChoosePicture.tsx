/**
 * Chooses a picture for a form, or removes it; it is made smaller here, and sent with the form, which waits while
 * `onPreparing` says so. A picture that is ready after the form is gone, or after another was chosen, is passed over.
 * `<ChoosePicture value={imageUrl} hint="JPEG, PNG, WebP or AVIF." longestSidePx={1024} error={errors.imageUrl}
 *   onChange={imageUrl => change({ imageUrl })} onPreparing={setPreparing} />`
 */
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Spinner } from '#web/ui/buttons/Spinner.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { FieldNotes, useControl } from '#web/ui/fields/Field.tsx';
import { preparedPicture, unreadable } from './prepared-picture.ts';

type ChoosePictureProps = {
  /** The picture's address, a chosen one as a data URL, or empty for none. */
  value: string;
  hint: string;
  longestSidePx?: number;
  error?: string | undefined;
  /** Of what, where nothing before it says so: 'Profile picture'. */
  subject?: string;
  className?: string;
  onChange: (value: string) => void;
  onPreparing: (isPreparing: boolean) => void;
  /** The picture as it will be shown. */
  children?: ReactNode;
};

export function ChoosePicture(props: ChoosePictureProps) {
  const { value, hint, error, subject, className, children } = props;
  const { isPreparing, wrong, prepare, remove } = usePreparation(props);
  const inputId = useId();
  const notes = { error: wrong ?? error, hint };
  const control = useControl(notes, inputId);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void prepare(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={cx('grid content-start gap-2', className)}>
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <input type="file" accept="image/*" {...control} onChange={choose} className="peer sr-only" />
        <Button
          asChild
          className="cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
        >
          <label htmlFor={inputId} aria-busy={isPreparing || undefined}>
            {isPreparing ? <Spinner /> : <ImageUp aria-hidden="true" />}
            {subject && <span className="sr-only">{subject}: </span>}
            {isPreparing ? 'Preparing...' : value ? 'Change picture' : 'Choose picture'}
          </label>
        </Button>
        {value && (
          <Button variant="ghost" onClick={remove}>
            <Trash2 aria-hidden="true" />
            Remove<span className="sr-only"> picture</span>
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isPreparing && preparingPicture}
      </p>
      <FieldNotes id={inputId} {...notes} />
    </div>
  );
}

/** The message of a form while it waits. */
export const preparingPicture = 'Preparing the picture...';

/** Only the last choice counts, and none once the form is gone. */
function usePreparation({ longestSidePx, onChange, onPreparing }: ChoosePictureProps) {
  const choices = useRef(0);
  const [isPreparing, setPreparing] = useState(false);
  const [wrong, setWrong] = useState<string>();
  useEffect(() => () => void (choices.current += 1), []);
  const begin = (preparing: boolean) => {
    choices.current += 1;
    setWrong(undefined);
    setPreparing(preparing);
    onPreparing(preparing);
    return choices.current;
  };
  const prepare = async (file: File) => {
    const choice = begin(true);
    const picture = await preparedPicture(file, longestSidePx).catch(() => null);
    if (choice !== choices.current) return;
    begin(false);
    if (picture === null) setWrong(unreadable);
    else onChange(picture);
  };
  const remove = () => {
    begin(false);
    onChange('');
  };
  return { isPreparing, wrong, prepare, remove };
}

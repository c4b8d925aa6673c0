import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { whyTooMuch } from '#domain/program-reader/rows/too-much.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';

/**
 * Limit in characters. A longer text takes the browser longer to set than it takes to be read, and no one looks at it
 * through four lines.
 */
const maxInField = 8_000;

type PastedTextProps = {
  text: string;
  onText: (text: string) => void;
  /** Reason why a paste is refused; null where it is not. */
  onTooMuch: (why: string | null) => void;
};

/** The field that a sheet is pasted into. A long one is folded away: its lines stand below beside their reading. */
export function PastedText({ text, onText, onTooMuch }: PastedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = text.length > maxInField && !isOpen;
  const folded = useRef<HTMLDivElement>(null);
  const wasInField = useRef(false);
  useEffect(() => {
    // The field that was pasted into has gone.
    if (isFolded && wasInField.current) folded.current?.querySelector('button')?.focus();
  }, [isFolded]);
  const change = (next: string) => {
    wasInField.current = true;
    onText(next);
    onTooMuch(null);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const why = whyTooMuch(pasted);
    const isLong = pasted.length > maxInField && isReplaced(event.currentTarget);
    if (why !== null || isLong) event.preventDefault();
    if (why === null && isLong) change(pasted);
    onTooMuch(why);
  };
  if (isFolded)
    return (
      <div ref={folded} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="min-w-0 flex-1 basis-56">
          The pasted text is long: it stands below, each line beside what was read of it.
        </p>
        <Button size="sm" onClick={() => setOpen(true)}>
          Change Text
        </Button>
        <Button size="sm" onClick={() => onText('')}>
          Paste Another
        </Button>
      </div>
    );
  return (
    <TextArea
      label="Pasted text"
      rows={4}
      autoFocus={text === '' || isOpen}
      spellCheck={false}
      // The result is looked at, not the text.
      className="[&_textarea]:field-sizing-fixed [&_textarea]:max-h-32"
      value={text}
      onPaste={paste}
      onChange={event => {
        if (event.target.value === '') setOpen(false);
        change(event.target.value);
      }}
    />
  );
}

/** Whether a paste takes the place of all that stands in a field. */
const isReplaced = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement): boolean =>
  selectionEnd - selectionStart === value.length;

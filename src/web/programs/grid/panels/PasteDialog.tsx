import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { readPasted, whyTooMuch } from '#domain/paste/read-pasted.ts';
import { weekdays } from '#domain/plain-date.ts';
import { useGrid } from '#web/programs/grid/cells/use-grid.ts';
import { pasteRows } from '#web/programs/grid/editing/paste-rows.ts';
import { columnsOf } from '#web/programs/grid/document/grid-document.ts';
import { areaOf } from '#web/programs/grid/document/selection.ts';
import { gridLibrary } from '#web/programs/grid/editing/library.ts';
import { useLibrary } from '#web/exercises/use-library.ts';
import { NewExercise } from './NewExercise.tsx';
import { type Said, unknownNames, withSaid } from './pasted-names.ts';
import { PastedLines } from './PastedLines.tsx';
import { PastedNames } from './PastedNames.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { capitalised, counted } from '#web/ui/text/words.ts';

const nothingSaid: Said = { fixed: {}, meant: {} };

/** Rows of a spreadsheet or plain lines, looked at before they go in: all of them, or none. */
export function PasteDialog({ pasted, onClose }: { pasted: string; onClose: () => void }) {
  const grid = useGrid();
  const [text, setText] = useState(() => (whyTooMuch(pasted) === null ? pasted : ''));
  const [tooMuch, setTooMuch] = useState(() => whyTooMuch(pasted));
  const [said, setSaid] = useState(nothingSaid);
  const [created, setCreated] = useState<string | null>(null);
  const [leavesOut, setLeavesOut] = useState(false);
  const { document, selection } = grid.now();
  const { firstColumn, from } = areaOf(selection);
  const week = (columnsOf(document)[firstColumn]?.week ?? 0) + 1;
  const day = weekdays[from.day] ?? 'monday';
  const { data: exercises = [] } = useLibrary();
  const { index } = useMemo(() => gridLibrary(exercises, []), [exercises]);
  const read = useMemo(() => readPasted(text, index, { week, day }), [text, index, week, day]);
  const lines = useMemo(() => withSaid(read.lines, said, index), [read, said, index]);
  const unknown = useMemo(() => unknownNames(lines, index), [lines, index]);
  const fixable = useMemo(
    () => new Set(read.lines.flatMap(({ line, why }) => (why === null ? [] : line))),
    [read],
  );
  const status = useRef<HTMLParagraphElement>(null);
  const names = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with its name: the next name has the focus, or how many lines are left.
    if (said.meant !== nothingSaid.meant) (names.current?.querySelector('button') ?? status.current)?.focus();
  }, [said.meant]);
  const mean = (name: string, exercise: string) =>
    setSaid({ ...said, meant: { ...said.meant, [name]: exercise } });
  const wrong = lines.filter(({ why }) => why !== null).length;
  const isReady = read.refused === null && (wrong === 0 || leavesOut);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    pasteRows(
      grid,
      lines.filter(({ why }) => why === null),
    );
    onClose();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={open => !open && onClose()}
        size="xl"
        title="Paste from a Spreadsheet"
        description={`Week, day, exercise, sets, reps, load, rest, notes: with a head or without. It goes in from week ${week}, ${capitalised(day)}.`}
        error={tooMuch ?? (text.trim() === '' ? undefined : (read.refused ?? undefined))}
        onSubmit={save}
        footer={
          <>
            <DialogClose>Cancel</DialogClose>
            <Button type="submit" variant="primary" disabled={!isReady}>
              Insert {counted(lines.length - (leavesOut ? wrong : 0), 'line')}
            </Button>
          </>
        }
      >
        <TextArea
          label="Pasted text"
          rows={4}
          autoFocus={pasted === ''}
          // What comes of it is looked at, not the text.
          className="[&_textarea]:max-h-32"
          value={text}
          onPaste={event => {
            const why = whyTooMuch(event.clipboardData.getData('text/plain'));
            if (why !== null) event.preventDefault();
            setTooMuch(why);
          }}
          onChange={event => {
            setText(event.target.value);
            setTooMuch(null);
            setSaid(nothingSaid);
          }}
        />
        {lines.length > 0 && (
          <>
            <p
              ref={status}
              role="status"
              tabIndex={-1}
              className={cx('mt-4 mb-2 text-sm', wrong > 0 ? 'text-danger' : 'text-muted')}
            >
              {counted(lines.length, 'line')}
              {wrong > 0 &&
                `, ${counted(wrong, 'line')} not understood: change them here, or leave them out.`}
            </p>
            <div ref={names}>
              <PastedNames unknown={unknown} index={index} onMean={mean} onCreate={setCreated} />
            </div>
            <PastedLines
              lines={lines}
              fixable={fixable}
              fixed={said.fixed}
              onFix={(line, typed) => setSaid({ ...said, fixed: { ...said.fixed, [line]: typed } })}
            />
            {wrong > 0 && (
              <Checkbox
                label={`Leave out ${counted(wrong, 'line')}`}
                checked={leavesOut}
                onChange={event => setLeavesOut(event.target.checked)}
                className="mt-3"
              />
            )}
          </>
        )}
      </Dialog>
      {created !== null && (
        <NewExercise
          name={created}
          onCreated={exercise => mean(created, exercise)}
          onClose={() => setCreated(null)}
        />
      )}
    </>
  );
}

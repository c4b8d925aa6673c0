import { type FormEvent, useEffect, useRef, useState } from 'react';
import { weekdays } from '#domain/plain-date.ts';
import { exercisesOfWeeks } from '#domain/program-text/names-of-text.ts';
import { whyTooMuch } from '#domain/program-reader/rows/too-much.ts';
import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { readLinesWith } from '#web/features/programs/grid/editing/read-typed.ts';
import {
  isThereAlready,
  pasteTarget,
  pasteReading,
  whyNoRoom,
} from '#web/features/programs/grid/editing/paste-reading.ts';
import { leftLines } from '#web/features/programs/reading/reading-text.ts';
import { ReadingPreview } from '#web/features/programs/reading/ReadingPreview.tsx';
import { type OpenName, questionsApart } from '#web/features/programs/reading/question-names.ts';
import { withAnswer, withText } from '#web/features/programs/reading/sheet.ts';
import { useReading } from '#web/features/programs/reading/use-reading.ts';
import { useSheet } from '#web/features/programs/reading/use-sheet.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { capitalised, counted } from '#web/ui/text/words.ts';
import { NewExercise } from './NewExercise.tsx';
import { NoRoom } from './NoRoom.tsx';
import { PasteChecks } from './PasteChecks.tsx';
import { readSheetLine } from './read-sheet-line.ts';
import { PastedNames } from './PastedNames.tsx';
import { PastedText } from './PastedText.tsx';

/** With this dialog comes what reads sheets: lines that are typed go by it too. */
readLinesWith(readSheetLine);

/** Takes a text that no program holds: it makes a path of it. */
const ImportDialog = partToOpen(
  async () => (await import('#web/features/programs/import/ImportDialog.tsx')).ImportDialog,
);

const PickExercise = partToOpen(
  async () => (await import('#web/features/programs/import/PickExercise.tsx')).PickExercise,
);

type PasteDialogProps = { pasted: string; onClose: () => void };

/** A text that is read as a program and looked at before it goes in: all of it, or none. */
export function PasteDialog({ pasted, onClose }: PasteDialogProps) {
  const grid = useGrid();
  const { document, selection } = grid.now();
  const cell = pasteTarget(document, selection);
  const day = weekdays[cell.day] ?? 'monday';
  const [tooMuch, setTooMuch] = useState(() => whyTooMuch(pasted));
  const { sheet, setSheet, isRestored, startOver, drop } = useSheet(
    document.programs[cell.program]?.id ?? '',
    tooMuch === null ? pasted : '',
  );
  const { reading, isReading } = useReading(sheet, { week: 1, day });
  const { names: open, others } = questionsApart(reading, sheet);
  const openNames = open.length;
  const [isImported, setImported] = useState(false);
  const [created, setCreated] = useState<OpenName | null>(null);
  const [picked, setPicked] = useState<OpenName | null>(null);
  const [allowed, setAllowed] = useState({ leftOut: false, again: false });
  const summary = useRef<HTMLParagraphElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const [isNamed, setNamed] = useState(0);
  useEffect(() => {
    // The pressed button has gone with its name: the next name gets the focus, or the summary.
    const next = openNames > 0 ? names.current?.querySelector('button') : null;
    if (isNamed > 0) (next ?? summary.current)?.focus();
  }, [isNamed, openNames]);
  const mean = ({ id }: OpenName, answer: string) => {
    setSheet(withAnswer(sheet, id, answer));
    setNamed(isNamed + 1);
  };
  const left = new Set([
    ...leftLines(reading).map(({ line }) => line),
    ...open.flatMap(({ lines }) => lines),
  ]);
  const all = exercisesOfWeeks(reading.weeks);
  const taken = all.filter(({ exerciseId }) => exerciseId !== null).length;
  const noRoom = all.length > 0 ? whyNoRoom(document, reading.weeks, cell) : null;
  const isAgain = isThereAlready(document, reading.weeks, cell);
  const isReady =
    !isReading &&
    taken > 0 &&
    reading.refused === null &&
    noRoom === null &&
    (left.size === 0 || allowed.leftOut) &&
    (!isAgain || allowed.again);
  const insert = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    pasteReading(grid, reading);
    drop();
    onClose();
  };
  if (isImported) return <ImportDialog text={sheet.text} onClose={onClose} />;
  return (
    <>
      <Dialog
        open
        onOpenChange={open => !open && onClose()}
        size="xl"
        title="Paste from a Spreadsheet"
        description={`A sheet, a list, or a program as you wrote it down. It goes in from week ${cell.week}, ${capitalised(day)}.`}
        error={tooMuch ?? (sheet.text.trim() === '' ? undefined : (reading.refused ?? undefined))}
        onSubmit={insert}
        footer={
          <>
            <DialogClose>Cancel</DialogClose>
            <Button type="submit" variant="primary" disabled={!isReady}>
              Insert {counted(taken, 'exercise')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {isRestored && <RestoredDraft onStartOver={startOver}>What you had pasted is back.</RestoredDraft>}
          <PastedText
            text={sheet.text}
            onText={text => setSheet(withText(sheet, text))}
            onTooMuch={setTooMuch}
          />
          {noRoom !== null && <NoRoom why={noRoom} onImport={() => setImported(true)} />}
          <ReadingPreview
            sheet={sheet}
            onSheet={setSheet}
            reading={reading}
            questions={others}
            openNames={openNames}
            summary={summary}
            names={
              <div ref={names} className="empty:hidden">
                <PastedNames names={open} onMean={mean} onPick={setPicked} onCreate={setCreated} />
              </div>
            }
          />
          <PasteChecks
            left={left.size}
            isAgain={isAgain}
            count={taken}
            allowed={allowed}
            onAllow={setAllowed}
          />
        </div>
      </Dialog>
      {picked !== null && (
        <PickExercise
          name={picked.name}
          onPick={({ id }) => {
            mean(picked, id);
            setPicked(null);
          }}
          onBack={() => setPicked(null)}
          onClose={() => setPicked(null)}
        />
      )}
      {created !== null && (
        <NewExercise
          name={created.name}
          onCreated={exercise => mean(created, exercise.id)}
          onClose={() => setCreated(null)}
        />
      )}
    </>
  );
}

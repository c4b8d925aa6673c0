import { type FormEvent, useState } from 'react';
import { importProgram } from '#contract/programs/program-files.ts';
import { blockLengths } from '#domain/program-text/blocks-of-weeks.ts';
import { maxPathWeeks, maxWeeks } from '#domain/limits.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { type Choices, chosenOf, type Unknown } from '#web/features/programs/reading/name-choices.ts';
import { leftLines } from '#web/features/programs/reading/reading-text.ts';
import { ReadingPreview } from '#web/features/programs/reading/ReadingPreview.tsx';
import type { Sheet } from '#web/features/programs/reading/sheet.ts';
import { useReading } from '#web/features/programs/reading/use-reading.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { counted } from '#web/ui/text/words.ts';
import { type Made, madeOf, sizeOf, sizeText, type ImportSummary } from './import-source.ts';
import { createdOf, namesOfSheet, withChoices } from './names-of-sheet.ts';
import { UnknownNames } from './UnknownNames.tsx';
import { usePicking } from './use-picking.tsx';

type ConfirmTextProps = {
  sheet: Sheet;
  onSheet: (sheet: Sheet) => void;
  /** Suggested name: that of its file. */
  fileName: string;
  onMade: (made: Made) => void;
  onBack: () => void;
  onClose: () => void;
};

/** The content of a text, its name, and the open questions: then it is created, whole or not at all. */
export function ConfirmText({ sheet, onSheet, fileName, onMade, onBack, onClose }: ConfirmTextProps) {
  const [name, setName] = useState(fileName);
  const [isSent, setSent] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const [refused, setRefused] = useState<ImportSummary>();
  const { reading, isReading } = useReading(sheet);
  const asked = namesOfSheet(reading, sheet);
  // Choices that only the server asks for: alternates, and names that have left the library meanwhile.
  const [more, setMore] = useState<Choices>({});
  const names: readonly Unknown[] = [
    ...asked.names,
    ...(refused?.unknown ?? []).filter(isNotAmong(asked.names)),
  ];
  const choices = { ...more, ...asked.choices };
  const onChoices = (next: Choices) => {
    onSheet(withChoices(sheet, asked.names, next));
    setMore(next);
  };
  const { picker, pick, lastPicked } = usePicking({ choices, onChoices, onClose });
  const open = names.filter(one => !choices[one.name]).length;
  const send = useSend(importProgram, {
    onSuccess: answer => {
      const made = madeOf(answer);
      if (made) onMade(made);
      else setRefused(answer);
    },
  });
  const size = sizeOf(reading.weeks);
  const left = leftLines(reading).length;
  const isLeft = left > 0 && !leavesOut;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isReading || open > 0 || isLeft || name.trim() === '') return;
    const { text, weightUnit, answers } = sheet;
    const { exercises, create } = chosenOf(more);
    const created = { ...create, ...createdOf(reading, sheet) };
    const said = { text, weightUnit, answers, exercises, create: created, leaveOut: leavesOut };
    send.mutate({ body: { format: 'text', ...said, name } });
  };
  if (picker) return picker;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Import Program"
      description={`${sizeText(size)}.`}
      size="xl"
      error={
        send.error
          ? sentenceOf(send.error, 'The program could not be imported. Please try again.')
          : (reading.refused ?? (refused && whyNotMade(refused)))
      }
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button
            type="submit"
            variant="primary"
            aria-disabled={size.exercises === 0}
            pending={send.isPending}
            pendingLabel="Importing..."
          >
            {size.numWeeks > maxWeeks ? 'Import Path' : 'Import Program'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextField
          label={size.numWeeks > maxWeeks ? 'Path Name' : 'Program Name'}
          required
          maxLength={190}
          autoComplete="off"
          autoFocus={lastPicked === undefined}
          value={name}
          error={isSent && name.trim() === '' ? 'Program name is required' : undefined}
          onChange={event => setName(event.target.value)}
        />
        {size.numWeeks > maxWeeks && <AsPath weeks={size.numWeeks} name={name.trim() || 'Block'} />}
        <ReadingPreview
          sheet={sheet}
          onSheet={onSheet}
          reading={reading}
          questions={reading.questions.filter(({ kind }) => kind !== 'exercise')}
          openNames={open}
          names={
            <UnknownNames
              unknown={names}
              choices={choices}
              isSubmitted={isSent}
              onChoose={onChoices}
              onPickAnother={pick}
              focused={lastPicked}
            />
          }
        />
        {left > 0 && (
          <Checkbox
            label={`Leave out what is not taken, of ${counted(left, 'line')}`}
            error={isSent && isLeft ? 'Rewrite these lines, or leave them out' : undefined}
            checked={leavesOut}
            onChange={event => setLeavesOut(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** More weeks than a program has are several programs, one after another. */
function AsPath({ weeks, name }: { weeks: number; name: string }) {
  if (weeks > maxPathWeeks)
    return (
      <Notice tone="danger">
        A path takes at most {maxPathWeeks} weeks, and this has {weeks}: import it in parts.
      </Notice>
    );
  const blocks = blockLengths(weeks).map(
    (length, index) => `${name} ${index + 1} (${counted(length, 'week')})`,
  );
  return (
    <Notice>
      A program has at most {maxWeeks} weeks, so this becomes a path of {blocks.length} programs:{' '}
      {blocks.join(', ')}.
    </Notice>
  );
}

const isNotAmong = (names: readonly Unknown[]) => (one: Unknown) =>
  !names.some(({ name }) => name.toLowerCase() === one.name.toLowerCase());

function whyNotMade({ refused, unknown }: ImportSummary): string | undefined {
  const [first] = refused;
  if (first) return first.line === null ? first.why : `Line ${first.line}: ${first.why}`;
  return unknown.length > 0 ? 'Nothing was imported yet: say what these are.' : undefined;
}

import { type FormEvent, useMemo, useState } from 'react';
import type { ProgressedField } from '#domain/progression/progress.ts';
import { columnsToFill } from '#web/features/programs/grid/document/change-lines.ts';
import { areaOf } from '#web/features/programs/grid/document/selection.ts';
import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { selectedText, through } from '#web/features/programs/grid/editing/commands.ts';
import { progressSelected } from '#web/features/programs/grid/editing/progress-selected.ts';
import {
  ruleOf,
  type TypedProgression,
  type ProgressionKind,
} from '#web/features/programs/grid/editing/typed-progression.ts';
import { ProgressionPreview } from './ProgressionPreview.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { counted } from '#web/ui/text/words.ts';

const fields: readonly { value: ProgressedField; label: string }[] = [
  { value: 'weight', label: 'Weight' },
  { value: 'percent1RM', label: '% 1RM' },
  { value: 'reps', label: 'Reps' },
  { value: 'sets', label: 'Sets' },
  { value: 'time', label: 'Time (seconds)' },
  { value: 'distance', label: 'Distance' },
  { value: 'rpe', label: 'RPE' },
];

const ways = [
  { value: 'amount', label: 'Plus an amount a week' },
  { value: 'percent', label: 'Plus a percent a week' },
  { value: 'wave', label: 'A wave: one value a week' },
] as const;

/** A progression of the selection over the weeks to the right: shown before it is done. */
export function ProgressionDialog({ onClose }: { onClose: () => void }) {
  const grid = useGrid();
  const { document, selection } = grid.now();
  const targets = columnsToFill(document, selection);
  const [typed, setTyped] = useState<TypedProgression>({
    field: 'weight',
    kind: 'amount',
    value: '5',
    deloadEvery: '',
    deloadPercent: '40',
    deloadOf: 'load',
    roundTo: '5',
  });
  const set = (next: Partial<TypedProgression>) => setTyped(now => ({ ...now, ...next }));
  const rule = ruleOf(typed);
  const preview = useMemo(
    () =>
      typeof rule === 'string'
        ? null
        : progressSelected(grid.now().document, selection, rule, grid.library()),
    // oxlint-disable-next-line react/exhaustive-deps -- a rule is what was typed
    [typed],
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!preview) return;
    grid.change({
      document: preview.document,
      selection: through(selection, targets.at(-1) ?? areaOf(selection).firstColumn),
      label: `progression of ${selectedText(grid)}`,
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="xl"
      title="Progression"
      description={`${selectedText(grid)}, over ${counted(targets.length, 'week')} to the right`}
      error={
        typeof rule === 'string' ? rule : targets.length === 0 ? 'There is no week to the right.' : undefined
      }
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" disabled={!preview || targets.length === 0}>
            Apply
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="What"
          options={fields}
          value={typed.field}
          onChange={event => set({ field: event.target.value as ProgressedField })}
        />
        <SelectField
          label="How"
          options={ways}
          value={typed.kind}
          onChange={event => {
            const kind = event.target.value as ProgressionKind;
            set({ kind, value: kind === 'wave' ? '70, 75, 80' : '5' });
          }}
        />
        <TextField
          label={
            typed.kind === 'wave'
              ? 'Values, with commas'
              : typed.kind === 'percent'
                ? 'Percent a week'
                : 'Amount a week'
          }
          autoFocus
          inputMode={typed.kind === 'wave' ? 'text' : 'decimal'}
          value={typed.value}
          onChange={event => set({ value: event.target.value })}
        />
        <NumberField
          label="Deload each n-th week"
          hint="Blank for none."
          value={typed.deloadEvery}
          onChange={event => set({ deloadEvery: event.target.value })}
        />
        {typed.deloadEvery.trim() !== '' && (
          <>
            <NumberField
              label="Less by percent"
              decimal
              value={typed.deloadPercent}
              onChange={event => set({ deloadPercent: event.target.value })}
            />
            <SelectField
              label="Of"
              options={[
                { value: 'load', label: 'the load' },
                { value: 'sets', label: 'the sets' },
              ]}
              value={typed.deloadOf}
              onChange={event => set({ deloadOf: event.target.value as 'load' | 'sets' })}
            />
          </>
        )}
        {(typed.field === 'weight' || typed.deloadEvery.trim() !== '') && (
          <NumberField
            label="Round weights to"
            decimal
            value={typed.roundTo}
            onChange={event => set({ roundTo: event.target.value })}
          />
        )}
      </div>
      {preview && <ProgressionPreview preview={preview} />}
    </Dialog>
  );
}

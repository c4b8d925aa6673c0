import { type FormEvent, useMemo, useState } from 'react';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { progress, type ProgressedField, type ProgressionRule } from '#domain/progression/progress.ts';
import { changeSelected, columnsToFill, fillRight } from '#web/programs/grid/document/change-lines.ts';
import { clipOf } from '#web/programs/grid/document/clip.ts';
import { type GridLine, isWrong } from '#web/programs/grid/document/grid-document.ts';
import { areaOf, type Selection } from '#web/programs/grid/document/selection.ts';
import { useGrid } from '#web/programs/grid/cells/use-grid.ts';
import { selectedWords, through } from '#web/programs/grid/editing/commands.ts';
import type { GridLibrary } from '#web/programs/grid/editing/library.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { useScrollable } from '#web/ui/look/use-scrollable.ts';
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

type Way = (typeof ways)[number]['value'];

type Typed = {
  field: ProgressedField;
  way: Way;
  value: string;
  deloadEvery: string;
  deloadPercent: string;
  deloadOf: 'load' | 'sets';
  roundTo: string;
};

/** How what is selected goes on over the weeks to the right: shown before it is done. */
export function ProgressionDialog({ onClose }: { onClose: () => void }) {
  const grid = useGrid();
  const { document, selection } = grid.now();
  const targets = columnsToFill(document, selection);
  const [typed, setTyped] = useState<Typed>({
    field: 'weight',
    way: 'amount',
    value: '5',
    deloadEvery: '',
    deloadPercent: '40',
    deloadOf: 'load',
    roundTo: '5',
  });
  const set = (next: Partial<Typed>) => setTyped(now => ({ ...now, ...next }));
  const rule = ruleOf(typed);
  const preview = useMemo(
    () => (typeof rule === 'string' ? null : previewOf(grid.now().document, selection, rule, grid.library())),
    // oxlint-disable-next-line react/exhaustive-deps -- a rule is what was typed
    [typed],
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!preview) return;
    grid.change({
      document: preview.document,
      selection: through(selection, targets.at(-1) ?? areaOf(selection).firstColumn),
      said: `progression of ${selectedWords(grid)}`,
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="xl"
      title="Progression"
      description={`${selectedWords(grid)}, over ${counted(targets.length, 'week')} to the right`}
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
          value={typed.way}
          onChange={event => {
            const way = event.target.value as Way;
            set({ way, value: way === 'wave' ? '70, 75, 80' : '5' });
          }}
        />
        <TextField
          label={
            typed.way === 'wave'
              ? 'Values, with commas'
              : typed.way === 'percent'
                ? 'Percent a week'
                : 'Amount a week'
          }
          autoFocus
          inputMode={typed.way === 'wave' ? 'text' : 'decimal'}
          value={typed.value}
          onChange={event => set({ value: event.target.value })}
        />
        <TextField
          label="Deload each n-th week"
          hint="Blank for none."
          inputMode="numeric"
          value={typed.deloadEvery}
          onChange={event => set({ deloadEvery: event.target.value })}
        />
        {typed.deloadEvery.trim() !== '' && (
          <>
            <TextField
              label="Less by percent"
              inputMode="decimal"
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
          <TextField
            label="Round weights to"
            inputMode="decimal"
            value={typed.roundTo}
            onChange={event => set({ roundTo: event.target.value })}
          />
        )}
      </div>
      {preview && <Preview preview={preview} />}
    </Dialog>
  );
}

type PreviewData = NonNullable<ReturnType<typeof previewOf>>;

function Preview({ preview }: { preview: PreviewData }) {
  const { ref, scrollable } = useScrollable<HTMLDivElement>();
  return (
    <div
      ref={ref}
      {...(scrollable && { role: 'region', 'aria-label': 'Preview', tabIndex: 0 })}
      className="mt-4 overflow-x-auto rounded-md border border-line"
    >
      <table className="text-sm">
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            {preview.weeks.map((_, week) => (
              <th key={week} scope="col" className="px-3 py-1.5 font-normal whitespace-nowrap">
                {week === 0 ? 'First week' : `+${week}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.weeks[0]?.map((_, row) => (
            <tr key={row} className="border-b border-line last:border-0">
              {preview.weeks.map((lines, week) => (
                <td key={week} className="max-w-72 truncate px-3 py-1.5" title={lines[row]?.text}>
                  {lines[row]?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {preview.unchanged.length > 0 && (
        <p className="border-t border-line px-3 py-2 text-sm text-muted">
          Copied as they are: {preview.unchanged.join(' ')}
        </p>
      )}
    </div>
  );
}

function previewOf(
  document: ReturnType<ReturnType<typeof useGrid>['now']>['document'],
  selection: Selection,
  rule: ProgressionRule,
  library: GridLibrary,
) {
  const unchanged = new Set<string>();
  const change = (line: GridLine, step: number): GridLine => {
    if (isWrong(line)) return line;
    const next = progress(line.prescription, rule, step);
    const name = library.byId.get(line.exerciseId ?? '')?.name ?? line.text;
    if (next.unchanged !== null) unchanged.add(`${name}: ${next.unchanged}`);
    return next.prescription === line.prescription
      ? line
      : { ...line, prescription: next.prescription, text: formatShorthand(name, next.prescription) };
  };
  const { firstColumn } = areaOf(selection);
  const inFirst = {
    ...selection,
    anchor: { ...selection.anchor, column: firstColumn },
    head: { ...selection.head, column: firstColumn },
  };
  const filled = fillRight(document, selection, change);
  // A wave begins with its own first value.
  const next = changeSelected(filled, inFirst, line => change(line, 0));
  const last = columnsToFill(document, selection).at(-1) ?? firstColumn;
  const { weeks } = clipOf(next, through(selection, last));
  return {
    document: next,
    unchanged: [...unchanged],
    weeks: weeks.map(days => days.flatMap(({ lines }) => lines)),
  };
}

const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** The rule, or what is wrong with what was typed. */
function ruleOf(typed: Typed): ProgressionRule | string {
  const roundTo = Math.max(0, number(typed.roundTo) || 0);
  const every = typed.deloadEvery.trim() === '' ? null : number(typed.deloadEvery);
  const percent = number(typed.deloadPercent);
  if (every !== null && !(Number.isInteger(every) && every >= 2 && every <= 12))
    return 'A deload comes each 2nd to 12th week.';
  if (every !== null && !(percent > 0 && percent < 100)) return 'A deload is lighter by 1 to 99 percent.';
  const deload = every === null ? {} : { deload: { every, percent, of: typed.deloadOf } };
  if (typed.way === 'wave') {
    const values = typed.value
      .split(/[;,\s]+/)
      .filter(Boolean)
      .map(Number);
    if (values.length === 0 || !values.every(value => value >= 0 && value < 100_000))
      return 'A wave is a list of numbers: 70, 75, 80';
    return { field: typed.field, by: { kind: 'wave', values }, roundTo, ...deload };
  }
  const value = number(typed.value);
  if (!Number.isFinite(value) || Math.abs(value) > 1000) return 'Enter a number, also one below zero.';
  return { field: typed.field, by: { kind: typed.way, value }, roundTo, ...deload };
}

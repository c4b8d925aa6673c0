import { type Clip, clipOf, clipText, pasteClip } from '#web/features/programs/grid/document/clip.ts';
import type { GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import { readLine } from '#web/features/programs/grid/document/read-line.ts';
import { areaOf, type Cell } from '#web/features/programs/grid/document/selection.ts';
import { counted } from '#web/ui/text/words.ts';
import { remove, selectedText } from './commands.ts';
import type { Grid } from './grid.ts';

/** Under which a browser's clipboard has the lines with all that they hold; beside it stands the text, for a spreadsheet. */
const ownKind = 'application/x-program-lines';

/** The last copy made here, for a paste from the menu: the browser gives its clipboard to keys alone without asking. */
let lastCopy: { clip: Clip; text: string } | null = null;

type Transfer = Pick<DataTransfer, 'setData' | 'getData'>;

export function copyInto(grid: Grid, transfer: Transfer, isCut: boolean): void {
  const { text, clip } = keep(grid);
  transfer.setData('text/plain', text);
  transfer.setData(ownKind, JSON.stringify(clip));
  if (isCut) remove(grid);
}

/** From the menu. */
export async function copy(grid: Grid, isCut: boolean): Promise<void> {
  const { text } = keep(grid);
  if (isCut) remove(grid);
  // A page without leave to write there still pastes its own.
  await navigator.clipboard?.writeText(text).catch(() => undefined);
}

function keep({ now }: Grid) {
  const clip = clipOf(now().document, now().selection);
  lastCopy = { clip, text: clipText(clip) };
  return lastCopy;
}

/** Pastes lines that were copied from a grid; false where it is other text. */
export function pasteFrom(grid: Grid, transfer: Transfer): boolean {
  const clip = readClip(transfer.getData(ownKind), grid);
  if (clip) paste(grid, clip);
  return clip !== null;
}

/** Pastes the last copy from the menu, made here or elsewhere. Returns text that has to be looked at first. */
export async function pasteLastCopy(grid: Grid): Promise<string | null> {
  const text = await navigator.clipboard?.readText().catch(() => null);
  if (lastCopy && (text === null || text === undefined || text === lastCopy.text)) {
    paste(grid, lastCopy.clip);
    return null;
  }
  return text ?? null;
}

function paste(grid: Grid, clip: Clip): void {
  const { document, selection } = grid.now();
  const { firstColumn, from } = areaOf(selection);
  const at: Cell = { column: firstColumn, day: from.day, line: selection.kind === 'lines' ? from.line : 0 };
  const pasted = pasteClip(document, at, clip);
  const leftOut = pasted.leftOut > 0 ? `, ${counted(pasted.leftOut, 'line')} left out beyond the end` : '';
  const { document: after, selection: picked } = pasted;
  const said = selectedText({ now: () => ({ ...grid.now(), document: after, selection: picked }) });
  grid.change({ ...pasted, label: `${said} pasted${leftOut}` });
}

/** Text from another tab, and perhaps another version of this app: only valid parts are taken, and read again. */
function readClip(text: string, grid: Grid): Clip | null {
  if (text === '') return null;
  try {
    const { isWhole, weeks } = JSON.parse(text) as Clip;
    if (!Array.isArray(weeks) || weeks.length === 0 || typeof isWhole !== 'boolean') return null;
    const line = (given: GridLine): GridLine => {
      const read = readLine(given.text, grid.library());
      const isSame = read.exerciseId !== null && read.exerciseId === given.exerciseId;
      return isSame ? { ...read, prescription: given.prescription } : read;
    };
    return {
      isWhole,
      weeks: weeks.map(days =>
        days.map((day: Clip['weeks'][number][number]) => ({
          dayName: day.dayName,
          notes: day.notes,
          assignedWorkoutId: typeof day.assignedWorkoutId === 'string' ? day.assignedWorkoutId : null,
          lines: day.lines.map(line),
        })),
      ),
    };
  } catch {
    return null;
  }
}

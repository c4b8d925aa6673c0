import type {
  Work,
  WorkAnswers,
  WorkCell,
  WorkFields,
  WorkLine,
  WorkOptions,
} from '#domain/program-reader/work/text/work.ts';
import { readCells } from '#domain/program-reader/work/read-cells.ts';
import { readWork } from '#domain/program-reader/work/read-work.ts';
import { readWorkLine } from '#domain/program-reader/work/read-work-line.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import type { GroupMark } from './item.ts';
import { KnownWork } from './known-work.ts';
import type { Walker } from './walker.ts';

/**
 * Reads the work of a text's lines and cells; equal text is read once, and work that no answer changes once for all
 * texts.
 */
export class WorkReader {
  private readonly walker: Walker;
  private readonly answers: WorkAnswers;
  private readonly lines: KnownWork<WorkLine>;
  private readonly countedLines: KnownWork<WorkLine>;
  private readonly works: KnownWork<Work>;

  constructor(walker: Walker) {
    const { answers, library, weightUnit, distanceUnit } = walker.options;
    this.walker = walker;
    this.answers = answers ?? {};
    const ofLibrary = <Read>(kind: string) =>
      new KnownWork<Read>(library, `${kind} ${weightUnit} ${distanceUnit} ${walker.repsFirst?.plain}`);
    this.lines = ofLibrary('lines');
    this.countedLines = ofLibrary('counted');
    this.works = ofLibrary('works');
  }

  readLine(text: string): WorkLine {
    const isCounted = this.walker.group?.format != null;
    const lines = isCounted ? this.countedLines : this.lines;
    const known = lines.get(text);
    if (known) return known;
    const library = this.walker.library.index;
    const { repsFirst } = this.walker;
    const read = readWorkLine(text, { ...this.options(''), category: null, library, isCounted, repsFirst });
    lines.keep(text, read, read.exercises.every(isCertain));
    return read;
  }

  readText(text: string, name: string): Work {
    return this.once(`t ${text}\n${name}`, () => readWork(text, this.options(name)));
  }

  readCells(cells: readonly WorkCell[], name: string): Work {
    const key = cells.map(cell => [cell.column, cell.unit, cell.percentOf, cell.text].join('\t')).join('\n');
    return this.once(`c ${key}\n${name}`, () => readCells(cells, this.options(name)));
  }

  /** Asks about doubts, and reports leftovers. */
  tell(work: Pick<Work, 'leftovers'> & Partial<Work>, line: number): void {
    for (const { id, kind, text, choices, proposed } of work.doubts ?? []) {
      // A number before a name is a count of it, within a round.
      if (this.walker.group !== null && countedInRounds.has(id)) continue;
      const asked = {
        id,
        kind,
        text: `What does ${quotedShort(text)} mean?`,
        proposed,
        choices: choices.map(({ value, label }) => ({ value, label })),
      };
      this.walker.questions.ask(asked, line);
    }
    for (const { text, why } of work.leftovers) this.walker.leave(line, text, why);
    if (work.isUnitAssumed) this.walker.bareUnits.push(line);
  }

  private once(key: string, read: () => Work): Work {
    const known = this.works.get(key);
    if (known) return known;
    const made = read();
    this.works.keep(key, made, isCertain(made));
    return made;
  }

  private options(name: string): WorkOptions {
    const { weightUnit, distanceUnit } = this.walker.options;
    return {
      category: this.walker.library.categoryOf(name),
      weightUnit,
      distanceUnit,
      answers: this.answers,
    };
  }
}

const isCertain = ({ doubts }: Pick<Work, 'doubts'>): boolean => doubts.length === 0;

const countedInRounds = new Set(['reps-or-sets', 'lone-reps']);

/** The group that a line says itself; its label is found later where the line has no mark. */
export function groupOfLine({ exercises, mark, groupLabel, groupFormat }: WorkLine): GroupMark | null {
  if (mark === null && groupFormat === null && exercises.length < 2) return null;
  return { label: mark === null ? null : groupLabel, format: groupFormat, reps: null };
}

/** Fields of a line's exercise that describe its work alone. */
export function workFieldsOf({ fields }: Pick<Work, 'fields'>): WorkFields {
  const { groupLabel: _label, groupFormat: _format, ...work } = fields;
  return work;
}

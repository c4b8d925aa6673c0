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
import type { GroupMark } from './item.ts';
import type { Walker } from './walker.ts';

/** Reads the work of a text's lines and cells; what is written alike is read once. */
export class WorkReader {
  private readonly walker: Walker;
  private readonly answers: WorkAnswers;
  private readonly lines = new Map<string, WorkLine>();
  private readonly works = new Map<string, Work>();

  constructor(walker: Walker) {
    this.walker = walker;
    this.answers = walker.options.answers ?? {};
  }

  readLine(text: string): WorkLine {
    const known = this.lines.get(text);
    if (known) return known;
    const read = readWorkLine(text, {
      ...this.options(''),
      category: null,
      library: this.walker.library.index,
    });
    this.lines.set(text, read);
    return read;
  }

  readText(text: string, name: string): Work {
    return this.once(`t ${text}\n${name}`, () => readWork(text, this.options(name)));
  }

  readCells(cells: readonly WorkCell[], name: string): Work {
    const key = cells.map(cell => [cell.column, cell.unit, cell.percentOf, cell.text].join('\t')).join('\n');
    return this.once(`c ${key}\n${name}`, () => readCells(cells, this.options(name)));
  }

  /** Asks what is in doubt, and says what was left over. */
  tell(work: Pick<Work, 'leftovers'> & Partial<Work>, line: number): void {
    for (const { id, kind, text, choices, proposed } of work.doubts ?? []) {
      // In a round a number before a name is what is done of it.
      if (this.walker.group !== null && countedInRounds.has(id)) continue;
      const asked = {
        id,
        kind,
        text,
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
    this.works.set(key, made);
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

const countedInRounds = new Set(['reps-or-sets', 'lone-reps']);

/** The group that a line says itself; its label is found later where the line has no mark. */
export function groupOfLine({ exercises, mark, groupLabel, groupFormat }: WorkLine): GroupMark | null {
  if (mark === null && groupFormat === null && exercises.length < 2) return null;
  return { label: mark === null ? null : groupLabel, format: groupFormat, reps: null };
}

/** What an exercise of a line says of its work alone. */
export function workFieldsOf({ fields }: Pick<Work, 'fields'>): WorkFields {
  const { groupLabel: _label, groupFormat: _format, ...work } = fields;
  return work;
}

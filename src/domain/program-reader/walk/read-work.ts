import type { QuestionKind } from '#domain/program-reader/program-reading.ts';
import { questionKinds } from '#domain/program-reader/program-reading.ts';
import type { Work, WorkAnswers, WorkCell, WorkLine, WorkOptions } from '#domain/program-reader/work/work.ts';
import { readCells, readWork, readWorkLine } from './seam.ts';
import type { Walker } from './walker.ts';

/** Reads the work of a text's lines and cells; what is written alike is read once. */
export class WorkReader {
  private readonly walker: Walker;
  private readonly answers: WorkAnswers;
  private readonly lines = new Map<string, WorkLine>();
  private readonly works = new Map<string, Work>();

  constructor(walker: Walker) {
    this.walker = walker;
    const given = walker.options.answers ?? {};
    this.answers = Object.fromEntries(
      questionKinds.flatMap((kind): [QuestionKind, string][] => {
        const answer = Object.hasOwn(given, kind) ? given[kind] : undefined;
        return answer === undefined ? [] : [[kind, answer]];
      }),
    );
  }

  readLine(text: string): WorkLine {
    const known = this.lines.get(text);
    if (known) return known;
    const read = readWorkLine(text, { ...this.options(''), library: this.walker.library.index });
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
    for (const { kind, text, choices, proposed } of work.doubts ?? []) {
      const asked = {
        id: kind,
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

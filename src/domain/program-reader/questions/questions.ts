import type { Question, QuestionKind } from '#domain/program-reader/program-reading.ts';

export type Choice = { value: string; label: string };

export type NewQuestion = {
  id: string;
  kind: QuestionKind;
  text: string;
  choices: Choice[];
  proposed: string;
};

/** Questions about a text: one each, for all lines that it concerns. */
export class Questions {
  private readonly byId = new Map<string, Question>();
  private readonly answers: Readonly<Record<string, string>>;

  constructor(answers: Readonly<Record<string, string>> = {}) {
    this.answers = answers;
  }

  /** Adds a question, or lines to an existing one, and returns what holds: the answer, else the proposal. */
  ask(asked: NewQuestion, ...lines: number[]): string {
    const known = this.byId.get(asked.id) ?? { ...asked, lines: [] };
    this.byId.set(asked.id, known);
    for (const line of lines) if (known.lines.at(-1) !== line) known.lines.push(line);
    return this.answerTo(asked.id) ?? known.proposed;
  }

  answerTo(id: string): string | null {
    return Object.hasOwn(this.answers, id) ? (this.answers[id] ?? null) : null;
  }

  all(): Question[] {
    return [...this.byId.values()].map(question => ({
      ...question,
      lines: [...new Set(question.lines)].toSorted((a, b) => a - b),
    }));
  }
}

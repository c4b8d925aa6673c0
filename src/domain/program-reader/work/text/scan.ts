import type { Commas, Quantity } from './quantity-types.ts';
import { type Token, tokensOf } from './tokens.ts';

const nothing: Token = { kind: 'sign', text: '', from: 0, to: 0, gap: true };

const bounds = new Set(['≈', '>', '<', '≥', '≤', '±', '⩾', '⩽']);

/** The tokens of a text, or of a stretch of it, by their place; beyond its ends stands an empty sign. */
export class Scan {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly begin: number;
  readonly end: number;
  /** Number of tokens looked at: it stays below a multiple of their number. */
  private readonly count: { steps: number };
  /** Quantities already read at a position are not read there again. */
  readonly quantities: Readonly<Record<Commas, (Quantity | null)[]>> = { decimal: [], list: [], open: [] };

  constructor(
    text: string,
    tokens: readonly Token[] = tokensOf(text),
    begin = 0,
    end = tokens.length,
    count = { steps: 0 },
  ) {
    this.text = text;
    this.tokens = tokens;
    this.begin = begin;
    this.end = end;
    this.count = count;
  }

  get steps(): number {
    return this.count.steps;
  }

  part(begin: number, end: number): Scan {
    return new Scan(this.text, this.tokens, begin, end, this.count);
  }

  at(index: number): Token {
    this.count.steps += 1;
    return index < this.end && index >= this.begin ? (this.tokens[index] ?? nothing) : nothing;
  }

  isEnd(index: number): boolean {
    return index >= this.end;
  }

  isDigits(index: number): boolean {
    return this.at(index).kind === 'digits';
  }

  isSign(index: number, sign: string): boolean {
    const token = this.at(index);
    return token.text === sign && token.kind !== 'quoted';
  }

  /** `~60`, `>8`: a sign right before a number that says it is about so much, or more or less. */
  isBound(index: number): boolean {
    const { kind, text } = this.at(index);
    return kind === 'sign' && bounds.has(text) && this.isTight(index + 1) && this.isDigits(index + 1);
  }

  word(index: number): string {
    const token = this.at(index);
    return token.kind === 'word' ? token.text : '';
  }

  /** Nothing stands between it and the token before. */
  isTight(index: number): boolean {
    return index > this.begin && !this.isEnd(index) && !this.at(index).gap;
  }

  /** The text of tokens, as it was written. */
  slice(from: number, to: number): string {
    if (to <= from) return '';
    return this.text.slice(this.tokens[from]?.from ?? 0, this.tokens[to - 1]?.to ?? 0);
  }
}

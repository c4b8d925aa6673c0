/** Kinds of stretches, before anything of the text is understood. */
type TokenKind = 'digits' | 'word' | 'sign' | 'quoted' | 'emoji';

export type Token = {
  kind: TokenKind;
  /** Digits as ASCII; a word in small letters; a sign as the one that stands for all of its kind. Text of a quotation without its quotes. */
  text: string;
  from: number;
  to: number;
  /** A blank stands before it. */
  gap: boolean;
};

/** Signs that mean one and the same. */
const sameSigns: ReadonlyMap<string, string> = new Map(
  [
    ['x', '×✕✖╳⨯*∗＊'],
    ['-', '‐‑‒–—―−﹣－~∼～'],
    ['%', '％٪'],
    ['@', '＠'],
    ['(', '（'],
    [')', '）'],
    ['[', '［'],
    [']', '］'],
    ['+', '＋'],
    ['/', '／⁄∕'],
    [':', '：'],
    [',', '，،、'],
    [';', '；'],
    ['.', '．'],
    ['·', '•∙'],
    ['|', '｜'],
    ["'", '’‘′´`＇'],
    ['"', '“”„″«»＂'],
  ].flatMap(([one = '', all = '']) => Array.from(all, sign => [sign, one] as const)),
);

/** Between two numbers a range; right before one, with a blank before it, about how much: no minus, which would be help. */
const about = new Set('~∼～');
const aheadOfAbout = new Set(['@', 'x', '(', ':', '/']);

const isBlank = (sign: string): boolean =>
  sign <= '\u007F' ? sign <= ' ' : /[\s\u200B-\u200F\u2028-\u202F\u2060-\u2064\uFEFF\u00AD]/.test(sign);

/** Cyrillic letters that look like the Latin ones people mean by them. */
const latinOf: Readonly<Record<string, string>> = { х: 'x', Х: 'x', кг: 'kg' };

/** Words that may stand right behind the `x` of `4xAMRAP`. */
const afterTimes = new Set([
  'amrap',
  'amap',
  'max',
  'mr',
  'failure',
  'fail',
  'bw',
  'bodyweight',
  'each',
  'f',
]);

const beforeTimes = new Set(['kg', 'kgs', 'lb', 'lbs', 'm', 'km', 's', 'sec', 'min', 'reps', 'sets']);

/**
 * A text as tokens, in one pass: each character is looked at a fixed number of times. Blanks and marks without width are between
 * the tokens and in none.
 */
export function tokensOf(text: string): Token[] {
  return new Tokenizer(text).run();
}

class Tokenizer {
  private readonly text: string;
  private at = 0;
  private gap = false;
  private readonly tokens: Token[] = [];
  /** By their closing quote: that there is none from here on. */
  private readonly unclosed = new Set<string>();

  constructor(text: string) {
    this.text = text;
  }

  run(): Token[] {
    while (this.at < this.text.length) {
      const sign = this.signAt(this.at);
      if (isBlank(sign)) {
        this.gap = true;
        this.at += sign.length;
      } else this.next(sign);
    }
    return this.tokens;
  }

  private signAt(at: number): string {
    const sign = this.text[at] ?? '';
    return sign <= '\u007F' ? sign : String.fromCodePoint(this.text.codePointAt(at) ?? 0);
  }

  private next(sign: string): void {
    if (digitOf(sign) !== null) return this.readDigits();
    if (isLetter(sign)) return this.readWord();
    if (this.readQuoted(sign)) return;
    if (sign > '\u007F' && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(sign))
      return this.readEmoji();
    this.push('sign', this.isAbout(sign) ? '≈' : (sameSigns.get(sign) ?? sign), this.at + sign.length);
  }

  private isAbout(sign: string): boolean {
    const before = this.tokens.at(-1)?.text;
    const beginsWord = this.gap || before === undefined || aheadOfAbout.has(before);
    return about.has(sign) && beginsWord && digitOf(this.text[this.at + sign.length]) !== null;
  }

  private push(kind: TokenKind, text: string, to: number): void {
    this.tokens.push({ kind, text, from: this.at, to, gap: this.gap });
    this.at = to;
    this.gap = false;
  }

  private readDigits(): void {
    let to = this.at;
    let digits = '';
    for (let digit = digitOf(this.text[to]); digit !== null; digit = digitOf(this.text[to])) {
      digits += digit;
      to += 1;
    }
    this.push('digits', digits, to);
  }

  private readWord(): void {
    let to = this.at;
    let isPlain = true;
    while (to < this.text.length) {
      const sign = this.signAt(to);
      if (sign > '\u007F') isPlain = false;
      if (!isLetter(sign) && !(to > this.at && /\p{M}/u.test(sign))) break;
      to += sign.length;
    }
    const written = this.text.slice(this.at, to);
    const word = (isPlain ? written : written.normalize('NFKC')).toLowerCase();
    const unit = this.unitBeforeTimes(word, to);
    if (unit !== null) {
      this.push('word', unit, this.at + unit.length);
      return this.push('word', 'x', to);
    }
    const rest = word.slice(1);
    const isTimes = word.startsWith('x') || word.startsWith('х');
    if (isTimes && rest !== '' && !this.gap && this.isBehindNumber() && afterTimes.has(rest)) {
      this.push('word', 'x', this.at + 1);
    } else if (word === 'f' && this.isBehindTimes()) this.push('word', 'failure', to);
    else this.push('word', latinOf[word] ?? word, to);
  }

  /** The `kg` of `100kgx5`. */
  private unitBeforeTimes(word: string, to: number): string | null {
    const unit = word.slice(0, -1);
    const isTimes = (word.endsWith('x') || word.endsWith('х')) && beforeTimes.has(unit);
    return isTimes && !this.gap && this.isBehindNumber() && digitOf(this.text[to]) !== null ? unit : null;
  }

  private isBehindNumber(): boolean {
    const before = this.tokens.at(-1);
    return before?.kind === 'digits' || before?.text === '+';
  }

  /** `3xF`: to failure. */
  private isBehindTimes(): boolean {
    return !this.gap && this.tokens.at(-1)?.text === 'x' && this.tokens.at(-2)?.kind === 'digits';
  }

  /** A note in quotes. Right behind a digit a quote is a sign of minutes, seconds, feet or inches. */
  private readQuoted(sign: string): boolean {
    const before = this.tokens.at(-1);
    const isBehindDigit = !this.gap && before?.kind === 'digits';
    if (isBehindDigit || (!this.gap && before?.kind === 'word' && sign !== '"')) return false;
    if (sign === '"') return this.readEscaped();
    if (sign === '“' || sign === '„') return this.readUntil('”', '“');
    if (sign === '«') return this.readUntil('»', '»');
    if (sign === '‘') return this.readUntil('’', '’');
    return sign === "'" && this.readUntil("'", "'");
  }

  private readEscaped(): boolean {
    if (this.unclosed.has('"')) return false;
    let to = this.at + 1;
    while (to < this.text.length && this.text[to] !== '"') to += this.text[to] === '\\' ? 2 : 1;
    if (to >= this.text.length) {
      this.unclosed.add('"');
      return false;
    }
    const text = this.text
      .slice(this.at + 1, to)
      .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    this.push('quoted', text, to + 1);
    return true;
  }

  /** Up to the next closing quote that a word ends with: the `’` of `don’t` is none. */
  private readUntil(closing: string, other: string): boolean {
    if (this.unclosed.has(closing)) return false;
    for (let to = this.at + 1; to < this.text.length; to += 1) {
      const isClosing = this.text[to] === closing || this.text[to] === other;
      const next = this.text[to + 1];
      if (!isClosing || to === this.at + 1) continue;
      if ((closing === '’' || closing === "'") && next !== undefined && isLetter(next)) continue;
      this.push('quoted', this.text.slice(this.at + 1, to), to + 1);
      return true;
    }
    this.unclosed.add(closing);
    return false;
  }

  private readEmoji(): void {
    let to = this.at;
    while (to < this.text.length) {
      const sign = String.fromCodePoint(this.text.codePointAt(to) ?? 0);
      if (
        !/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/u.test(
          sign,
        )
      )
        break;
      to += sign.length;
    }
    this.push('emoji', this.text.slice(this.at, to), to);
  }
}

const isLetter = (sign: string): boolean =>
  (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign > '\u007F' && /\p{L}/u.test(sign));

const wide = '\uFF10'.charCodeAt(0);

function digitOf(sign: string | undefined): string | null {
  if (sign === undefined) return null;
  if (sign >= '0' && sign <= '9') return sign;
  return sign >= '\uFF10' && sign <= '\uFF19' ? String(sign.charCodeAt(0) - wide) : null;
}

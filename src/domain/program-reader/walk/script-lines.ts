import type { NotTaken } from '#domain/program-reader/program-reading.ts';
import type { Walker } from './walker.ts';

/** The start of Liftosaur's rules: 'progress: lp(5lb)', 'update: custom() {~ … ~}'. */
const rules = /(?:\/\s?)?\b(?:progress|update):\s?(?:lp|dp|sum|custom|none)\b/i;

const why = 'These rules say how an app works out the next sets: they are not taken.';

/** Takes out what an app works out the next sets by, over as many lines as it goes on: said as one. */
export class ScriptLines {
  private readonly walker: Walker;
  /** All of it, a line each. */
  private said: NotTaken | null = null;
  /** A script that no line has closed yet. */
  private isOpen = false;

  constructor(walker: Walker) {
    this.walker = walker;
  }

  /** The line without its rules; null where nothing else stands in it. */
  without(text: string, line: number): string | null {
    if (this.isOpen) return this.goOn(text, line);
    const found = rules.exec(text);
    if (found === null) return text;
    const rule = text.slice(found.index).replace(/^\/\s?/, '');
    this.say(rule, line);
    this.isOpen = rule.includes('{~') && !rule.includes('~}');
    return restOf(text.slice(0, found.index));
  }

  private say(text: string, line: number): void {
    if (this.said === null) {
      this.said = { line, text, why };
      this.walker.notTaken.push(this.said);
    } else this.said.text += `\n${text}`;
    this.walker.mark(line, 'not-taken', why);
  }

  private goOn(text: string, line: number): string | null {
    const end = text.indexOf('~}');
    this.say(end === -1 ? text : text.slice(0, end + 2), line);
    if (end === -1) return null;
    this.isOpen = false;
    return restOf(text.slice(end + 2));
  }
}

const restOf = (text: string): string | null => (/[\p{L}\d]/u.test(text) ? text : null);

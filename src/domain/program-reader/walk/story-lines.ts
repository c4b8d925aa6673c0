import { statedDays } from '#domain/program-reader/lines/how-often.ts';
import type { Item, Position } from './item.ts';
import { isUnended, nameOfStory, timeOfStory } from '#domain/program-reader/lines/story.ts';
import type { Walker } from './walker.ts';

/** Reads sentences that describe work: as they stand, for their exercise. */
export class StoryLines {
  private readonly walker: Walker;
  /** A sentence that goes on below. */
  private open: { item: Item; last: number } | null = null;

  constructor(walker: Walker) {
    this.walker = walker;
  }

  read(text: string, line: number, inPlace: Position | null): void {
    const time = timeOfStory(text);
    const position = inPlace ?? this.positionOf(text);
    const said = {
      name: nameOfStory(text),
      category: null,
      position,
      parts: [time === null ? {} : { time }],
    };
    const item = this.walker.add({ ...said, alternates: [], notes: [text], lines: [line] });
    this.open = isUnended(text) ? { item, last: line } : null;
  }

  /** 'For your 3 runs in week 1 …' is done on as many days, where the text names none. */
  private positionOf(text: string): Position {
    const position = this.walker.positions.now();
    return position.day === null ? { ...position, day: statedDays(text) } : position;
  }

  /** The rest of a sentence that its line could not hold. */
  goesOn(text: string, line: number): boolean {
    const { open } = this;
    this.open = null;
    if (open === null || open.last !== line - 1 || /^(?:\p{Lu}|[-#*•(])/u.test(text)) return false;
    const { item } = open;
    const whole = `${item.notes.pop() ?? ''} ${text}`;
    const time = timeOfStory(whole);
    item.notes.push(whole);
    item.lines.push(line);
    item.name = nameOfStory(whole);
    if (time !== null) item.parts = [{ time }];
    this.walker.mark(line, 'note', text);
    this.open = isUnended(text) ? { item, last: line } : null;
    return true;
  }
}

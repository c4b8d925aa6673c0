import { type DemoProgram, weeksOf } from './writing/demo-program.ts';
import { phaseOf } from './rebuild-and-rise-loads.ts';
import { rebuildPhase } from './rebuild-phase.ts';
import { risePhase } from './rise-phase.ts';
import { strengthenPhase } from './strengthen-phase.ts';

const phases = [rebuildPhase, strengthenPhase, risePhase];

const weekNotes = [
  'Phase 1, Rebuild. Learn the room: every load is light enough to lift the same way eight times. Write down what you used; the whole program grows from these numbers.',
  'Phase 1, Rebuild. The same sessions, a little heavier. Soreness should fade by the second set; if a joint complains instead, tell me before you train around it.',
  'Phase 1, Rebuild. A fourth set on the main lifts: the most work of this phase. Hold your positions when you are tired; that is the skill you came for.',
  'Phase 1, Rebuild. Light week. Two sets, low loads, no heroics. Tendons take longer than muscles, and this is the week they catch up.',
  'Phase 2, Strengthen. Sixes now, and jumps before you lift. Rest the full two and a half minutes; you are here to be strong, not out of breath.',
  'Phase 2, Strengthen. Add load only if last week ended with a rep in reserve. Keep the easy run easy, or the squats will tell on you.',
  'Phase 2, Strengthen. Five by five, the hardest volume of the twelve weeks. Eat more than you think you need, and go to bed when you say you will.',
  'Phase 2, Strengthen. Light week. You will feel you could do more. Good: that is what we are saving up.',
  'Phase 3, Rise. Fours at eighty percent. The work sets get fewer reps and your full attention. Warm up longer than you want to.',
  'Phase 3, Rise. Triples. Be patient between sets and quick with the bar. Assistance work should never cost you a main lift.',
  'Phase 3, Rise. The heaviest week: triples at eighty-five. Every rep clean, none missed. Nothing is tested yet.',
  'Phase 3, Rise. Test week. Little work, full effort, clean reps. Compare it with week 1 and give thanks: you are better today because of the effort you made yesterday.',
];

export const rebuildAndRise: DemoProgram = {
  name: 'Rebuild and Rise',
  description:
    'Twelve weeks in three phases, for all levels. Rebuild restores positions, joints and an easy engine; ' +
    'Strengthen turns them into honest work; Rise takes the four main lifts heavy and ends with a test week. ' +
    'Five training days, about an hour each. Loads follow your own numbers, so a newcomer and a veteran can train side by side.',
  difficultyLevel: 'beginner',
  weeks: weeksOf(weekNotes, week => phases[phaseOf(week) - 1]?.(week) ?? []),
};

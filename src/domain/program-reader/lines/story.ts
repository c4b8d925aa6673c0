import { runAndWalk } from '#domain/program-reader/work/text/movements.ts';
import { isSentence } from './what-line.ts';

const sets = /\d\s?[x×хХ*]\s?\d|%/;

const tells = /\b(?:then|followed by|alternat\w{1,5}|begin|start|brisk|repeat)\b/i;
/** '8 x (1 min run / 1.5 min walk)'. */
const inTurn = /\d ?[x×] ?\(/;
const runs = /\b(?:run|runs|running|jog|jogs|jogging)\b/i;
const walks = /\b(?:walk|walks|walking)\b/i;
const others = /\b(row|rowing|bike|cycling|ride|swim|swimming|hike|ski)\b/i;

/** A duration or distance. */
const amount =
  /(?:\d|\b(?:one|two|three|four|five|six|eight|ten|twenty|thirty|half))[ -]?(?:and[ -]a[ -]half[ -])?(?:min|sec|hour|mile|km|k\b|m\b|met)/i;

const maxLineLength = 1_000;

/** Whether a sentence tells how long or how far one goes: 'a brisk 5-minute walk, then 20 minutes of running'. */
export const isStory = (text: string): boolean =>
  text.length <= maxLineLength &&
  (amount.test(text) || /\d$/.test(text)) &&
  !sets.test(text) &&
  !/^[*(["“]|:$|^notes?\b/i.test(text) &&
  (isSentence(text) || tells.test(text) || (inTurn.test(text) && runs.test(text) && walks.test(text))) &&
  (runs.test(text) || walks.test(text) || others.test(text));

/** The exercise that such a sentence names. */
export function nameOfStory(text: string): string {
  if (runs.test(text) && walks.test(text)) return runAndWalk;
  if (runs.test(text)) return 'run';
  return walks.test(text) ? 'walk' : (others.exec(text)?.[1] ?? '').toLowerCase();
}

/** 'for a total of 20 minutes'. */
export const timeOfStory = (text: string): string | null => {
  const minutes = /\btotal of (\d{1,3}) ?min/i.exec(text)?.[1];
  return minutes === undefined ? null : `${minutes} min`;
};

/** Whether a sentence goes on in the next line. */
export const isUnended = (text: string): boolean => !/[.!?:;]["”')]?\s*$/.test(text);

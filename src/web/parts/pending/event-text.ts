import type { SentEvent } from '#contract/training/training-sessions.ts';
import { withHelp } from '#domain/measures/help.ts';
import { type DistanceUnit, toMiles, type WeightUnit } from '#domain/measures/measure.ts';
import { shortDistanceText } from '#web/measures/measure-text.ts';

/** An event of a session in a few words: 'Set 3: 5 × 185 lb'. */
export function eventText(event: SentEvent): string {
  switch (event.kind) {
    case 'set':
      return `Set ${event.setNum}: ${amounts(event)}`;
    case 'unset':
      return `Set ${event.setNum} undone`;
    case 'pain':
      return `Pain: ${event.where}, ${event.level} of 10`;
    case 'note':
      return `Note: ${event.text}`;
    case 'result':
      return `Result of group ${event.groupLabel}`;
    default:
      return plainText[event.kind];
  }
}

type Plain = Exclude<SentEvent['kind'], 'set' | 'unset' | 'pain' | 'note' | 'result'>;

const plainText: Record<Plain, string> = {
  start: 'The start',
  end: 'The end',
  finish: 'An exercise finished',
  skip: 'An exercise skipped',
  swap: 'An exercise swapped',
  back: 'A finish, skip or swap undone',
  feel: 'How it felt',
  add: 'An exercise added',
};

function amounts(set: Extract<SentEvent, { kind: 'set' }>): string {
  const { reps, weight, unit, time, distance, distanceUnit, contacts, calories } = set;
  const parts = [
    repsText({ reps, weight, unit }),
    calories == null ? '' : `${calories} cal`,
    distance == null ? '' : farText(distance, distanceUnit ?? 'mi'),
    time ?? '',
    reps == null && weight != null ? withHelp(weight, one => `${one} ${unit ?? 'lb'}`) : '',
    contacts == null ? '' : `${contacts} contacts`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** So little is carried or pushed, and said in yards or meters. */
const leastRun = 0.25;

const farText = (distance: number, unit: DistanceUnit): string =>
  toMiles(distance, unit) < leastRun
    ? shortDistanceText(toMiles(distance, unit), unit)
    : `${distance} ${unit}`;

type Lifted = { reps: Amount; weight: Amount; unit: WeightUnit | null | undefined };
type Amount = number | null | undefined;

function repsText({ reps, weight, unit }: Lifted): string {
  if (reps == null) return '';
  const heavy = weight == null ? null : withHelp(weight, one => `${one} ${unit ?? 'lb'}`);
  if (reps === 0) return heavy === null ? 'missed' : `${heavy}, missed`;
  return `${reps} ${heavy === null ? 'reps' : `× ${heavy}`}`;
}

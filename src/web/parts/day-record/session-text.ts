import type { Units, Miles } from '#domain/measures/measure.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { groupKindNames } from '#domain/prescriptions/groups/group-text.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import type { AwayReason } from '#domain/training-sessions/session-event.ts';
import { numberText } from '#domain/measures/shown.ts';
import { formatDistance } from '#web/measures/measure-text.ts';
import { isCountedInSets } from '#web/parts/training-day/training-day.ts';
import { withUnit } from '#web/parts/training-day/logged-work-text.ts';
import { capitalised, counted } from '#web/ui/text/words.ts';
import type { DayRecord, ExerciseRecord, Session } from './day-record.ts';
import { doneSetText } from './difference-text.ts';

export type SessionRecord = NonNullable<DayRecord['session']>;
export type SessionOfList = NonNullable<Session['session']>;
export type Happened = NonNullable<ExerciseRecord['happened']>;
export type SetRecord = Happened['sets'][number];

const reasons: Record<AwayReason, string> = {
  'no-equipment': 'no equipment',
  pain: 'pain',
  'no-time': 'no time',
  other: 'another reason',
};

const readiness = ['worn out', 'tired', 'all right', 'good', 'ready'];

export const reasonText = (reason: AwayReason): string => reasons[reason];

/** 'Left knee 4/10' */
export const painText = ({ where, level }: { where: string; level: number }): string =>
  `${capitalised(where)} ${level}/10`;

/** 'Nov 3, 6:02 AM to 6:58 AM · 56 min'; only the start of a session that has not ended. */
export function whenText({ startedAt, endedAt }: Pick<SessionRecord, 'startedAt' | 'endedAt'>, zone: string) {
  if (startedAt === null) return null;
  const began = formatInstant(startedAt, zone);
  if (endedAt === null) return `Started ${began}, not ended`;
  const [end, dayOfEnd] = [formatInstant(endedAt, zone), dayOf(formatInstant(endedAt, zone))];
  const until = dayOfEnd === dayOf(began) ? end.slice(dayOfEnd.length + 2) : end;
  return `${began} to ${until} · ${lastedText(Date.parse(endedAt) - Date.parse(startedAt))}`;
}

const dayOf = (text: string) => text.split(', ')[0] ?? '';

function lastedText(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** 'Ready 4 of 5 (good)', 'Effort 8.5 of 10'; skipped answers are left out. */
export const feltTexts = ({ readiness: ready, effort }: Pick<SessionRecord, 'readiness' | 'effort'>) =>
  [
    ready === null ? null : `Ready ${ready} of 5 (${readiness[ready - 1]})`,
    effort === null ? null : `Effort ${numberText(effort)} of 10`,
  ].filter(text => text !== null);

/** 'AMRAP A: 5 rounds + 3 reps', 'For time B: 12:41' */
export function resultText({ label, kind, rounds, reps, seconds }: SessionRecord['results'][number]): string {
  const name = [kind && groupKindNames[kind], label].filter(Boolean).join(' ');
  const amounts = [
    rounds === null ? null : counted(rounds, 'round'),
    reps === null || reps === 0 ? null : counted(reps, 'rep'),
  ].filter(text => text !== null);
  const time = seconds === null ? null : formatSeconds(seconds);
  return `${name}: ${[amounts.join(' + '), time].filter(Boolean).join(' in ') || 'no result'}`;
}

/** The coaches who entered it: 'Entered by Ruth Moab'. */
export const enteredText = (names: readonly string[]): string | null =>
  names.length === 0 ? null : `Entered by ${names.join(' and ')}`;

/** Whether some sets were entered by a coach and some not: then each says so. */
export const isMixed = (sets: readonly Pick<SetRecord, 'enteredBy'>[]): boolean =>
  sets.some(({ enteredBy }) => enteredBy !== null) && sets.some(({ enteredBy }) => enteredBy === null);

type Values = Omit<SetRecord, 'instead' | 'earlier' | 'enteredBy' | 'at' | 'setNum'>;

/** A set as done, for any exercise: '185 lb × 5 · RPE 8', '0.5 mi · 3:42', '12 cal · 0:45', '45 s'. */
export function setDoneText(
  category: ExerciseRecord['exercise']['category'],
  set: Values,
  units: Units,
): string {
  if (isCountedInSets(category)) return doneSetText({ ...set, setNum: 1, completed: true }, units);
  const { distance, contacts, calories, reps, time, rpe } = set;
  return [
    calories && `${numberText(calories)} cal`,
    distance !== null && distance > 0 && farText(set, distance, units),
    contacts !== null ? counted(contacts, 'contact') : reps !== null && `${reps} reps`,
    time && withUnit(time, 's'),
    rpe !== null && `RPE ${rpe}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const farText = ({ entered }: Values, miles: Miles, { distance: unit }: Units): string =>
  entered?.distanceUnit === unit && entered.distance !== null
    ? `${numberText(entered.distance)} ${unit}`
    : formatDistance(miles, unit);

/** Earlier values of a corrected set, the newest first: 'Was 185 lb × 4, until Nov 3, 6:12 AM'. */
export function earlierTexts(
  category: ExerciseRecord['exercise']['category'],
  { earlier, at }: Pick<SetRecord, 'earlier' | 'at'>,
  units: Units,
  zone: string,
): string[] {
  return earlier
    .map((set, index) => {
      const until = earlier[index + 1]?.at ?? at;
      return `Was ${setDoneText(category, set, units)}, until ${formatInstant(until, zone)}`;
    })
    .toReversed();
}

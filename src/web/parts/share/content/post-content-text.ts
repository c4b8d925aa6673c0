import type { listFeed } from '#contract/fellowship/feed.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { fromMiles, fromPounds, type Units } from '#domain/measures/measure.ts';
import { recordTitle, valueText } from '#web/parts/records/record-text.ts';

export type PostContent = ResponseOf<typeof listFeed>['posts'][number]['told'];

type Figure = { label: string; value: string };

const numberText = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits });

/** The title of a post: 'Lower Body', 'Back Squat'. */
export const titleOf = (told: PostContent): string =>
  told.kind === 'session' ? told.name : told.exerciseName;

/** The kind of post: a finished session, or which record. */
export const kindOf = (told: PostContent, units: Units): string =>
  told.kind === 'session'
    ? 'Session done'
    : `New record · ${recordTitle({ kind: told.recordKind, at: told.at }, units)}`;

/** A post's few figures, in the reader's own units; those without a value are left out. */
export function figuresOf(told: PostContent, units: Units): Figure[] {
  if (told.kind === 'record')
    return [
      {
        label: recordTitle({ kind: told.recordKind, at: told.at }, units),
        value: valueText(told.recordKind, told.value, units),
      },
    ];
  const { exercises, sets, pounds, miles } = told;
  const all: (Figure | false)[] = [
    { label: exercises === 1 ? 'Exercise' : 'Exercises', value: numberText(exercises) },
    sets > 0 && { label: sets === 1 ? 'Set' : 'Sets', value: numberText(sets) },
    pounds > 0 && {
      label: 'Volume',
      value: `${numberText(fromPounds(pounds, units.weight))} ${units.weight}`,
    },
    miles > 0 && {
      label: 'Distance',
      value: `${numberText(fromMiles(miles, units.distance), 2)} ${units.distance}`,
    },
  ];
  return all.filter(figure => figure !== false);
}

import { compareNames } from '#domain/names/compare-names.ts';
import { foldText, searchTerms } from '#domain/names/fold-text.ts';

export type Zone = { id: string; city: string; region: string };

/** Places that browsers still list under a former name, by which no one looks for them. */
const presentNames: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** A zone by its place: 'America/Argentina/Buenos_Aires' is Buenos Aires, in America, Argentina. */
export function zoneOf(id: string): Zone {
  const parts = id.replaceAll('_', ' ').split('/');
  const city = presentNames[id] ?? parts.at(-1) ?? id;
  return { id, city, region: parts.slice(0, -1).join(', ') };
}

/** All zones the browser knows, and the required ones, by place. */
export function zonesFrom(known: readonly string[], needed: readonly string[]): readonly Zone[] {
  const ids = new Set([...known, ...needed, 'UTC']);
  return [...ids].map(zoneOf).toSorted((a, b) => compareNames(a.city, b.city));
}

/**
 * Zones with every word of the search in the place, its region or the zone's own name; places that begin with it first.
 */
export function zonesFound(zones: readonly Zone[], search: string): readonly Zone[] {
  const words = searchTerms(search.replaceAll(/[,/]/g, ' ')).words;
  const found = zones.filter(({ id, city, region }) => {
    const text = foldText(`${city} ${region} ${id}`);
    return words.every(word => text.includes(word));
  });
  const [first] = words;
  if (first === undefined) return found;
  const begins = ({ city }: Zone) => foldText(city).startsWith(first);
  return [...found.filter(begins), ...found.filter(zone => !begins(zone))];
}

/** Zones that the browser lists; a browser that lists nothing still has the zones that are needed. */
export const knownZones = (): readonly string[] => Intl.supportedValuesOf?.('timeZone') ?? [];

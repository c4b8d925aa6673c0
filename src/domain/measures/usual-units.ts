import { type Units, usualUnits } from './measure.ts';

const metric: Units = { weight: 'kg', distance: 'km', length: 'cm' };

/** Regions that differ from the metric ones. The British train in kg, and run and drive in miles. */
const ofRegions: Record<string, Units> = {
  US: usualUnits,
  LR: usualUnits,
  MM: usualUnits,
  PR: usualUnits,
  GU: usualUnits,
  VI: usualUnits,
  AS: usualUnits,
  MP: usualUnits,
  GB: { weight: 'kg', distance: 'mi', length: 'cm' },
};

/**
 * The likeliest units of someone, by the languages of their browser: the first that names a region decides ('en-GB'),
 * else the region where the first is mostly spoken ('en', 'de'). lb, miles and inches where nothing is known.
 */
export function unitsOfLanguages(languages: readonly string[]): Units {
  const locales = languages.flatMap(localeOf);
  const region = locales.find(locale => locale.region)?.region ?? locales[0]?.maximize().region;
  return region === undefined ? usualUnits : (ofRegions[region] ?? metric);
}

/** As a browser names them in a header, the one it likes best first: 'de-CH,de;q=0.9,*;q=0.1'. */
export const languagesIn = (acceptLanguage: string): string[] =>
  acceptLanguage
    .split(',')
    .slice(0, maxLanguages)
    .map(language => language.replace(/;.*/s, '').trim());

const maxLanguages = 20;

function localeOf(language: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(language)];
  } catch {
    return [];
  }
}

import { type ZoneNow, zoneNow } from '#domain/notices/times-of-day.ts';
import { type Database, statement } from '#server/database/database.ts';

const lived = statement<{ zone: string }>('zones_lived_in', 'select distinct time_zone as zone from users');

/** The clocks of all zones in which someone lives. */
export const zonesNow = async (db: Database, now: Date): Promise<ZoneNow[]> =>
  (await lived(db, {})).map(({ zone }) => zoneNow(zone, now));

/** As columns of a statement: `unnest(:zones::text[], :todays::date[], :hours::int[])`. */
export const columnsOf = (zones: readonly ZoneNow[]) => ({
  zones: zones.map(({ zone }) => zone),
  todays: zones.map(({ today }) => today),
  hours: zones.map(({ hour }) => hour),
});

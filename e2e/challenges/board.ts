import type { Browser, Page } from '@playwright/test';
import { firstOfMonth } from '../../src/domain/plain-date.ts';
import { inDatabase } from '../fellowship/database-of.ts';
import { type TrainingFixture, open, signedIn } from '../fellowship/member-in-training.ts';
import { todayHere } from '../fellowship/zone.ts';

export const thisMonth = () => firstOfMonth(todayHere());

export const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );

/** With enough training days by default. */
export type Standing = { name: string; done: number; of: number; points?: number; days?: number };

/** People who stand where their figures put them, beside Ada, this month. */
export async function standing(fixture: TrainingFixture, people: Standing[]): Promise<void> {
  await inDatabase(
    fixture.fellowship,
    `with person as (
       select p.*, case when name = 'Ada Stone' then $2::uuid else gen_random_uuid() end as id
       from jsonb_to_recordset($1) as p(name text, done numeric, of numeric, points int, days int)
     ), added as (
       insert into users (id, email, first_name, last_name)
       select id, id || '@board.example', nullif(split_part(name, ' ', 1), ''),
         nullif(substring(name from position(' ' in name) + 1), name)
       from person where name <> 'Ada Stone'
     )
     insert into standings (month, member_id, rolls_at, units_assigned, units_counted, points, days_trained)
     select $3::date, id, 'infinity', of, done, points, days from person`,
    [JSON.stringify(people.map(one => ({ points: 0, days: 12, ...one }))), fixture.memberId, thisMonth()],
  );
}

/** From just under the best rate down to almost nothing. */
export const fellows = (count: number, best = 1): Standing[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `Fellow ${String(n + 1).padStart(5, '0')}`,
    done: best * (count - n),
    of: count + 1,
  }));

export const openHall = (page: Page) => open(page, 'Hall of Honor');
export const podium = (page: Page) => page.getByRole('region', { name: 'Podium' });
export const rankings = (page: Page) => page.getByRole('table', { name: 'All Rankings' });
export const rowOf = (page: Page, name: string) =>
  rankings(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
export const step = (page: Page, title: string) =>
  podium(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

export async function hallOf(browser: Browser, fixture: TrainingFixture, people: Standing[]): Promise<Page> {
  await standing(fixture, people);
  const page = await signedIn(browser, fixture, 'member');
  await openHall(page);
  await rankings(page).waitFor();
  return page;
}

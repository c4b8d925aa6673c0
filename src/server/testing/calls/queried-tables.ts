import pg from 'pg';
import type { TestApp } from '#server/testing/app-for-tests.ts';

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/**
 * Which tables requests ask, and which they change. A statement asks every table whose name stands in it, in the functions
 * it names, or in theirs: rather one too many.
 */
export class QueriedTables {
  private queried = new Set<string>();
  private readonly byStatement = new Map<string, readonly string[]>();
  private readonly names: ReadonlyMap<string, readonly string[]>;
  private readonly pool: TestApp['db']['$client'];
  private readonly original: PropertyDescriptor;

  private constructor(pool: TestApp['db']['$client'], names: ReadonlyMap<string, readonly string[]>) {
    this.pool = pool;
    this.names = names;
    const original = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query') ?? {};
    const run = original.value as Query;
    const note = (given: unknown) => this.note(given);
    Object.defineProperty(pg.Client.prototype, 'query', {
      ...original,
      value(this: pg.Client, ...given: unknown[]) {
        note(given[0]);
        return run.apply(this, given);
      },
    });
    this.original = original;
  }

  static async of({ db: { $client: pool } }: TestApp): Promise<QueriedTables> {
    await pool.query('create table changed_tables (name text)');
    await pool.query(`create function note_change() returns trigger language plpgsql as
      $$ begin insert into changed_tables values (tg_table_name); return null; end $$`);
    const { rows: tables } = await pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'changed_tables'`,
    );
    for (const { name } of tables)
      await pool.query(
        `create trigger zz_note_change after insert or update or delete on "${name}" for each row execute function note_change()`,
      );
    const { rows: functions } = await pool.query<{ name: string; body: string }>(
      `select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace
       union all select viewname, definition from pg_views where schemaname = 'public'`,
    );
    return new QueriedTables(pool, namesOf(tables, functions));
  }

  end(): void {
    Object.defineProperty(pg.Client.prototype, 'query', this.original);
  }

  /** Those asked since it was asked last. */
  takeQueried(): ReadonlySet<string> {
    const { queried: input } = this;
    this.queried = new Set();
    return input;
  }

  /** Those changed since it was asked last. */
  async takeChanged(): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ name: string }>(
      'with gone as (delete from changed_tables returning name) select distinct name from gone',
    );
    return new Set(rows.map(({ name }) => name));
  }

  private note(given: unknown): void {
    const text = typeof given === 'string' ? given : (given as { text?: string }).text;
    if (text === undefined) return;
    const known = this.byStatement.get(text) ?? tablesIn(text, this.names);
    this.byStatement.set(text, known);
    for (const table of known) this.queried.add(table);
  }
}

type Named = { name: string };

/** The tables behind each name: a table itself, or those that a function or a view names. */
function namesOf(tables: readonly Named[], functions: readonly (Named & { body: string })[]) {
  const names = new Map<string, readonly string[]>(tables.map(({ name }) => [name, [name]]));
  // A function may name another: once for each there can be between.
  for (let deep = 0; deep < 4; deep += 1)
    for (const { name, body } of functions)
      names.set(name, [...new Set([...(names.get(name) ?? []), ...tablesIn(body, names)])]);
  return names;
}

const tablesIn = (text: string, names: ReadonlyMap<string, readonly string[]>): string[] =>
  [...new Set(text.match(/\w+/g))].flatMap(word => names.get(word) ?? []);

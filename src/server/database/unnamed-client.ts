import pg from 'pg';

type Ask = (this: pg.Client, asked: unknown, ...rest: unknown[]) => unknown;

const ask = Reflect.get(pg.Client.prototype, 'query') as Ask;

/** Sends each statement without its name, for a way to the database that cannot carry prepared statements. */
export class UnnamedClient extends pg.Client {}

(UnnamedClient.prototype as { query: Ask }).query = function query(asked, ...rest) {
  return ask.call(this, withoutName(asked), ...rest);
};

function withoutName(asked: unknown): unknown {
  // What submits itself (a copy, say) is left as it is.
  if (typeof asked !== 'object' || asked === null || !('name' in asked) || 'submit' in asked) return asked;
  const { name: _name, ...others } = asked;
  return others;
}

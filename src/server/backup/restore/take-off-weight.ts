import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** Takes off, before loading, the parts that make it slow or would act on rows only put back; puts them back as they were. */
export async function takeOffWeight(client: Client): Promise<{ putBack(): Promise<void> }> {
  const foreignKeys = await listOf(client, constraintsOf(`'f'`));
  const keys = await listOf(client, constraintsOf(`'p', 'u', 'x'`));
  const indexes = await listOf(
    client,
    `select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as back
     from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
     order by i.indexrelid`,
  );
  const triggers = await listOf(
    client,
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
            format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as back
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace order by tgrelid, tgname`,
  );
  await client.query([...foreignKeys, ...indexes, ...keys, ...triggers].map(({ off }) => off).join('; '));
  return {
    async putBack() {
      // Foreign keys need the keys and unique indexes they point to.
      await client.query(
        [...keys, ...indexes, ...foreignKeys, ...triggers].map(({ back }) => back).join('; '),
      );
    },
  };
}

const constraintsOf = (types: string) => `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where contype in (${types}) and connamespace = 'public'::regnamespace order by conrelid, conname`;

async function listOf(client: Client, text: string): Promise<{ off: string; back: string }[]> {
  return (await client.query<{ off: string; back: string }>(text)).rows;
}

import { type Running, serve } from '#server/serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openToPeople } from '#server/open-to-people.ts';

type Order = { id: number } & ({ start: Record<string, string> } | { end: true });

/** Several servers in one process, each on a database, a port and a folder of its own: told and heard by messages. */
const running = new Map<number, Running>();

process.on('message', (order: Order) => void obey(order));
process.on('disconnect', () => process.exit(0));

async function obey(order: Order): Promise<void> {
  const { id } = order;
  const say = (line: string) => process.send?.({ id, printed: `${line}\n` });
  try {
    if ('start' in order) {
      const settings = readSettings(order.start);
      const server = await serve(settings, say);
      running.set(id, server);
      await openToPeople(server, settings, say);
      return;
    }
    await running.get(id)?.stop();
    running.delete(id);
  } catch (error) {
    say((error as Error).stack ?? String(error));
  }
  process.send?.({ id, hasEnded: true });
}

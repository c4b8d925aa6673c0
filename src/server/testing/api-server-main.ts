import { serve } from '#server/serve.ts';
import { readSettings } from '#server/settings/settings.ts';

/** A server without pages, as a process of its own, to be killed: it says its address to who has started it. */
process.on('disconnect', () => process.exit(0));
const running = await serve(readSettings(process.env), () => undefined, { webFolder: null });
running.lifecycle.hasStarted();
process.send?.(running.address);

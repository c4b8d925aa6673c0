import { launch } from './launch.mjs';

const isDemo = process.argv.includes('--demo');

endWithNpm();
await launch(isDemo ? 'demo.js' : 'main.js');

/**
 * npm puts a shell between itself and us, and passes a signal on to that shell only. Once the shell is gone,
 * so are we, in order.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

import { drawFirstView as draw, type FirstViewRequest } from '#web/first-view/draw-first-view.tsx';
import { App } from '#web/shell/App.tsx';

/** The app on the server, beside `main.tsx` in the browser: built apart, and given to `server/first-view`. */
export const drawFirstView = (request: FirstViewRequest) => draw(client => <App client={client} />, request);

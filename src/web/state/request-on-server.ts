import { createContext } from 'react';

/** What a page was asked for with. The server draws by it; in the browser, which knows it itself, it is null. */
export const RequestOnServer = createContext<{
  section: string | null;
  search: string;
  cookies: string;
} | null>(null);

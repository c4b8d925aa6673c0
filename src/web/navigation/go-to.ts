import { createContext, useContext } from 'react';

/** Goes to another section of the page one is in: the member area's, or the console's. */
export const GoToContext = createContext<(section: string) => void>(() => undefined);

export const useGoTo = () => useContext(GoToContext);

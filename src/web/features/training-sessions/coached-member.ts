import { createContext } from 'react';

/** The name of the member whom a coach trains beside; null where someone trains by themselves. */
export const CoachedMember = createContext<string | null>(null);

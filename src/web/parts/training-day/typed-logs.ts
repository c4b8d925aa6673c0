/** Storage name of unsaved input of a log: `fellowship-log <member> …`. */
export const typedLogs = { what: 'log', between: ' ' } as const;

/** Under which name the device keeps what is typed of a log and not saved: `fellowship-log <member> …`. */
export const typedLogs = { what: 'log', between: ' ' } as const;

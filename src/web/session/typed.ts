/** What someone has typed at the door so far. */
export type Typed = { firstName: string; lastName: string; email: string; password: string };

/** Something known of someone, with its name. */
export type Fact = { label: string; text: string };

/** Facts that have a value. */
export const factsOf = (facts: readonly [label: string, text: string | null | undefined][]): Fact[] =>
  facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));

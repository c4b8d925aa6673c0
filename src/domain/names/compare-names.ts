/** The order of the alphabet for everything that has a name: accents and case where letters are alike, numbers by their size. */
const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true });

/** For `toSorted`: 'Élise' before 'Zoe', 'Block 2' before 'Block 10'. The same in SQL: `collate by_name`. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

/** The keyboard goes (back) to the cell with the cursor: from a dialog, a menu, or a line that has been typed. */
export const focusCursor = (): void =>
  document
    .querySelector<HTMLElement>('[role=grid] [role=gridcell][tabindex="0"]')
    ?.focus({ preventScroll: true });

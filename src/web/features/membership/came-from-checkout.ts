const storageKey = 'left-for-checkout';
const hourMs = 60 * 60 * 1000;

/**
 * Remembers who has left to pay, or to update a card: they are waited for when they are back in this tab, or in another
 * one.
 */
export function leaveForCheckout(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage they press Check again.
  }
}

/** Whether that was within the last hour. */
export function cameFromCheckout(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(storageKey) ?? 0) < hourMs;
  } catch {
    return false;
  }
}

export function arrivedFromCheckout(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // No stored value.
  }
}

/** Where the Daily Calendar keeps whose days are looked at. */
const calendarsMember = 'daily-calendar-member';

/** The Daily Calendar opens with this member. */
export function openDaysOf(memberId: string): void {
  try {
    localStorage.setItem(calendarsMember, memberId);
  } catch {
    // Without storage the member is picked there.
  }
}

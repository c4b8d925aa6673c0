type Named = { firstName: string | null; lastName: string | null; email: string };

/** The name that other members see: first and last name, never the e-mail. */
export const memberName = ({ firstName, lastName }: Omit<Named, 'email'>): string =>
  nameOf({ firstName, lastName, email: '' });

/** First and last name, else the e-mail, else the given text. */
export function nameOf(person: Named | null | undefined, otherwise = 'Member'): string {
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  return name || person?.email || otherwise;
}

type Named = { firstName: string | null; lastName: string | null; email: string };

/** First and last name, else the e-mail, else what is given. */
export function nameOf(person: Named | null | undefined, otherwise = 'Member'): string {
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  return name || person?.email || otherwise;
}

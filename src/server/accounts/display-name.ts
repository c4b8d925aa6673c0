/** SQL: the name of the row `person` of users; `otherwise` for a person without one. */
export const displayName = (person: string, otherwise = `${person}.email`) =>
  `coalesce(nullif(trim(concat_ws(' ', ${person}.first_name, ${person}.last_name)), ''), ${otherwise})`;

type Named = { email: string; firstName: string | null; lastName: string | null };

/** The same of a person who has been read. */
export const shownPerson = ({ email, firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ').trim() || email;

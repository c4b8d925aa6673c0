/** SQL: the name of the row `person` of users; `otherwise` for a person without one. */
export const shownName = (person: string, otherwise = `${person}.email`) =>
  `coalesce(nullif(trim(concat_ws(' ', ${person}.first_name, ${person}.last_name)), ''), ${otherwise})`;

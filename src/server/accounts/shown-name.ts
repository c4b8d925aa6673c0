/** SQL: how the row `person` of users is called; without a name by `otherwise`. */
export const shownName = (person: string, otherwise = `${person}.email`) =>
  `coalesce(nullif(trim(concat_ws(' ', ${person}.first_name, ${person}.last_name)), ''), ${otherwise})`;

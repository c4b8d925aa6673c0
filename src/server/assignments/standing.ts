/** SQL for `assignmentStanding` of the assignment `given`, by its member's own `today`. */
export const standing = (given: string, today: string) => `case
  when ${given}.status = 'active' and ${given}.path_run_id is not null and ${given}.start_date > ${today} then 'to-come'
  else ${given}.status::text end`;

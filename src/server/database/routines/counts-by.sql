-- Assigned are the training days before the member's date, and that date's own once something is logged.
create or replace function counts_by(as_of date, state text, day date, logged_count int) returns boolean
  language sql immutable parallel safe
  return state = 'scheduled' and (day < as_of or (day = as_of and logged_count > 0));

-- Trained are the days that have a log, of those that count. A day that asks for nothing, of unplanned work alone, is none.
create or replace function trained_by(as_of date, state text, day date, logged_count int, units_prescribed numeric)
  returns boolean language sql immutable parallel safe
  return state = 'scheduled' and day <= as_of and logged_count > 0 and units_prescribed > 0;

-- The one order of everything that has a name: accents and case where letters are alike, numbers by their size. A PostgreSQL that
-- was built without ICU orders by code points, as it did before.
do $$
begin
  create collation if not exists by_name (provider = icu, locale = 'en-u-kn-true');
exception when others then
  create collation if not exists by_name from "C";
end
$$;

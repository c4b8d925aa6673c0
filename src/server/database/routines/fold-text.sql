-- As `foldText` of domain/names/fold-text.ts: a test holds both against the same texts.
create or replace function fold_text(given text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(translate(
    replace(replace(replace(replace(regexp_replace(
      lower(normalize(translate(lower(given collate by_name), '''’‘ʼʻʹ`´′', ''), nfkd) collate by_name),
      '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u200B-\u200F\u2060\uFEFF]', '', 'g'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    'øłđðħıς-‐‑‒–—−', 'olddhiσ       '), '\s+', ' ', 'g'))

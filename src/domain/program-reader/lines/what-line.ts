import { fold } from '#domain/program-reader/fold.ts';

const totals =
  /^(?:(?:sub|grand)[ -]?total|totals?|sum|weekly (?:total|volume|mileage)|total (?:volume|reps|sets|tonnage|mileage|distance|time|weight|load|weekly)\b|average|avg|ø|tonnage|gesamt|summe|totaal|somme|moyenne|suma|totale|soma|summa|yhteensa|razem|celkem|итого|всего|合計|toplam|osszesen|합계|총계)(?![\p{L}])/u;

/** Whether a text is the beginning of a row that sums up others. */
export const isTotal = (text: string): boolean =>
  text.length <= 200 && totals.test(fold(text.replace(/^[*_#\s]+/, '')));

/** Whether a text is a placeholder for a picture that did not come along. */
export const isPicture = (text: string): boolean =>
  /^!\[[^\]]{0,300}\](?:\([^)]{0,2000}\))?$/.test(text) ||
  /^\[?(?:image|img|picture|photo|bild|figure|screenshot|graphic)\b[^\]]{0,20}[:\d\]]/i.test(text) ||
  /^[\w -]{1,80}\.(?:png|jpe?g|gif|webp|heic|svg)$/i.test(text);

const restDay =
  /^(?:(?:complete |full |active )?rest(?: day)?|off(?: day)?|day off|recovery day|ruhetag|frei|repos|jour de repos|descanso|riposo|folga|rustdag|vilodag|hviledag|lepopaiva|dzien wolny|volno|отдых|день отдыха|休み|休養日|dinlenme(?: gunu)?|pihenonap|piheno|zi de odihna|odihna|휴식(?:일)?)$/;

/** Whether nothing is done: 'Rest day', 'Off', 'Ruhetag'. */
export const isRestDay = (text: string): boolean =>
  text.length <= 40 && restDay.test(fold(text).replace(/(?<![.!,;:\s–—-])[.!,;:\s–—-]+$/, ''));

const address = /^(?:https?:\/\/|www\.)\S+$/;

export const isAddress = (text: string): boolean => address.test(text);

const small = new Set(
  (
    'the you your yours should would could this that these those when then than if is are was be been will can do not don dont make sure keep try ' +
    'as to for of it its we i my our they have has because so but while before after until unless every any please always never ' +
    'der die das und ist du dein deine nicht wenn dann mit auf fur bis zu le la les et est vous votre pour avec dans si el los las que para con su tu no se'
  ).split(' '),
);

const maxNameWords = 9;

/** Whether words are a sentence, not the name of an exercise. */
export function isProse(text: string): boolean {
  const plain = text.trim();
  if (plain.length > 90) return true;
  if (/[.!?…]["”')]?$/.test(plain) && !/\b(?:ea|alt|approx|min|sec|ext|inc|dbl|sgl|no)\.$/i.test(plain))
    return true;
  if (
    /^(?:notes?|nb|n\.b|tip|important|remember|reminder|hint|goal|focus|warning|attention|see|read|source|hinweis|ziel)\b\s?[:!.,–-]/i.test(
      plain,
    )
  )
    return true;
  if (/^\(.*\)$|^\*.*\*$|^["“].*["”]$/.test(plain)) return true;
  return isSentence(plain);
}

const tellsTo =
  /^(?:add|increase|reduce|decrease|deload|repeat|start|begin|when|if|once|after|before|aim|try|keep|remember|alternate|each|every|use|take|choose|pick|stop|move|test)\s/i;

const tellsMore = /^(?:rest|warm ?-?up|train|you|your|all|this|these|the)\s/i;
const twoSentences = /[\p{L})\d][.!?]\s+\p{Lu}/u;

/**
 * 'Add 5 lb every week. When you stall, drop to triples.', 'Rest 3 minutes between sets. Warm up with the empty bar
 * 2x5.': an instruction for all of it, and no exercise.
 */
export const isInstruction = (text: string): boolean =>
  text.length <= 2_000 &&
  ((tellsTo.test(text) && isProse(text)) || (tellsMore.test(text) && twoSentences.test(text)));

/** Whether words are put together as in a sentence: more of them than a name has, or the small ones that join others. */
export function isSentence(text: string): boolean {
  const words = fold(text)
    .split(/[^\p{L}\d]+/u)
    // '10-9-8-7-6-5' is a ladder, however long.
    .filter(word => /\p{L}/u.test(word));
  if (words.length > maxNameWords) return true;
  return words.filter(word => small.has(word)).length >= 2 && words.length >= 4;
}

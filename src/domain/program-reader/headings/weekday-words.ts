import type { Weekday } from '#domain/plain-date.ts';
import { fold, foldedWords } from '#domain/program-reader/fold.ts';

const inOrder: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** From Monday on, a language a line; longer words mean the same day in every language that has them. */
const names: readonly string[] = [
  'monday,tuesday,wednesday,thursday,friday,saturday,sunday',
  'montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonntag',
  'montags,dienstags,mittwochs,donnerstags,freitags,sonnabend,sonntags',
  'lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche',
  'lunes,martes,miércoles,jueves,viernes,sábado,domingo',
  'lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica',
  'segunda,terça,quarta,quinta,sexta,sábado,domingo',
  'segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado,domingo',
  'maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag',
  'måndag,tisdag,onsdag,torsdag,fredag,lördag,söndag',
  'mandag,tirsdag,onsdag,torsdag,fredag,lørdag,søndag',
  'maanantai,tiistai,keskiviikko,torstai,perjantai,lauantai,sunnuntai',
  'poniedziałek,wtorek,środa,czwartek,piątek,sobota,niedziela',
  'pondělí,úterý,středa,čtvrtek,pátek,sobota,neděle',
  'понедельник,вторник,среда,четверг,пятница,суббота,воскресенье',
  '月曜日,火曜日,水曜日,木曜日,金曜日,土曜日,日曜日',
  '月曜,火曜,水曜,木曜,金曜,土曜,日曜',
  'pazartesi,salı,çarşamba,perşembe,cuma,cumartesi,pazar',
  'hétfő,kedd,szerda,csütörtök,péntek,szombat,vasárnap',
  'luni,marți,miercuri,joi,vineri,sâmbătă,duminică',
  '월요일,화요일,수요일,목요일,금요일,토요일,일요일',
];

/** Of three letters or more; none of them is a word that begins a line of work. */
const short: readonly string[] = [
  'mon,tue,wed,thu,fri,sat,sun',
  'mons,tues,weds,thur,fris,sats,suns',
  'mon,tues,wednes,thurs,fri,satur,sun',
  'lun,mar,mer,jeu,ven,sam,dim',
  'lun,mar,mié,jue,vie,sáb,dom',
  'lun,mar,mer,gio,ven,sab,dom',
  'seg,ter,qua,qui,sex,sáb,dom',
  'maa,din,woe,don,vri,zat,zon',
  'mån,tis,ons,tor,fre,lör,sön',
  'man,tir,ons,tor,fre,lør,søn',
  'pon,wto,śro,czw,pią,sob,nie',
  'pon,wt,śr,czw,pt,sob,niedz',
  'пон,втр,сре,чет,пят,суб,вос',
];

/** Of one or two signs: the same in several languages for other days, so a text's other ones tell which. */
const shortest: readonly string[] = [
  'mo,tu,we,th,fr,sa,su',
  'mo,di,mi,do,fr,sa,so',
  'lu,ma,me,je,ve,sa,di',
  'lu,ma,mi,ju,vi,sa,do',
  'lu,ma,me,gi,ve,sa,do',
  'ma,di,wo,do,vr,za,zo',
  'må,ti,on,to,fr,lö,sö',
  'ma,ti,on,to,fr,lø,sø',
  'ma,ti,ke,to,pe,la,su',
  'po,út,st,čt,pá,so,ne',
  'pn,wt,śr,cz,pt,sb,nd',
  'пн,вт,ср,чт,пт,сб,вс',
  '月,火,水,木,金,土,日',
  'pzt,sal,çar,per,cum,cmt,paz',
  'h,k,sze,cs,p,szo,v',
  'lu,ma,mi,jo,vi,sâ,du',
  '월,화,수,목,금,토,일',
];

const byWord = (lists: readonly string[]): Map<string, Weekday> => {
  const found = new Map<string, Weekday>();
  for (const list of lists)
    for (const [at, word] of foldedWords(list).entries())
      if (!found.has(word)) found.set(word, inOrder[at] ?? 'monday');
  return found;
};

const longWords = byWord(names);
const shortWords = byWord(short);
const shortestLists = shortest.map(list => byWord([list]));

/** The weekday of a word, by its name or the usual short form, a dot behind it or not. */
export function weekdayOfWord(word: string): Weekday | null {
  const text = fold(word).replace(/\.$/, '');
  return longWords.get(text) ?? shortWords.get(text) ?? null;
}

/** The weekdays of words that stand together: the shortest forms by the language that has most of them. */
export function weekdaysOfWords(words: readonly string[]): (Weekday | null)[] {
  const texts = words.map(word => fold(word).replace(/\.$/, ''));
  const single = singleLetters(texts);
  if (single) return single;
  const [best] = shortestLists
    .map(list => ({ list, count: texts.filter(text => list.has(text)).length }))
    .toSorted((a, b) => b.count - a.count);
  return texts.map(text => longWords.get(text) ?? shortWords.get(text) ?? best?.list.get(text) ?? null);
}

/** 'M T W T F S S', from Monday on. */
function singleLetters(texts: readonly string[]): (Weekday | null)[] | null {
  const letters = texts.filter(text => text.length === 1).join('');
  if (letters !== 'mtwtfss' && letters !== 'mtwtf') return null;
  let at = 0;
  return texts.map(text => (text.length === 1 ? (inOrder[at++] ?? null) : null));
}

const listSign = /^(?: ?, ?(?:and |& ?)?| ?[/&+] ?| (?:and|und|et|y|e|och|og) )/u;
const rangeSign = /^(?: ?[-–—] ?| to | through | thru | bis )/u;
const listWord = /^[\p{L}]+(?:-feira)?\.?/u;

/** 'MWF' and its like, which gyms write for days of a week. */
const letterRuns: Readonly<Record<string, readonly number[]>> = {
  mwf: [0, 2, 4],
  'm/w/f': [0, 2, 4],
  mw: [0, 2],
  'm/w': [0, 2],
  mth: [0, 3],
  'm/th': [0, 3],
  tth: [1, 3],
  't/th': [1, 3],
  tuth: [1, 3],
  'tu/th': [1, 3],
  mtthf: [0, 1, 3, 4],
  'm/t/th/f': [0, 1, 3, 4],
  mtuthf: [0, 1, 3, 4],
};

/** From Monday on round the week: 'fri-mon' goes over its end. */
function weekdaysBetween(first: Weekday, last: Weekday): Weekday[] {
  const [from, to] = [inOrder.indexOf(first), inOrder.indexOf(last)];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => inOrder[(from + at) % 7] ?? first);
}

/** The weekdays that a folded heading lists, at least two: 'mon/wed/fri', 'tuesdays & thursdays', 'mwf', 'mon-fri'. */
export function weekdayListAt(text: string): { weekdays: Weekday[]; length: number } | null {
  const run = /^[a-z/]{2,8}(?=$| ?[:(–-])/.exec(text)?.[0] ?? '';
  const letters = letterRuns[run];
  if (letters) return { weekdays: letters.map(at => inOrder[at] ?? 'monday'), length: run.length };
  const found: Weekday[] = [];
  let length = 0;
  let isRange = false;
  for (let at = 0; found.length < 7; ) {
    const word = listWord.exec(text.slice(at, at + 20))?.[0] ?? '';
    const weekday = word === '' ? null : (weekdayOfWord(word) ?? weekdayOfWord(word.replace(/s$/, '')));
    if (weekday === null) break;
    const [first] = found;
    if (isRange && first) found.splice(0, 1, ...weekdaysBetween(first, weekday));
    else if (!found.includes(weekday)) found.push(weekday);
    length = at + word.length;
    if (isRange) break;
    const behind = text.slice(length, length + 10);
    isRange = found.length === 1 && rangeSign.test(behind);
    const sign = (isRange ? rangeSign : listSign).exec(behind)?.[0];
    if (sign === undefined) break;
    at = length + sign.length;
  }
  return found.length > 1 ? { weekdays: found, length } : null;
}

/** The weekdays that words list, and nothing else: 'Monday, Thursday', 'Mon/Thu'. */
export function weekdaysIn(words: string): Weekday[] | null {
  const days = words
    .split(/,|\/|&|\+|\band\b/)
    .map(word => weekdayOfWord(word.trim()) ?? weekdayOfWord(word.trim().replace(/s$/, '')));
  const known = days.filter(day => day !== null);
  return known.length > 0 && known.length === days.length ? known : null;
}

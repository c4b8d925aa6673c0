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

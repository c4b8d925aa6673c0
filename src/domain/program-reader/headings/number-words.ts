import { foldedWords } from '#domain/program-reader/fold.ts';

const lists: readonly string[] = [
  'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve',
  'eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf',
  'un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze',
  'uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce',
  'i,ii,iii,iv,v,vi,vii,viii,ix,x,xi,xii',
];

const values = new Map(
  lists.toReversed().flatMap(list => foldedWords(list).map((word, at): [string, number] => [word, at + 1])),
);

/** A number in digits, or as the word of it that a heading has: 'Week One'. */
export function numberOfWord(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return values.get(word) ?? null;
}

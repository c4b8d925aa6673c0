const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const numberWord = /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;

/**
 * A program's name with the numbers that are words in it as digits, as `compareNames` orders it: 'Block Five' stands
 * before 'Block Eight', and beside 'Block 5'.
 */
export const numberedName = (name: string): string =>
  name.replace(numberWord, word => String(numbers.indexOf(word.toLowerCase()) + 1));

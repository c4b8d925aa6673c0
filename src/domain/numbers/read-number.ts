/**
 * The meaning of a dot before exactly three digits: '1.000' is one with three decimals, or a thousand as in '1.000 m'.
 */
export type ThreeDigits = 'decimals' | 'thousands';

/** A number as people write it, with its sign: never a run of other text. At most 30 characters are looked at. */
const written =
  /^[+\-−]?(?:\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d+)?|\d[\d.,]*|[.,]\d+|\d*[¼½¾⅓⅔⅛⅜⅝⅞])$/;
const longestNumber = 30;

/**
 * The number that a whole text is: '72.5', '72,5', '1,000', '1.234,5', '1 000', '.5', '2½', '−20'. A comma before exactly three
 * digits groups thousands ('1,000'), save behind a zero ('0,125'); any other comma is decimal ('72,5', '1,25'). A dot is decimal,
 * but where both stand, or it groups twice, the last of the other kind is. Null where the text is anything else: '5,5,5', '8-12',
 * '20 kg', 'level 8'.
 */
export function readNumber(
  text: string | null | undefined,
  threeDigits: ThreeDigits = 'decimals',
): number | null {
  const typed = (text ?? '').trim();
  if (typed === '' || typed.length > longestNumber || !written.test(typed)) return null;
  const isNegative = /^[-−]/.test(typed);
  const bare = typed.replace(/^[+\-−]/, '').replace(/[ \u00A0\u202F'’]/g, '');
  const value = withFraction(bare) ?? plainValue(bare, threeDigits);
  if (value === null || !Number.isFinite(value)) return null;
  return isNegative && value !== 0 ? -value : value;
}

const fractions: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

function withFraction(bare: string): number | null {
  const fraction = fractions[bare.slice(-1)];
  return fraction === undefined ? null : Number(bare.slice(0, -1)) + fraction;
}

function plainValue(bare: string, threeDigits: ThreeDigits): number | null {
  const decimal = decimalSignOf(bare, threeDigits);
  const [whole = '', decimals = '', ...more] = decimal === null ? [bare] : bare.split(decimal);
  if (more.length > 0 || /[.,]/.test(decimals)) return null;
  const isGrouped = /[.,]/.test(whole);
  if (isGrouped && !/^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(whole)) return null;
  if (whole === '' && decimals === '') return null;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}

/** The sign before the decimals; null where all of it is whole. */
function decimalSignOf(bare: string, threeDigits: ThreeDigits): '.' | ',' | null {
  const [dot, comma] = [bare.lastIndexOf('.'), bare.lastIndexOf(',')];
  if (dot === -1 && comma === -1) return null;
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ',';
  const sign = dot === -1 ? ',' : '.';
  const [whole = '', after = ''] = bare.split(sign);
  const isOnce = bare.indexOf(sign) === bare.lastIndexOf(sign);
  const groups = after.length === 3 && whole.length <= 3 && !/^0*$/.test(whole);
  if (isOnce && groups) return sign === ',' || threeDigits === 'thousands' ? null : sign;
  return isOnce ? sign : null;
}

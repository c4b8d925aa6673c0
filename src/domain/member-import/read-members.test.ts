import { describe, expect, it } from 'vitest';
import { fieldOf } from './columns.ts';
import { dateOfCell, orderOfDates } from './date-cells.ts';
import { readMembers } from './read-members.ts';

const readEmail = (text: string) => (/^\S+@\S+\.\S+$/.test(text.trim()) ? text.trim().toLowerCase() : null);
const read = (text: string, options = {}) => readMembers(text, { readEmail, ...options });
const fates = (text: string, options = {}) =>
  read(text, options).lines.map(one => [one.line, one.fate, 'why' in one ? one.why : one.name]);
const taken = (text: string, options = {}) =>
  read(text, options).lines.flatMap(one => (one.fate === 'taken' ? [one.member] : []));

describe('what a heading names', () => {
  it.each<[string, ReturnType<typeof fieldOf>]>([
    ['E-Mail', 'email'],
    ['Client Email Address', 'email'],
    ['Vorname', 'first-name'],
    ['Prénom', 'first-name'],
    ['APELLIDOS', 'last-name'],
    ['Full name', 'name'],
    ['Group 2', 'groups'],
    ['Gruppen', 'groups'],
    ['Paid until', 'paid-until'],
    ['paid_until', 'paid-until'],
    ['Gültig bis', 'paid-until'],
    ['Start program', 'program'],
    ['Trainingsplan', 'program'],
    ['Start date', 'start-date'],
    ['Phone', null],
    ['', null],
  ])('%j: %s', (heading, field) => expect(fieldOf(heading)).toBe(field));
});

describe('a date of a cell', () => {
  it.each<[string, string | null, string | null]>([
    ['2026-12-31', '2026-12-31', '2026-12-31'],
    ['2026/12/31', '2026-12-31', '2026-12-31'],
    ['31.12.2026', '2026-12-31', '2026-12-31'],
    ['3.4.26', '2026-04-03', '2026-04-03'],
    ['3/4/2026', '2026-04-03', '2026-03-04'],
    ['03-04-2026', '2026-04-03', '2026-03-04'],
    ['12/31/2026', '2026-12-31', '2026-12-31'],
    ['31/12/26', '2026-12-31', '2026-12-31'],
    ['2026-12-31 09:13:00', '2026-12-31', '2026-12-31'],
    ['Dec 31, 2026', '2026-12-31', '2026-12-31'],
    ['31 Dez 2026', '2026-12-31', '2026-12-31'],
    ['46387', '2026-12-31', '2026-12-31'],
    ['Dec 31', null, null],
    ['31/31/2026', null, null],
    ['2026-02-30', null, null],
    ['soon', null, null],
    ['', null, null],
  ])('%j', (cell, dayFirst, monthFirst) => {
    expect([dateOfCell(cell, 'day-first'), dateOfCell(cell, 'month-first')]).toEqual([dayFirst, monthFirst]);
  });

  it.each([
    [['3/4/2026', '31/12/2026'], 'day-first'],
    [['3/4/2026', '12/31/2026'], 'month-first'],
    [['3/4/2026'], null],
    [['3/4/2026', '31/12/2026', '12/31/2026'], null],
    [['4/4/2026', '2026-12-31', '3.4.2026'], 'either'],
    [[], 'either'],
  ])('the order of %j is %s', (cells, order) => expect(orderOfDates(cells)).toBe(order));
});

describe('a list of members', () => {
  const anna = {
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Lopez',
    groups: ['Early', 'Barbell'],
    paidUntil: '2026-12-31',
    program: 'Ascension',
    startDate: '2026-11-30',
  };

  it.each([
    [
      'commas and quotes',
      'Name,E-mail,Groups,Paid until,Program,Start date\nAnna Lopez,Anna@Example.com,"Early, Barbell",2026-12-31,Ascension,2026-11-30',
    ],
    [
      'semicolons, a mark and CRLF',
      '\uFEFFVorname;Nachname;E-Mail;Gruppen;Bezahlt bis;Trainingsplan;Startdatum\r\nAnna;Lopez;anna@example.com;Early, Barbell;31.12.2026;Ascension;30.11.2026\r\n',
    ],
    [
      'tabs, columns of their own, and what is not asked for',
      'Last\tFirst\tPhone\tMail\tGroup 1\tGroup 2\tExpires\tPlan\tStart\nLopez\tAnna\t0123\tanna@example.com\tEarly\tBarbell\t12/31/2026\tAscension\t11/30/2026',
    ],
    [
      'the family name first, and the address in brackets',
      'Client,Email,Tags,Paid until,Program,Start date\n"Lopez, Anna",Anna Lopez <anna@example.com>,Early|Barbell|early,46387,Ascension,"Nov 30, 2026"',
    ],
  ])('with %s', (_what, text) => expect(taken(text)).toEqual([anna]));

  it('without a heading: the address, and the name beside it', () => {
    const bare = { groups: [], paidUntil: null, program: null, startDate: null };
    expect(taken('anna@example.com,Anna Lopez\nbo@example.com,Bo')).toEqual([
      { ...bare, email: 'anna@example.com', firstName: 'Anna', lastName: 'Lopez' },
      { ...bare, email: 'bo@example.com', firstName: 'Bo', lastName: '' },
    ]);
    expect(taken('Anna,Maria Lopez,anna@example.com')).toMatchObject([
      { firstName: 'Anna', lastName: 'Maria Lopez' },
    ]);
  });

  it('each line has its fate, and says on which it stands', () => {
    const text = [
      'Name,Email,Groups,Paid until',
      'Anna Lopez,anna@example.com,,',
      'Anna Again,ANNA@example.com,,',
      'Bo,,,',
      'Cy,cy at example.com,,',
      ',di@example.com,,',
      'Ed,ed@example.com,,someday',
      '"Fay\nFox",fay@example.com,,-',
      `Gus,gus@example.com,${'x'.repeat(61)},`,
    ].join('\n');
    expect(fates(text)).toEqual([
      [2, 'taken', 'Anna Lopez'],
      [3, 'dropped', 'The same address as on line 2'],
      [4, 'refused', 'There is no e-mail address'],
      [5, 'refused', '“cy at example.com” is no e-mail address'],
      [6, 'refused', 'There is no name'],
      [7, 'refused', '“someday” is no date'],
      [8, 'taken', 'Fay Fox'],
      [10, 'refused', 'The name of a group has at most 60 characters'],
    ]);
  });

  it('dates that can be read in two ways are asked about, once a column, and read as answered', () => {
    const text =
      'Name,Email,Paid until,Start date\nAnna,anna@example.com,3/4/2027,1/2/2027\nBo,bo@example.com,5/6/2027,13/2/2027';
    expect(read(text).questions).toEqual([
      {
        field: 'paid-until',
        heading: 'Paid until',
        examples: ['3/4/2027', '5/6/2027'],
        proposed: 'day-first',
      },
    ]);
    expect(taken(text)[0]).toMatchObject({ paidUntil: '2027-04-03', startDate: '2027-02-01' });
    expect(taken(text, { dateOrders: { 'paid-until': 'month-first' } })[0]).toMatchObject({
      paidUntil: '2027-03-04',
      startDate: '2027-02-01',
    });
  });

  it('columns are what the coach says they are', () => {
    const text = 'Who,Contact,Until,Email\nAnna,anna@example.com,2026-12-31,no';
    const mapping = { Who: 'name', Contact: 'email', Until: 'paid-until' } as const;
    expect(read(text, { mapping }).columns.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'paid-until',
      null,
    ]);
    expect(taken(text, { mapping })).toMatchObject([{ email: 'anna@example.com', paidUntil: '2026-12-31' }]);
  });

  it.each([
    ['', 'There is nothing to read'],
    ['Name,Phone\nAnna,1', 'No column holds e-mail addresses: say which one does'],
    ['Name,Email\n', 'There is nobody below the heading'],
    ['Name,Email\n"Anna,anna@example.com', 'The quote that begins on line 2 is never closed'],
  ])('%j: %s', (text, refused) => expect(read(text).refused).toBe(refused));
});

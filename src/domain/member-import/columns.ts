import { foldText } from '#domain/names/fold-text.ts';

/** The fields of a member that a column of a list may hold. */
export const memberFields = [
  'email',
  'name',
  'first-name',
  'last-name',
  'groups',
  'paid-until',
  'program',
  'start-date',
] as const;

export type MemberField = (typeof memberFields)[number];

/** A column of the list: its heading ('Column 3' where there is none), and the field it holds; null for none. */
export type MemberColumn = { heading: string; field: MemberField | null };

/** Headings of exports and of coaches' own lists: English first, then de, fr, es, it, pt, nl, sv, da. */
const headings: Record<MemberField, string> = {
  email:
    'email,e mail,mail,email address,e mail address,client email,member email,primary email,e mail adresse,courriel,adresse email,adresse e mail,correo,correo electronico,posta elettronica,indirizzo email,endereco de email,e mailadres,e post,epost',
  name: 'name,full name,client,client name,member,member name,athlete,athlete name,customer,person,vor und nachname,kunde,mitglied,nom complet,nom et prenom,cliente,nombre completo,nome completo,volledige naam,naam,namn,navn',
  'first-name':
    'first name,firstname,first,given name,forename,vorname,prenom,nombre,primer nombre,nome,primeiro nome,voornaam,fornamn,fornavn',
  'last-name':
    'last name,lastname,last,surname,family name,nachname,familienname,nom,nom de famille,apellido,apellidos,cognome,sobrenome,apelido,achternaam,efternamn,efternavn',
  groups:
    'group,groups,tag,tags,team,teams,label,labels,segment,segments,squad,gruppe,gruppen,groupe,groupes,grupo,grupos,gruppo,gruppi,groep,groepen,grupp,grupper',
  'paid-until':
    'paid until,paid till,paid to,paid through,paid thru,expires,expires on,expiry,expiry date,expiration,expiration date,expires at,membership end,membership ends,membership until,end of membership,valid until,ends,ends on,end date,renewal,renewal date,renews,renews on,bezahlt bis,gultig bis,ablaufdatum,paye jusquau,valable jusquau,date dexpiration,pagado hasta,valido hasta,vencimiento,pagato fino al,scadenza,pago ate,validade,betaald tot,geldig tot,verloopt op,betald till,betalt til',
  program:
    'program,programs,programme,training program,training programme,start program,starting program,plan,training plan,workout plan,workout,programm,trainingsprogramm,trainingsplan,programa,programa de entrenamiento,plan de entrenamiento,programma,programma di allenamento,trainingsprogramma,traningsprogram',
  'start-date':
    'start,starts,starts on,start date,program start,program start date,startdatum,beginn,date de debut,debut,fecha de inicio,inicio,data di inizio,inizio,data de inicio,begindatum,begint op,startdato',
};

const fieldOfHeading: ReadonlyMap<string, MemberField> = /* @__PURE__ */ new Map(
  memberFields.flatMap(field =>
    headings[field].split(',').map((word): [string, MemberField] => [word, field]),
  ),
);

const bare = (heading: string) =>
  foldText(heading)
    .replace(/[_./#:*()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The field that a heading names; null for none. 'Group 2' is one of groups. */
export const fieldOf = (heading: string): MemberField | null =>
  fieldOfHeading.get(bare(heading)) ??
  fieldOfHeading.get(
    bare(heading)
      .replace(/(?<!\d)\d+$/, '')
      .trim(),
  ) ??
  (/\be ?mail\b/.test(bare(heading)) ? 'email' : null);

type Mapping = Readonly<Record<string, MemberField | null>>;

/**
 * The columns of a list, by the first of its rows. A field other than groups is taken from the first column that names it.
 * `mapping` says otherwise, by heading.
 */
export function columnsOf(first: readonly string[], hasHead: boolean, mapping: Mapping): MemberColumn[] {
  const guessed = hasHead ? first.map(fieldOf) : fieldsByContent(first);
  const taken = new Set<MemberField>();
  const columns = first.map((cell, at): MemberColumn => {
    const heading = hasHead && cell !== '' ? cell : `Column ${at + 1}`;
    const isMapped = Object.hasOwn(mapping, heading);
    return { heading, field: isMapped ? (mapping[heading] ?? null) : (guessed[at] ?? null) };
  });
  const mapped = new Set(
    columns.flatMap(({ heading, field }) => (heading in mapping && field ? [field] : [])),
  );
  return columns.map(({ heading, field }) => {
    if (field === null || field === 'groups') return { heading, field };
    const isOther = mapped.has(field) && !Object.hasOwn(mapping, heading);
    if (isOther || taken.has(field)) return { heading, field: null };
    taken.add(field);
    return { heading, field };
  });
}

/** A list without a heading: the address shows by itself, what stands before it, or after it, is the name. */
function fieldsByContent(cells: readonly string[]): (MemberField | null)[] {
  const at = cells.findIndex(cell => cell.includes('@'));
  const names = at === 0 ? [1] : at > 1 ? [0, 1] : [0];
  return cells.map((_, column) => {
    if (column === at) return 'email';
    if (!names.includes(column)) return null;
    return names.length === 1 ? 'name' : column === 0 ? 'first-name' : 'last-name';
  });
}

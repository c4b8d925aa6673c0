/** Three members, and what each of them typed: with decimal commas, in their own units. */
export type Who = 'kg' | 'lb' | 'mixed';

export const whoMeasures = {
  kg: {
    units: { weight: 'kg', distance: 'km', length: 'cm' },
    squat: '61,25',
    run: '7,5',
    body: { heightCm: '170,5', weightKg: '62,5', age: 30 },
  },
  lb: {
    units: { weight: 'lb', distance: 'mi', length: 'in' },
    squat: '137,5',
    run: '4,66',
    body: { heightCm: '170,5', weightKg: '62,5', age: 30 },
  },
  mixed: {
    units: { weight: 'kg', distance: 'mi', length: 'cm' },
    squat: '62,5',
    run: '4,66',
    body: { heightCm: '170,5', weightKg: '62,5', age: 30 },
  },
} as const;

const target = (weight: string) => ({ kind: 'work', reps: '5', weight });

/** The prescriptions by a coach who measures in kg. */
export const prescribed = [
  { name: 'Back Squat', sets: '2', reps: '5', weight: '62,5', weightUnit: 'kg' },
  { name: 'Bench Press', weightUnit: 'kg', setTargets: [target('40'), target('51,25')] },
  { name: 'Barbell Row', sets: '2', reps: '8', weight: 'level 8', weightUnit: 'kg' },
  { name: 'Easy Run', distance: '7,5 km', time: '45,5 min' },
];

const member = (section: string) => `/member?section=${section}`;
const admin = (section: string) => `/admin?section=${section}`;

/** Every screen that shows a measure, by its address, and what has to stand there word for word. */
type Expected = Record<string, readonly string[]>;

const asked = ['2 × 8 · level 8', '45,5 min'];

export const memberSees: Record<Who, Expected> = {
  kg: {
    [member('dashboard')]: [
      ...asked,
      '2 × 5 · 62,5 kg',
      '5 @ 40 kg, 5 @ 51,25 kg',
      '7,5 km · 45,5 min',
      '7.5 km · 45:00',
      '2 × 5 · 61.25 kg Est. 1RM 71.5 kg',
    ],
    [member('calendar')]: [
      ...asked,
      '2 × 5 · 62,5 kg',
      '61.25 kg × 5, 5',
      'Estimated 1RM 71.5 kg',
      '7,5 km · 45:00',
      'week 1: 71.5 kg',
    ],
    [member('records')]: ['61.25 kg Heaviest', '71.5 kg Best estimated 1RM', '7.5 km Farthest', '6:00 /km'],
    [`${member('records')}&view=exercise&id=SQUAT`]: [
      'Most reps at 61.25 kg',
      '61.25 kg × 5, 5',
      '612 kg volume',
    ],
    [member('nutrition')]: ['170.5', '62.5'],
  },
  lb: {
    [member('dashboard')]: [
      ...asked,
      '2 × 5 · 62,5 kg (137.8 lb)',
      '5 @ 40 kg (88.2 lb), 5 @ 51,25 kg (113 lb)',
      '7,5 km (4.66 mi) · 45,5 min',
      '4.66 mi · 45:00',
      '2 × 5 · 137.5 lb Est. 1RM 160 lb',
    ],
    [member('calendar')]: [
      ...asked,
      '62,5 kg (137.8 lb)',
      '137.5 lb × 5, 5',
      '4,66 mi · 45:00',
      'week 1: 160 lb',
    ],
    [member('records')]: ['137.5 lb Heaviest', '160 lb Best estimated 1RM', '4.66 mi Farthest', '9:39 /mi'],
    [`${member('records')}&view=exercise&id=SQUAT`]: [
      'Most reps at 137.5 lb',
      '137.5 lb × 5, 5',
      '1,375 lb volume',
    ],
    [member('nutrition')]: ['5 ft 7.13 in', '137.789'],
  },
  mixed: {
    [member('dashboard')]: [
      ...asked,
      '5 @ 40 kg, 5 @ 51,25 kg',
      '7,5 km (4.66 mi) · 45,5 min',
      '4.66 mi · 45:00',
      '2 × 5 · 62.5 kg Est. 1RM 72.9 kg',
    ],
    [member('calendar')]: [...asked, '62.5 kg × 5, 5', '4,66 mi · 45:00', 'week 1: 72.9 kg'],
    [member('records')]: ['62.5 kg Heaviest', '72.9 kg Best estimated 1RM', '4.66 mi Farthest', '9:39 /mi'],
    [`${member('records')}&view=exercise&id=SQUAT`]: [
      'Most reps at 62.5 kg',
      '62.5 kg × 5, 5',
      '625 kg volume',
    ],
    [member('nutrition')]: ['170.5', '62.5'],
  },
};

/** The coach measures in kg and km; the member that is looked at in lb and miles. */
export const coachSees: Expected = {
  [`${admin('programs')}&view=edit&id=PROGRAM`]: [
    ...asked,
    '2 × 5 · 62,5 kg',
    '5 @ 40 kg, 5 @ 51,25 kg',
    '7,5 km',
  ],
  [`${admin('programs')}&view=write&id=PROGRAM`]: ['62,5kg', 'level 8', '7,5km', '45,5min'],
  [`${admin('programs')}&view=print&id=PROGRAM`]: [
    ...asked,
    '2 × 5 · 62,5 kg',
    '5 @ 40 kg, 5 @ 51,25 kg',
    '7,5 km',
  ],
  [admin('coach-dashboard')]: ['71.5 kg', '72.8 kg', '72.9 kg'],
  [`${admin('members')}&view=member&id=MEMBER`]: [
    '62.4 kg Heaviest',
    '72.8 kg Best estimated 1RM',
    '7.5 km Farthest',
    '170.5 cm',
    '62.5 kg',
  ],
};

export const fileTexts = {
  csv: [
    'Back Squat,Strength,2,5,"62,5",kg',
    '""weight"":""51,25""',
    'Barbell Row,Strength,2,8,level 8,kg',
    '"45,5 min","7,5 km"',
  ],
  json: [
    '"weight": "62,5"',
    '"weight": "51,25"',
    '"weight": "level 8"',
    '"weightUnit": "kg"',
    '"distance": "7,5 km"',
  ],
} as const;

/** In lb and miles as they are stored, and as they were typed. */
export const ownFileTexts: Record<Who, readonly string[]> = {
  kg: ['135.03313558525', '61.25 kg', '4.660283941780005', '"7,5 km"'],
  lb: ['137.5 lb', ',4.66,', '"4,66 mi"'],
  mixed: ['137.7889138625', '62.5 kg', ',4.66,', '"4,66 mi"'],
};

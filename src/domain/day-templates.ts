/** The kinds of templates: a whole day, with its name and notes, or a few exercises that go into one. */
export const templateKinds = ['day', 'circuit'] as const;

export type TemplateKind = (typeof templateKinds)[number];

/** The most templates of all coaches together, and the longest name of one. */
export const maxTemplates = 500;
export const maxTemplateNameLength = 100;

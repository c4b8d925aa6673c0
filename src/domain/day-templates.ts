/** What a template keeps: a whole day, with its name and notes, or a few exercises that go into one. */
export const templateKinds = ['day', 'circuit'] as const;

export type TemplateKind = (typeof templateKinds)[number];

/** How many templates all coaches keep together, and how long the name of one is at most. */
export const mostTemplates = 500;
export const mostOfTemplateName = 100;

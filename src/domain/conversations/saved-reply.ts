export const maxSavedReplies = 200;

const firstNamePlaceholder = '{firstName}';

/**
 * A saved reply as it is written to a member. Who has no first name is greeted without one: "Hi {firstName}, well done"
 * becomes "Hi, well done".
 */
export function filledIn(text: string, firstName: string | null): string {
  const name = firstName?.trim() ?? '';
  if (name !== '') return text.replaceAll(firstNamePlaceholder, () => name);
  return text.replaceAll(/^\{firstName\}[,!]? ?| ?\{firstName\}/g, '').trim();
}

/** The name of a saved reply in a list: its title, or its beginning. */
export const nameOfReply = ({ title, text }: { title: string; text: string }): string =>
  title || (text.split('\n', 1)[0] ?? '');

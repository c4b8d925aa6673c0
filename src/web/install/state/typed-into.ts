export type Field = Element & { value?: string };

/** What has been typed into since the app started: from its start on, as a new version may be taken in another tab at any time. */
export const typedInto = new Set<Field>();

export const noteTyping = (): void =>
  document.addEventListener(
    'input',
    event => {
      if (event.target instanceof Element) typedInto.add(event.target);
    },
    { capture: true, passive: true },
  );

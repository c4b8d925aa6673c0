/**
 * Keys for the sends of one opening of the form: the same for the same content, so that a retry after a lost answer
 * does nothing twice; another once the content has changed, because a key stands for one request.
 */
export function requestKeys(): (content: unknown) => string {
  let last = { text: '', key: '' };
  return content => {
    const text = JSON.stringify(content);
    if (last.text !== text) last = { text, key: newRequestKey() };
    return last.key;
  };
}

/** A random uuid, made by hand: `crypto.randomUUID` is missing where the page came over plain http. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

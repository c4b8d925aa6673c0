/** The number that a telephone dials; null where the text holds none. */
export function dialled(phone: string): string | null {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : null;
}

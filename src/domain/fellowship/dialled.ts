/** What a telephone dials; null where there is no number in it. */
export function dialled(phone: string): string | null {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : null;
}

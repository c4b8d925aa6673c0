/** A data URL as a file, by hand: what our pages may fetch are no data URLs. */
export function fileOf(dataUrl: string): Blob {
  const [head = '', text = ''] = dataUrl.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))], { type });
}

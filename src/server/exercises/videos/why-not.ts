/** The reason an answer of this status shows no video, for the coach. */
export function refusalFor(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return 'It is private, or not for everyone.';
    case 404:
    case 410:
      return 'There is nothing at this address any more.';
    case 429:
      return 'The site asks us to come back later.';
    default:
      return status >= 500 ? `The site has trouble (${status}).` : `The site answers with ${status}.`;
  }
}

const sentences: Readonly<Record<string, string>> = {
  ENOTWEB: 'It does not lead to a web address.',
  ENOTOPEN: 'It leads into a private network, which is not checked.',
  EREDIRECTS: 'It redirects endlessly.',
  ENOTFOUND: 'There is no such site.',
  EAI_AGAIN: 'The name of the site could not be looked up.',
};

const ofCertificates = /^(?:CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** The reason nothing answered at all. */
export function whyNot(error: unknown, timeoutMs: number): string {
  const { code = '', name = '' } = error as Partial<NodeJS.ErrnoException>;
  if (code === 'ABORT_ERR' || name === 'TimeoutError') return `No answer within ${timeoutMs / 1000} seconds.`;
  if (ofCertificates.test(code)) return 'The certificate of the site is not valid.';
  return sentences[code] ?? 'The site could not be reached.';
}

import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';
import { spanWords } from '#server/doctor/findings/words.ts';
import type { Asked, Certificate } from './ask-site.ts';

const day = 24 * 60 * 60_000;
/** What renews certificates does so when a third of their life is left. At a sixth it has failed for long. */
const lateShare = 1 / 6;
const lateDays = 21;

export function checkCertificate(publicUrl: string | undefined, input: Asked | null, now: Date): Finding {
  if (publicUrl?.startsWith('http:'))
    return skipped('Not needed: PUBLIC_URL is an address of this machine alone.');
  if (publicUrl === undefined || input === null) return skipped('Not needed: PUBLIC_URL is not set.');
  if (input.is === 'nothing' && tlsCodes.test(input.code)) {
    return fault(
      `${new URL(publicUrl).host} answers, but not by https (${input.message.trim()}).`,
      'Let the proxy in front take https at this port, with a certificate (docs/install.md).',
    );
  }
  if (input.is === 'nothing' || input.certificate === null)
    return skipped('The site could not be reached to look at it.');
  return judgeCertificate(input.certificate, new URL(publicUrl).hostname, now);
}

const tlsCodes = /^(EPROTO|ERR_SSL|ERR_TLS)/;

export function judgeCertificate(certificate: Certificate, host: string, now: Date): Finding {
  const { validFrom, validTo, names, distrust } = certificate;
  const left = validTo.getTime() - now.getTime();
  const renew =
    'Renew it: see why the proxy in front has not (its log says so), and whether port 80 is open for it.';
  if (left <= 0) return fault(`It ran out ${spanWords(-left)} ago: browsers warn of the site.`, renew);
  if (validFrom.getTime() > now.getTime()) {
    return fault(
      `It is valid only in ${spanWords(validFrom.getTime() - now.getTime())}.`,
      "Set this machine's clock right; if it is, get another certificate.",
    );
  }
  if (distrust === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return fault(`It is for ${names.join(', ')}, and not for ${host}.`, `Get one for ${host}.`);
  }
  if (distrust !== null) {
    return fault(
      `Browsers do not trust it (${distrust}).`,
      distrust === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'
        ? 'Let the proxy send the whole chain: the certificate, and the one it was signed with (fullchain).'
        : 'Use one of an authority that browsers know; Caddy gets one by itself.',
    );
  }
  const late = Math.min(lateDays * day, (validTo.getTime() - validFrom.getTime()) * lateShare);
  if (left < late) return warning(`It runs out in ${spanWords(left)} and was not renewed.`, renew);
  return ok(`It is for ${host}, and valid for ${spanWords(left)} more.`);
}

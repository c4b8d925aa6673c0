import { isIPv4 } from 'node:net';

/** A bucket of a file store that speaks S3, and the beginning of the names in it that are ours. */
export type BucketAddress = {
  /** Of the store, like `https://s3.example.com`. */
  origin: string;
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
};

type Complain = (sentence: string) => undefined;

const example = 'https://KEY:SECRET@s3.example.com/bucket/prefix?region=eu-1';

/** The address holds a secret, so no part of it is ever repeated in a complaint. */
export function filesUrl(value: string | undefined, complain: Complain): BucketAddress | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    return complain(`FILES_URL must be an address like ${example}, where a / in the secret is written %2F.`);
  if (url.protocol === 'http:' && !isNear(url.hostname))
    return complain('FILES_URL must start with https://: over http, files can be read on the way.');
  const [keyId, secret] = [decoded(url.username), decoded(url.password)];
  if (!keyId || !secret)
    return complain(
      `FILES_URL must hold the key and the secret of the file store, like ${example}; a / in them is written %2F, a % is %25.`,
    );
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  if (!/^\w[\w.-]{1,61}\w$/.test(bucket))
    return complain(`FILES_URL must name a bucket after the host, like ${example}.`);
  if (!folders.every(folder => /^[\w.-]{1,100}$/.test(folder)))
    return complain(
      'FILES_URL can have letters, digits, dots, - and _ in the folders after the bucket alone.',
    );
  const region = url.searchParams.get('region') ?? regionOf(url.hostname);
  if (
    url.hash !== '' ||
    [...url.searchParams.keys()].some(name => name !== 'region') ||
    !/^[\w-]+$/.test(region)
  )
    return complain(`FILES_URL can say the region alone after the question mark, like ${example}.`);
  const prefix = folders.map(folder => `${folder}/`).join('');
  return { origin: url.origin, bucket, prefix, region, keyId, secret };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** This machine, or a network of one's own. */
function isNear(host: string): boolean {
  if (host.startsWith('[')) return /^\[(?:::1\]|f[cd]|fe80)/.test(host);
  if (isIPv4(host)) return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./.test(host);
  return !host.includes('.') || /\.(?:internal|local|lan|localhost)$/.test(host);
}

/** As the two that are used most have it in their names; the others take what is usual. */
function regionOf(host: string): string {
  if (host.endsWith('.r2.cloudflarestorage.com')) return 'auto';
  return /^s3[.-]([\w-]+)\.amazonaws\.com/.exec(host)?.[1] ?? 'us-east-1';
}

import { AwsV4Signer } from 'aws4fetch';
import type { BucketAddress } from '#server/settings/files-url.ts';

export type Signing = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Of the body, so that nobody changes it on the way and the store takes none but this. */
  sha256: string;
  /** As `20261127T120000Z`; now by default. */
  datetime?: string;
};

type Signer = Pick<BucketAddress, 'keyId' | 'secret' | 'region'>;

/** The headers that a request goes with. Keys derived from the secret are kept in `cache` for their day. */
export async function signedHeaders(
  { keyId, secret, region }: Signer,
  { method, url, headers, sha256, datetime }: Signing,
  cache: Map<string, ArrayBuffer>,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    cache,
    ...(datetime !== undefined && { datetime }),
  });
  const signed = await signer.sign();
  return Object.fromEntries(signed.headers);
}

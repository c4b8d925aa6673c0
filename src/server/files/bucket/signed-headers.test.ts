import { expect, it } from 'vitest';
import { signedHeaders } from './signed-headers.ts';

/** As the description has them: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const example = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const host = 'https://examplebucket.s3.amazonaws.com';

it.each([
  ['a list', '/?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  [
    'a question without a value',
    '/?lifecycle',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
])('%s is signed as the description signs it', async (_, input, signature) => {
  const headers = await signedHeaders(
    example,
    { method: 'GET', url: host + input, headers: {}, sha256: nothing, datetime: '20130524T000000Z' },
    new Map(),
  );
  expect(headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3\/aws4_request, ?SignedHeaders=host;x-amz-content-sha256;x-amz-date, ?Signature=/,
  );
  expect(headers.authorization).toContain(`Signature=${signature}`);
});

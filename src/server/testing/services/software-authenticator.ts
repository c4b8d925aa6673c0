import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Key = { privateKey: KeyObject; publicKey: Buffer };
type ChallengeInput = { challenge: string };

const [userPresent, userVerified, attestedData] = [0x01, 0x04, 0x40];

/**
 * A device that keeps one passkey, as WebAuthn has it (ES256, no attestation). What it says can be bent: another origin
 * than the site's, a counter that stands elsewhere.
 */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  readonly origin: string;
  private readonly key = newKey();

  constructor(origin = 'http://localhost') {
    this.origin = origin;
  }

  /** The answer to the options for the browser's `create`. */
  make({ challenge }: ChallengeInput, origin = this.origin) {
    const data = this.authenticatorData(userPresent | userVerified | attestedData);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(16);
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([data, Buffer.alloc(16), idLength, id, this.key.publicKey]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return this.credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'telepathy'],
    });
  }

  /** The answer to the options for the browser's `get`; the stored counter goes up with each. */
  prove({ challenge }: ChallengeInput, origin = this.origin) {
    const data = this.authenticatorData(userPresent | userVerified);
    const client = clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key.privateKey);
    return this.credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  /** As the server keeps it. */
  get publicKey(): Uint8Array {
    return this.key.publicKey;
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private credential<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** With the public half as COSE has it: kty EC2, alg ES256, crv P-256, x, y. */
function newKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  const coordinates = [x, y].map(value => cborBytes(Buffer.from(value, 'base64url')));
  const [ofX = Buffer.alloc(0), ofY = Buffer.alloc(0)] = coordinates;
  return { privateKey, publicKey: Buffer.concat([head, ofX, Buffer.from([0x22]), ofY]) };
}

/** CBOR of what is shorter than 24 characters, and of fewer than 256 bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

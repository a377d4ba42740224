import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { PasskeyJson } from '@site/contract/office';

const PRESENT_AND_VERIFIED = 0b0000_0101;
const HAS_CREDENTIAL = 0b0100_0000;

/** A passkey of a device, as a browser has it: makes itself, and signs what it is asked (WebAuthn, ES256, no attestation). */
export class Passkey {
  private readonly id = randomBytes(32);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  private uses = 0;

  /** @param origin of the page that asks */
  constructor(
    private readonly origin = 'http://localhost:8080',
    private readonly host = 'localhost',
  ) {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The answer to the options of a registration. */
  register({ challenge }: PasskeyJson): PasskeyJson {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const authenticatorData = Buffer.concat([
      this.authenticatorData(PRESENT_AND_VERIFIED | HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      // CBOR of the public key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    // CBOR of {fmt: 'none', attStmt: {}, authData}.
    const attestation = Buffer.concat([
      Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58', 'latin1'),
      Buffer.from([authenticatorData.length]),
      authenticatorData,
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** The answer to the options of a login. */
  sign({ challenge }: PasskeyJson, { verified = true } = {}): PasskeyJson {
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.authenticatorData(verified ? PRESENT_AND_VERIFIED : 1);
    const signature = createSign('sha256')
      .update(authenticatorData)
      .update(createHash('sha256').update(clientData).digest())
      .sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: Record<string, string>): PasskeyJson {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(++this.uses, 1);
    return Buffer.concat([createHash('sha256').update(this.host).digest(), rest]);
  }
}

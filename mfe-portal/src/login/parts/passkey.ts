import type { PasskeyJson } from '@site/contract/office';

/** The browser has no passkeys, or its user stopped or has none here. */
export class NoPasskey extends Error {
  override name = 'NoPasskey';
}

/** Signs what the backend asks with a passkey of this device or one nearby. @throws NoPasskey */
export function signWithPasskey(options: PasskeyJson): Promise<PasskeyJson> {
  return answerOf(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
    }),
  );
}

/** Makes a passkey on this device. @throws NoPasskey */
export function makePasskey(options: PasskeyJson): Promise<PasskeyJson> {
  return answerOf(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
    }),
  );
}

/** A browser without passkeys lacks the functions; one whose user stops rejects. To the visitor both are the same. */
async function answerOf(ask: () => Promise<Credential | null>): Promise<PasskeyJson> {
  try {
    const credential = (await ask()) as PublicKeyCredential | null;
    if (credential) return { ...credential.toJSON() };
  } catch (cause) {
    throw new NoPasskey('No passkey was used.', { cause });
  }
  throw new NoPasskey('No passkey was used.');
}

import { STANDAARD_IDENTITEIT } from '@site/contract';

/** A site with an office. */
export const WITH_OFFICE = { ...STANDAARD_IDENTITEIT, kantoor: true };

export const KARIN = {
  id: '5b1d7c0e-3f0a-4f6e-9a55-0d4f7c1f2a61',
  naam: 'Karin de Vries',
  email: 'karin@zakenwiel.example',
  rol: 'medewerker' as 'medewerker' | 'beheerder',
};

/** The browser asks for a passkey, and its user answers, or stops with `null`. jsdom has no passkeys. */
export function withPasskeys(answer: () => object | null) {
  const asked: unknown[] = [];
  const ask = async ({ publicKey }: { publicKey?: unknown } = {}) => {
    asked.push(publicKey);
    const passkey = answer();
    return passkey && { toJSON: () => passkey };
  };
  Object.assign(globalThis, {
    PublicKeyCredential: {
      parseRequestOptionsFromJSON: (options: unknown) => options,
      parseCreationOptionsFromJSON: (options: unknown) => options,
    },
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: ask, create: ask } });
  return asked;
}

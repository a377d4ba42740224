import type { CustomerProfile } from '@site/contract';

/** A hint about an unusual number. It never blocks saving. */
export function profileHint(field: keyof CustomerProfile, value: string): string | undefined {
  const compact = value.replace(/[\s.\-()]/g, '');
  switch (field) {
    case 'kvkNummer':
      return compact && !/^\d{8}$/.test(compact)
        ? 'Een KvK nummer heeft 8 cijfers. Klopt dit nummer?'
        : '8 cijfers';
    case 'telefoon':
      return compact && !/^(?:\+|00)?\d{9,13}$/.test(compact)
        ? 'Dit lijkt geen volledig telefoonnummer. Klopt het?'
        : 'Nodig voor een aanvraag: wij bellen u hierover';
    default:
      return undefined;
  }
}

import { type CustomerProfile, isKvkNumber, isUnusualPhoneNumber } from '@site/contract';

/** A hint about an unusual number. It never blocks saving. */
export function profileHint(field: keyof CustomerProfile, value: string): string | undefined {
  switch (field) {
    case 'kvkNummer':
      return value.trim() && !isKvkNumber(value)
        ? 'Een KvK nummer heeft 8 cijfers. Klopt dit nummer?'
        : '8 cijfers';
    case 'bedrijfsnaam':
      return 'Zoals in het handelsregister';
    case 'telefoon':
      return isUnusualPhoneNumber(value)
        ? 'Dit lijkt geen volledig telefoonnummer. Klopt het?'
        : 'Nodig voor een aanvraag: wij bellen u hierover';
    default:
      return undefined;
  }
}

import {
  type ComplaintBody,
  type ComplaintStatusBody,
  KLACHT_CATEGORIEEN,
  KLACHT_TEKENS,
  KLACHTNUMMER,
  normaliseKlachtnummer,
  tooLongMelding,
} from '@site/contract';
import {
  EmailAddress,
  OptionalChoice,
  OptionalLine,
  OptionalText,
  RequiredLine,
  RequiredText,
  TextField,
} from '../http/fields.js';

function lengthRule(field: keyof typeof KLACHT_TEKENS) {
  const maxLength = KLACHT_TEKENS[field];
  return { maxLength, tooLong: tooLongMelding(maxLength) };
}

/** A complaint. Attachments are not supported, so `bijlagen` is ignored. */
export class ComplaintDto implements Omit<ComplaintBody, 'bijlagen'> {
  @RequiredLine('Kies over wie uw klacht gaat.', { example: 'garage' }) klachtType: string;
  @RequiredLine('Vul uw naam in.', { ...lengthRule('naam'), example: 'Jan van der Berg' }) naam: string;
  @EmailAddress() email: string;
  @RequiredLine('Vul uw telefoonnummer in.', { example: '0612345678' }) telefoon: string;
  @OptionalLine(lengthRule('bedrijf')) bedrijf = '';

  @RequiredLine('Vul het onderwerp van uw klacht in.', {
    ...lengthRule('klachtOnderwerp'),
    example: 'De auto was niet klaar',
  })
  klachtOnderwerp: string;

  @OptionalChoice(Object.keys(KLACHT_CATEGORIEEN), 'Kies een categorie uit de lijst.') klachtCategorie = '';
  @OptionalLine({ ...lengthRule('garagenaam'), example: 'Garage De Brug' }) garagenaam = '';
  @OptionalLine(lengthRule('partnernaam')) partnernaam = '';
  @RequiredText('Beschrijf wat er is gebeurd.', lengthRule('beschrijving')) beschrijving: string;
  @OptionalText(lengthRule('gewenstUitkomst')) gewenstUitkomst = '';
  @OptionalText(lengthRule('eerderContact')) eerderContact = '';
}

/** Who asks for the status of a complaint. */
export class ComplaintStatusDto implements ComplaintStatusBody {
  @TextField({
    read: (value) => (typeof value === 'string' ? normaliseKlachtnummer(value) : value),
    message: 'Vul uw klachtnummer in, bijvoorbeeld K2026-000123.',
    description:
      'The number of the complaint. Any case; spaces, the K, the dash and leading zeros may be left out.',
    pattern: KLACHTNUMMER,
    example: 'K2026-000123',
  })
  klachtnummer: string;

  @EmailAddress() email: string;
}

import { type ComplaintBody, KLACHT_CATEGORIEEN, KLACHT_TEKENS, tooLongMelding } from '@site/contract';
import {
  EmailAddress,
  OptionalChoice,
  OptionalLine,
  OptionalText,
  RequiredLine,
  RequiredText,
} from '../http/fields.js';

function lengthRule(field: keyof typeof KLACHT_TEKENS) {
  const maxLength = KLACHT_TEKENS[field];
  return { maxLength, tooLong: tooLongMelding(maxLength) };
}

/** A complaint. Attachments are not supported, so `bijlagen` is ignored. */
export class ComplaintDto implements Omit<ComplaintBody, 'bijlagen'> {
  @RequiredLine('Kies over wie uw klacht gaat.', { example: 'garage' })
  klachtType: string;

  @RequiredLine('Vul uw naam in.', { ...lengthRule('naam'), example: 'Jan van der Berg' })
  naam: string;

  @EmailAddress()
  email: string;

  @RequiredLine('Vul uw telefoonnummer in.', { example: '0612345678' })
  telefoon: string;

  @OptionalLine(lengthRule('bedrijf'))
  bedrijf = '';

  @RequiredLine('Vul het onderwerp van uw klacht in.', {
    ...lengthRule('klachtOnderwerp'),
    example: 'De auto was niet klaar',
  })
  klachtOnderwerp: string;

  @OptionalChoice(Object.keys(KLACHT_CATEGORIEEN), 'Kies een categorie uit de lijst.')
  klachtCategorie = '';

  @OptionalLine({ ...lengthRule('garagenaam'), example: 'Garage De Brug' })
  garagenaam = '';

  @OptionalLine(lengthRule('partnernaam'))
  partnernaam = '';

  @RequiredText('Beschrijf wat er is gebeurd.', lengthRule('beschrijving'))
  beschrijving: string;

  @OptionalText(lengthRule('gewenstUitkomst'))
  gewenstUitkomst = '';

  @OptionalText(lengthRule('eerderContact'))
  eerderContact = '';
}

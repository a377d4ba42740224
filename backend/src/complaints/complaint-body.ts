import { antwoordTeLang, type ComplaintBody, KLACHT_CATEGORIEEN, KLACHT_TEKENS } from '@site/contract';
import {
  EmailAddress,
  OneOfOrNothing,
  OptionalLine,
  OptionalText,
  RequiredLine,
  RequiredText,
} from '../http/fields.js';

/** How long this answer may be, and what is said when it is longer. */
function lengthOf(field: keyof typeof KLACHT_TEKENS) {
  const maxLength = KLACHT_TEKENS[field];
  return { maxLength, tooLong: antwoordTeLang(maxLength) };
}

/** A complaint. Files cannot be sent along, so `bijlagen` is not looked at. */
export class ComplaintDto implements Omit<ComplaintBody, 'bijlagen'> {
  @RequiredLine('Kies over wie uw klacht gaat.', { example: 'garage' })
  klachtType: string;

  @RequiredLine('Vul uw naam in.', { ...lengthOf('naam'), example: 'Jan van der Berg' })
  naam: string;

  @EmailAddress()
  email: string;

  @RequiredLine('Vul uw telefoonnummer in.', { example: '0612345678' })
  telefoon: string;

  @OptionalLine(lengthOf('bedrijf'))
  bedrijf = '';

  @RequiredLine('Vul het onderwerp van uw klacht in.', {
    ...lengthOf('klachtOnderwerp'),
    example: 'De auto was niet klaar',
  })
  klachtOnderwerp: string;

  @OneOfOrNothing(Object.keys(KLACHT_CATEGORIEEN), 'Kies een categorie uit de lijst.')
  klachtCategorie = '';

  @OptionalLine({ ...lengthOf('garagenaam'), example: 'Garage De Brug' })
  garagenaam = '';

  @OptionalLine(lengthOf('partnernaam'))
  partnernaam = '';

  @RequiredText('Beschrijf wat er is gebeurd.', lengthOf('beschrijving'))
  beschrijving: string;

  @OptionalText(lengthOf('gewenstUitkomst'))
  gewenstUitkomst = '';

  @OptionalText(lengthOf('eerderContact'))
  eerderContact = '';
}

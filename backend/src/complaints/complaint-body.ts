import { type ComplaintBody, KLACHT_CATEGORIEEN } from '@site/contract';
import {
  EmailAddress,
  OneOfOrNothing,
  OptionalLine,
  OptionalText,
  RequiredLine,
  RequiredText,
} from '../http/fields.js';

/** Characters of a long text: as much as a body of 256 KiB holds. */
const LONG = { maxLength: 256 * 1024 };

/** A complaint. Files cannot be sent along, so `bijlagen` is not looked at. */
export class ComplaintDto implements Omit<ComplaintBody, 'bijlagen'> {
  @RequiredLine('Kies over wie uw klacht gaat.', { example: 'garage' })
  klachtType: string;

  @RequiredLine('Vul uw naam in.', { example: 'Jan van der Berg' })
  naam: string;

  @EmailAddress()
  email: string;

  @RequiredLine('Vul uw telefoonnummer in.', { example: '0612345678' })
  telefoon: string;

  @OptionalLine()
  bedrijf = '';

  @RequiredLine('Vul het onderwerp van uw klacht in.', {
    maxLength: 1000,
    example: 'De auto was niet klaar',
  })
  klachtOnderwerp: string;

  @OneOfOrNothing(Object.keys(KLACHT_CATEGORIEEN), 'Kies een categorie uit de lijst.')
  klachtCategorie = '';

  @OptionalLine({ example: 'Garage De Brug' })
  garagenaam = '';

  @OptionalLine()
  partnernaam = '';

  @RequiredText('Beschrijf wat er is gebeurd.', LONG)
  beschrijving: string;

  @OptionalText(LONG)
  gewenstUitkomst = '';

  @OptionalText(LONG)
  eerderContact = '';
}

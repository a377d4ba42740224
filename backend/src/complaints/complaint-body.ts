import { type ComplaintBody, KLACHT_CATEGORIEEN } from '@site/contract';
import { IsIn } from 'class-validator';
import { EmailAddress, OptionalLine, OptionalText, RequiredLine, RequiredText } from '../http/fields.js';

const TEXT_LENGTH = 50_000;

/** A complaint. Files cannot be sent along, so `bijlagen` is not looked at. */
export class ComplaintDto implements Omit<ComplaintBody, 'bijlagen'> {
  @RequiredLine('Kies over wie uw klacht gaat.')
  klachtType: string;

  @RequiredLine('Vul uw naam in.')
  naam: string;

  @EmailAddress()
  email: string;

  @RequiredLine('Vul uw telefoonnummer in.')
  telefoon: string;

  @OptionalLine()
  bedrijf = '';

  @RequiredLine('Vul het onderwerp van uw klacht in.', 1000)
  klachtOnderwerp: string;

  @IsIn(['', ...Object.keys(KLACHT_CATEGORIEEN)], { message: 'Kies een categorie uit de lijst.' })
  @OptionalLine()
  klachtCategorie = '';

  @OptionalLine()
  garagenaam = '';

  @OptionalLine()
  partnernaam = '';

  @RequiredText('Beschrijf wat er is gebeurd.', TEXT_LENGTH)
  beschrijving: string;

  @OptionalText(TEXT_LENGTH)
  gewenstUitkomst = '';

  @OptionalText(TEXT_LENGTH)
  eerderContact = '';
}

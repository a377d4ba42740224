import type { EmailBody } from '@site/contract';
import type { KlantAdresBody } from '@site/contract/office';
import { EmailAddress } from '../../http/fields.js';

export class KlantAdresDto implements KlantAdresBody {
  @EmailAddress('Ververs de pagina om het e-mailadres van nu te zien.') van: string;
  @EmailAddress('Vul het nieuwe e-mailadres in.') naar: string;
}

export class KlantVerwijderenDto implements EmailBody {
  @EmailAddress('Typ het e-mailadres van de klant om te bevestigen dat u de gegevens wilt verwijderen.')
  email: string;
}

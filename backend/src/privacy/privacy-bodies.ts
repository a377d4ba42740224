import type { DeleteCustomerBody } from '@site/contract';
import { EmailAddress } from '../http/fields.js';

export class DeleteCustomerDto implements DeleteCustomerBody {
  @EmailAddress('Vul uw e-mailadres in om te bevestigen dat u uw account wilt verwijderen.')
  email: string;
}

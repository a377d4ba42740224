import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { decide } from '../../test/decide.js';
import { expectMail } from '../../test/expect-mail.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(new Date('2026-11-20T13:32:00Z'));
});
afterAll(() => backend.stop());

const erase = ({ browser, customer: { id, email } }: LoggedIn) =>
  browser.send('DELETE', CALLS.deleteCustomer.path.replace('{id}', id), { email }, {});

async function apply({ browser, customer }: LoggedIn): Promise<string> {
  await browser.post(CALLS.leaseApplication.path, anApplication());
  return backend.mailbox.takeCode(customer.email, 'ontvangen');
}

describe('erasureMail', () => {
  test('states what was deleted, what is kept until when and why', async () => {
    const to = 'weg@bedrijf.nl';
    const klant = await backend.customer(to);
    const pending = await apply(klant);
    const rejected = await apply(klant);
    await decide(backend, rejected, 'rejected');
    await backend.browser().post(CALLS.complaints.path, aComplaint({ email: to }));
    const message = { name: 'A', email: to, subject: 'B', message: 'C' };
    await backend.browser().post(CALLS.contact.path, message);
    await erase(klant);
    expectMail(await backend.mailbox.take(to, 'verwijderd'), {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Uw account is verwijderd',
      contains: [
        'Op vrijdag 20 november 2026 om 14.32 uur is uw account bij Zakenwiel verwijderd.',
        'Account uw profiel, uw logincode en de apparaten waarop u inlogde',
        `Afgewezen aanvragen ${rejected} Berichten aan ons 1`,
        `Aanvraag ${pending} (in behandeling) tot maandag 20 november 2028`,
        'Klacht K2026-000001 tot zondag 20 november 2033',
        'Aanvragen zonder overeenkomst bewaren wij tot 2 jaar na de laatste wijziging van de aanvraag.',
        'Hebt u hier niet om gevraagd? Bel ons dan meteen op 085 000 00 00.',
      ],
    });
  });

  test('states when nothing is kept', async () => {
    const to = 'leeg@bedrijf.nl';
    await erase(await backend.customer(to));
    expectMail(await backend.mailbox.take(to, 'verwijderd'), {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Uw account is verwijderd',
      contains: ['Wij bewaren geen aanvragen en geen klachten van u.'],
    });
  });
});

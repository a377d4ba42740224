import { CALLS } from '@site/contract';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(new Date('2026-11-20T13:32:00Z'));
});
afterAll(() => backend.stop());

describe('draftMail', () => {
  test('has the link, until when it works, how to delete what was filled in, and nothing of that', async () => {
    const antwoorden = JSON.stringify({ naam: 'KLIK HIER www.kwaad.example', bedrijfsnaam: 'Kwaad Bouw' });
    const email = 'jan@bedrijf.nl';
    const { body } = await backend.browser().post(CALLS.saveDraft.path, { email, antwoorden });
    const { subject, text, html } = await backend.mailbox.take(email, 'later verder');
    expect(text).toContain(
      `Verder met uw aanvraag: http://localhost:8080/lease-aanvragen/verder#${body.concept}`,
    );
    expect(text).toContain(
      `Verwijder wat ik invulde: http://localhost:8080/lease-aanvragen/verder#verwijder=${body.concept}`,
    );
    expect(text).toContain('vrijdag 27 november 2026 om 14.32 uur');
    for (const part of [subject, text, html || '']) expect(part).not.toMatch(/kwaad/i);
    expect(subject).not.toContain(body.concept);
  });

  test('leads a customer to the portal, where they log in first', async () => {
    const { browser, customer } = await backend.customer('klant@bedrijf.nl');
    const { body } = await browser.post(CALLS.saveCustomerDraft.path, { antwoorden: '{}' });
    const { text } = await backend.mailbox.take(customer.email, 'later verder');
    expect(text).toContain(`http://localhost:8080/klant/lease-aanvraag/verder#${body.concept}`);
    expect(text).toContain('U logt eerst in.');
  });
});

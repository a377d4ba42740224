import { CALLS } from '@site/contract';
import { TestBackend } from '../../test/test-backend.js';
import { Dealers } from './dealers.js';

let backend: TestBackend;
let link: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(new Date('2026-11-20T13:32:00Z'));
  link = await backend.app.get(Dealers).add('Autobedrijf De Brug', 'verkoop@brug.nl', 'Karin');
});
afterAll(() => backend.stop());

describe('dealerLinkMail', () => {
  test('has the personal link, in the fragment', async () => {
    const { text } = await backend.mailbox.take('verkoop@brug.nl', 'Uw link voor dealers');
    expect(text).toContain(`Naar uw pagina: http://localhost:8080/dealer#${link}`);
  });
});

describe('dealerDraftMail', () => {
  test('says who began the application, and of what was typed it has the plate only', async () => {
    const body = {
      link,
      naam: 'KLIK www.kwaad.example',
      email: 'klant@bedrijf.nl',
      voertuigLink: 'https://kwaad.example/bus',
      kenteken: 'v123bx',
      aanschafprijs: '25000',
    };
    expect((await backend.browser().post(CALLS.dealerApplication.path, body)).status).toBe(200);
    const { subject, text, html } = await backend.mailbox.take('klant@bedrijf.nl', 'klaar');
    expect(subject).toBe('Autobedrijf De Brug zette een leaseaanvraag voor u klaar');
    expect(text).toContain('Kenteken: V-123-BX');
    expect(text).toContain('vrijdag 27 november 2026 om 14.32 uur');
    expect(text).toMatch(/Vul de aanvraag aan: http:\/\/localhost:8080\/lease-aanvragen\/verder#[\w-]{43}\n/);
    for (const part of [subject, text, html || '']) expect(part).not.toMatch(/kwaad|KLIK/);
  });
});

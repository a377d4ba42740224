/** @jest-environment node */
import table from './pages';

test('the portal claims the login pages, the pages of a customer except the application form, and those of the office', () => {
  const paths = table.pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/login',
      '/login/klant',
      '/login/partner',
      '/login/medewerker',
      '/login/klant/code-vergeten',
      '/login/partner/code-vergeten',
      '/login/medewerker/code-vergeten',
      '/klant',
      '/klant/account',
      '/klant/lease-aanvragen',
      '/klant/lease-koppelen',
      '/klant/instellingen',
      '/login/medewerker/uitnodiging',
      '/kantoor',
      '/kantoor/aanvragen',
      '/kantoor/aanvraag',
      '/kantoor/klachten',
      '/kantoor/klacht',
      '/kantoor/berichten',
      '/kantoor/bericht',
      '/kantoor/aanvragen/nieuw',
      '/kantoor/klanten',
      '/kantoor/klant',
      '/kantoor/medewerkers',
      '/kantoor/passkeys',
    ]),
  );
});

test('exactly the pages of a customer and of the office are personal', () => {
  for (const { path, personal } of table.pages) {
    expect(personal ?? false).toBe(/^\/(?:klant|kantoor)/.test(path));
  }
});

test('every page has a title and a description of its own', () => {
  expect(new Set(table.pages.map(({ head }) => head.title)).size).toBe(table.pages.length);
  expect(new Set(table.pages.map(({ head }) => head.description)).size).toBe(table.pages.length);
});

test('every page can be loaded', async () => {
  for (const { load } of table.pages) expect((await load()).default).toEqual(expect.any(Function));
});

import type { EigenPasskey } from '@site/contract/office';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { KARIN, WITH_OFFICE, withPasskeys } from '../../testing/office';
import { seeToast, sent } from '../../testing/see';
import PasskeysPage from './page';

const LAPTOP = {
  id: 'laptop',
  gemaaktOp: '2026-11-03T09:00:00.000Z',
  laatstGebruikt: '2026-11-27T08:00:00.000Z',
};
const PHONE = { id: 'telefoon', gemaaktOp: '2026-11-20T09:00:00.000Z' };
const OPTIONS = { challenge: 'AQID' };

const renderAccess = (passkeys: () => EigenPasskey[], api: FakeApi = {}) =>
  renderWithKit(<PasskeysPage />, {
    site: WITH_OFFICE,
    api: {
      'GET /api/office/employee': () => ({ body: { success: true, medewerker: KARIN } }),
      'GET /api/office/access': () => ({ body: { success: true, passkeys: passkeys(), herstelcodes: 1 } }),
      'POST /api/office/access/passkeys/question': () => ({ body: { success: true, options: OPTIONS } }),
      ...api,
    },
  });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('an employee sees the only passkey, which cannot be removed, and adds one on this device', async () => {
  const passkeys: EigenPasskey[] = [LAPTOP];
  const asked = withPasskeys(() => ({ id: 'telefoon' }));
  const { user, calls, container } = renderAccess(() => passkeys, {
    'POST /api/office/access/passkeys': () => {
      passkeys.push(PHONE);
      return { body: { success: true } };
    },
  });
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'Gemaakt op 3 november 2026 om 10.00Laatst gebruikt op 27 november 2026 om 09.00. Dit is uw enige passkey: voeg eerst een andere toe als u deze kwijt wilt.',
  ]);
  expect(screen.queryByRole('button', { name: /^Verwijder/ })).toBeNull();
  await user.click(button('Passkey toevoegen'));
  await seeToast('Passkey toegevoegd', 'U kunt er nu mee inloggen.');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(asked).toEqual([OPTIONS]);
  expect(sent(calls).at(-1)?.body).toEqual({ passkey: { id: 'telefoon' } });
  expect((await axe(container)).violations).toEqual([]);
});

test('who stops is told what to do, and adds nothing', async () => {
  withPasskeys(() => null);
  const { user, calls } = renderAccess(() => [LAPTOP]);
  await user.click(await screen.findByRole('button', { name: 'Passkey toevoegen' }));
  expect(await screen.findByText(/Er is geen passkey gemaakt/)).toBeVisible();
  expect(sent(calls)).toHaveLength(1);
});

test('one of two passkeys is removed after a question', async () => {
  let passkeys: EigenPasskey[] = [LAPTOP, PHONE];
  const { user } = renderAccess(() => passkeys, {
    'DELETE /api/office/access/passkeys/{passkey}': () => {
      passkeys = [PHONE];
      return { body: { success: true } };
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Verwijder de passkey: gemaakt op 3 november 2026 om 10.00' }),
  );
  expect(screen.getByText(/Weet u zeker dat u deze passkey wilt verwijderen/)).toHaveFocus();
  await user.click(button('Ja, verwijder'));
  await seeToast('Passkey verwijderd', 'U kunt er niet meer mee inloggen.');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('new recovery codes are shown once, after a question', async () => {
  const { user, container } = renderAccess(() => [LAPTOP], {
    'POST /api/office/access/recovery-codes': () => ({
      body: { success: true, herstelcodes: ['K7M2P4Q-3W9XRTA'] },
    }),
  });
  expect(await screen.findByText('U hebt er nog 1.')).toBeVisible();
  await user.click(button('Nieuwe herstelcodes maken'));
  expect(screen.getByText(/De codes die u nu hebt, werken dan niet meer/)).toHaveFocus();
  await user.click(button('Ja, maak nieuwe codes'));
  expect(await screen.findByRole('list', { name: 'Herstelcodes' })).toHaveTextContent('K7M2P4Q-3W9XRTA');
  expect((await axe(container)).violations).toEqual([]);
});

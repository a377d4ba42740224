import type { KentekenAnswer, VoertuigGegevens } from '@site/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axe, type FakeApi, renderWithKit } from '../testing';
import { KentekenField } from './kenteken-field';

const user = userEvent.setup({ delay: null });

const VAN: VoertuigGegevens = {
  merk: 'VOLKSWAGEN',
  handelsbenaming: 'TRANSPORTER',
  categorie: 'bestelwagen',
  eersteToelating: '2019-05-03',
  brandstoffen: ['Diesel'],
  emissieklasse: 6,
  tellerstandoordeel: 'Onlogisch',
  terugroepactieOpen: true,
  geexporteerd: false,
  taxi: false,
  bron: 'rdw',
  opgezochtOp: '2026-11-27T09:00:00.000Z',
};
const FOUND: KentekenAnswer = { success: true, status: 'gevonden', voertuig: VAN };

function Field() {
  const [value, onChange] = useState('');
  return <KentekenField value={value} onChange={onChange} />;
}

function open(answer: FakeApi[string]) {
  return renderWithKit(<Field />, { api: { 'GET /api/vehicles/{kenteken}': answer } });
}

const field = () => screen.getByRole('textbox', { name: 'Kenteken (optioneel)' });
const status = () => screen.getByRole('status');

it('looks a plate up once it is complete, and shows what the register says', async () => {
  const { calls, container } = open(() => ({ body: FOUND }));
  await user.type(field(), 'v-123-b');
  expect(calls).toHaveLength(0);
  await user.type(field(), 'x');
  await waitFor(() => expect(status()).toHaveTextContent('Gevonden: VOLKSWAGEN TRANSPORTER'));
  await screen.findByText('Bron: RDW. Opgezocht op 27 november 2026.');
  expect(calls.map(({ path }) => path)).toEqual(['/api/vehicles/V123BX']);
  expect(container).toHaveTextContent('Bestelwagen (N1)');
  expect(container).toHaveTextContent('De tellerstand is onlogisch.');
  expect(container).toHaveTextContent('terugroepactie');
  expect(await axe(container)).toHaveNoViolations();
});

it('says that an example is made up', async () => {
  open(() => ({ body: { ...FOUND, voertuig: { ...VAN, bron: 'voorbeeld' } } }));
  await user.type(field(), 'V123BX');
  expect(await screen.findByText(/^Bron: voorbeeldgegevens, niet van de RDW/)).toBeInTheDocument();
});

it('gives a plate its dashes when the field is left', async () => {
  open(() => ({ body: FOUND }));
  await user.type(field(), 'v123bx');
  expect(field()).toHaveValue('v123bx');
  await user.tab();
  expect(field()).toHaveValue('V-123-BX');
});

it('says while it waits that it looks the plate up', async () => {
  open(() => new Promise(() => {}));
  await user.type(field(), 'V123BX');
  expect(status()).toHaveTextContent('Wij zoeken het kenteken op bij de RDW.');
});

it.each<[string, FakeApi[string], RegExp]>([
  ['is unknown', () => ({ body: { success: true, status: 'onbekend' } }), /De RDW kent dit kenteken niet/],
  [
    'cannot be looked up',
    () => ({ body: { success: true, status: 'niet-beschikbaar' } }),
    /nu niet opzoeken/,
  ],
  [
    'is one too many',
    () => ({ status: 429, body: { success: false, message: 'Te vaak.' } }),
    /nu niet opzoeken/,
  ],
  [
    'is asked without a connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /nu niet opzoeken/,
  ],
  [
    'gets an answer of a newer backend',
    () => ({ body: { success: true, status: 'later' } }),
    /nu niet opzoeken/,
  ],
])('a plate that %s is one sentence, and no error', async (_what, answer, sentence) => {
  open(answer);
  await user.type(field(), 'V123BX');
  await waitFor(() => expect(status()).toHaveTextContent(sentence));
  expect(status()).toHaveTextContent('U kunt gewoon verder.');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

it('does not ask about a foreign plate, and says so once the field is left', async () => {
  const { calls } = open(() => ({ body: FOUND }));
  await user.type(field(), 'B-AB 1234');
  expect(status()).toBeEmptyDOMElement();
  await user.tab();
  expect(status()).toHaveTextContent('Dit is geen Nederlands kenteken.');
  expect(calls).toHaveLength(0);
});

it('shows the vehicle of the plate that is there now, also when the answers arrive in another order', async () => {
  let answerFirst = (_: { body: KentekenAnswer }) => {};
  const first = new Promise<{ body: KentekenAnswer }>((resolve) => {
    answerFirst = resolve;
  });
  let asked = 0;
  open(() => (asked++ === 0 ? first : { body: { success: true, status: 'onbekend' } }));
  await user.type(field(), 'V123BX');
  await user.clear(field());
  await user.type(field(), 'V124BX');
  await waitFor(() => expect(status()).toHaveTextContent('kent dit kenteken niet'));
  answerFirst({ body: FOUND });
  await first;
  expect(status()).not.toHaveTextContent('VOLKSWAGEN');
});

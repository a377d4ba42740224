import { LEASE_HAND_OVER_KEY, LOOPTIJDEN, writeLeaseHandOver } from '@site/contract';
import { axe, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeaseCalculatorPage from './page';

const open = (path = '/lease-berekenen?type=auto') => renderWithKit(<LeaseCalculatorPage />, { path });

const form = () => screen.getByRole('region', { name: 'Lease gegevens' });
const results = () => screen.getByRole('region', { name: 'Resultaten' });
const price = () => screen.getByRole('textbox', { name: /Aanschafprijs/ });
const downPayment = () => screen.getByRole('textbox', { name: /Aanbetaling/ });
const finalInstalment = () => screen.getByRole('textbox', { name: /Slottermijn/ });
const term = () => screen.getByRole('combobox', { name: /Looptijd/ });

async function chooseTerm(months: number) {
  await userEvent.click(term());
  await userEvent.click(await screen.findByRole('option', { name: `${months} maanden` }));
}

async function replace(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** A calculator that shows € 646 per maand. */
async function openCalculated() {
  const rendered = open();
  await userEvent.type(price(), '25000');
  await chooseTerm(60);
  await shows('€ 646');
  return rendered;
}

const shows = (amount: string) => waitFor(() => expect(results()).toHaveTextContent(amount));

beforeEach(() => sessionStorage.clear());

describe('the choice screen', () => {
  it('asks what is leased, with exactly two cards that are links', () => {
    open('/lease-berekenen');
    expect(screen.getByRole('heading', { name: 'Wat wil je leasen?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Auto / Bedrijfswagen' })).toHaveAttribute(
      'href',
      '/lease-berekenen?type=auto',
    );
    expect(screen.getByRole('link', { name: 'Equipment / Scooters' })).toHaveAttribute(
      'href',
      '/lease-berekenen?type=equipment',
    );
    expect(
      screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('type=')),
    ).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Lease gegevens' })).not.toBeInTheDocument();
  });

  it('shows for an unknown type in the address as well', () => {
    open('/lease-berekenen?type=boot');
    expect(screen.getByRole('heading', { name: 'Wat wil je leasen?' })).toBeInTheDocument();
  });

  it('gives way to the form and the results once a card is chosen, and the focus follows', async () => {
    open('/lease-berekenen');
    await userEvent.click(screen.getByRole('link', { name: 'Equipment / Scooters' }));
    expect(screen.getByRole('heading', { name: 'Lease gegevens' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Resultaten' })).toBeInTheDocument();
    expect(form()).toHaveTextContent('Equipment / Scooters');
    expect(screen.queryByRole('heading', { name: 'Wat wil je leasen?' })).not.toBeInTheDocument();
  });

  it('comes back with "Opnieuw kiezen", and everything filled in is gone', async () => {
    await openCalculated();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw kiezen' }));
    expect(screen.getByRole('heading', { name: 'Wat wil je leasen?' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Auto / Bedrijfswagen' }));
    expect(price()).toHaveValue('');
    expect(term()).toHaveTextContent('Kies looptijd in maanden');
    expect(results()).not.toHaveTextContent('646');
  });

  it('is reached by "Opnieuw kiezen" without JavaScript too: the button submits a GET form', () => {
    open();
    const { form: own } = screen.getByRole('button', { name: 'Opnieuw kiezen' }) as HTMLButtonElement;
    expect(own).toHaveAttribute('action', '/lease-berekenen');
    expect(own).toHaveAttribute('method', 'get');
  });
});

describe('the term', () => {
  it('starts with its placeholder and offers 12 to 72 months, none of them empty', async () => {
    open();
    expect(term()).toHaveTextContent('Kies looptijd in maanden');
    await userEvent.click(term());
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(
      LOOPTIJDEN.map((months) => `${months} maanden`),
    );
  });

  it('says which terms are chosen most', () => {
    open();
    expect(form()).toHaveTextContent('48, 60 en 72 maanden worden het meest gekozen');
  });
});

describe('the result', () => {
  it('invites to fill in price and term before there is one', () => {
    open();
    expect(results()).toHaveTextContent('Vul de aanschafprijs in en kies een looptijd');
    expect(within(results()).queryByText('Te financieren bedrag')).not.toBeInTheDocument();
  });

  it('appears as soon as price and term are there, without a button', async () => {
    await openCalculated();
    expect(results()).toHaveTextContent(/Te financieren bedrag\s*€ 25.000/);
    expect(screen.queryByRole('button', { name: /bereken/i })).not.toBeInTheDocument();
  });

  it('changes with every field', async () => {
    await openCalculated();
    await userEvent.type(downPayment(), '5000');
    expect(results()).toHaveTextContent(/Te financieren bedrag\s*€ 20.000/);
    await shows('€ 517');
    await userEvent.type(finalInstalment(), '5000');
    await shows('€ 433');
    await chooseTerm(48);
    await shows('€ 496');
  });

  it('is computed with 13% for equipment', async () => {
    open('/lease-berekenen?type=equipment');
    await userEvent.type(price(), '20000');
    await chooseTerm(60);
    await shows('€ 550');
    expect(results()).toHaveTextContent('Wij rekenen 13% rente per jaar over het hele te financieren bedrag');
  });

  it('says that the rate is charged over the full amount, and what that comes to a year', async () => {
    await openCalculated();
    expect(results()).toHaveTextContent('Wij rekenen 11% rente per jaar over het hele te financieren bedrag');
    expect(results()).toHaveTextContent(/Effectieve rente per jaar\s*20,5%/);
  });

  it('does not show the total cost', async () => {
    await openCalculated();
    expect(document.body).not.toHaveTextContent('38.760');
  });

  it('is called indicative', () => {
    open();
    expect(results()).toHaveTextContent('indicatief');
  });

  it('is announced politely once the visitor rests, and so is input that cannot be computed', async () => {
    await openCalculated();
    const announced = (text: RegExp) =>
      waitFor(
        () => {
          const texts = within(results())
            .getAllByRole('status')
            .map((status) => status.textContent);
          expect(texts).toContainEqual(expect.stringMatching(text));
        },
        { timeout: 3000 },
      );
    await announced(/^€\s646 per maand$/);
    await userEvent.clear(price());
    await announced(/^Dit kan niet worden berekend\. Vul een aanschafprijs in/);
  });

  it('makes no call', async () => {
    const { calls } = await openCalculated();
    expect(calls).toHaveLength(0);
  });
});

describe('input that cannot be computed', () => {
  const OLD = 'Deze uitkomst hoort bij uw vorige invoer';

  it('keeps the last result, says that it is old, and says at the field what to mend', async () => {
    await openCalculated();
    await userEvent.click(downPayment());
    await userEvent.paste('18001');
    expect(results()).toHaveTextContent(OLD);
    await shows('€ 646');
    expect(downPayment()).toBeInvalid();
    expect(downPayment()).toHaveAccessibleDescription(/hoogstens € 18.000/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await replace(downPayment(), '18000');
    expect(results()).not.toHaveTextContent(OLD);
    expect(downPayment()).toBeValid();
    expect(results()).toHaveTextContent(/Te financieren bedrag\s*€ 7.000/);
  });

  it.each([
    ['a final instalment above 30% of the price', finalInstalment, '7501', /hoogstens € 7.500/],
    ['no price', price, '', /Vul een aanschafprijs in/],
    ['a price of 0', price, '0', /meer dan € 0/],
    ['a price that nothing costs', price, '1000000000000000', /hoogstens € 9.999.999/],
  ] as const)('does so for %s', async (_, field, text, hint) => {
    await openCalculated();
    await userEvent.clear(field());
    if (text) {
      await userEvent.click(field());
      await userEvent.paste(text);
    }
    expect(results()).toHaveTextContent(OLD);
    await shows('€ 646');
    expect(field()).toHaveAccessibleDescription(hint);
  });

  it('does so when down payment and final instalment together leave nothing', async () => {
    open();
    await userEvent.type(price(), '30000');
    await chooseTerm(48);
    await userEvent.click(finalInstalment());
    await userEvent.paste('9000');
    await userEvent.click(downPayment());
    await userEvent.paste('23000');
    expect(results()).toHaveTextContent(OLD);
    expect(finalInstalment()).toHaveAccessibleDescription(/moet lager zijn/);
  });

  it('does so when the price is lowered below what the other amounts allow', async () => {
    await openCalculated();
    await userEvent.type(downPayment(), '18000');
    await replace(price(), '20000');
    expect(results()).toHaveTextContent(OLD);
    expect(downPayment()).toHaveAccessibleDescription(/hoogstens € 13.000/);
  });

  it('shows the largest amounts at the fields', async () => {
    open();
    await userEvent.type(price(), '30000');
    expect(downPayment()).toHaveAccessibleDescription(/hoogstens € 23.000/);
    expect(finalInstalment()).toHaveAccessibleDescription(/hoogstens € 9.000/);
    await replace(price(), '5000');
    expect(downPayment()).toHaveAccessibleDescription(/hoogstens € 0/);
  });

  it('says nothing about fields that are still empty', () => {
    open();
    for (const field of [price(), downPayment(), finalInstalment()]) expect(field).toBeValid();
  });
});

describe('amounts', () => {
  it.each([
    ['letters', 'a2b5c0d0e0', '25.000'],
    ['a minus', '-25000', '25.000'],
  ])('never hold %s', async (_, typed, shown) => {
    open();
    await userEvent.type(price(), typed);
    expect(price()).toHaveValue(shown);
  });

  it('can be pasted as people write them', async () => {
    open();
    await userEvent.click(price());
    await userEvent.paste('€ 25.000,00');
    expect(price()).toHaveValue('25.000');
    await chooseTerm(60);
    await shows('€ 646');
  });
});

describe('"Vraag offerte aan"', () => {
  const quote = () => screen.getByRole('link', { name: 'Vraag offerte aan' });

  it('leads to the application and hands over what was filled in', async () => {
    await openCalculated();
    await userEvent.type(downPayment(), '5000');
    expect(quote()).toHaveAttribute('href', '/lease-aanvragen');
    await userEvent.click(quote());
    expect(JSON.parse(sessionStorage.getItem(LEASE_HAND_OVER_KEY) ?? '')).toEqual({
      voertuigType: 'auto',
      aanschafprijs: '25000',
      aanbetaling: '5000',
      slottermijn: '',
      looptijd: '60',
    });
  });

  it('leaves the input for who reloads or comes back, until "Opnieuw kiezen"', async () => {
    const { unmount } = await openCalculated();
    await userEvent.click(quote());
    // The application takes it away.
    sessionStorage.removeItem(LEASE_HAND_OVER_KEY);
    unmount();
    open();
    expect(price()).toHaveValue('25.000');
    await shows('€ 646');
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw kiezen' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{"voertuigType":"auto"', 'null', '[]'])('starts empty when what was left reads %s', (broken) => {
    sessionStorage.setItem('lease-berekenen', broken);
    open();
    expect(price()).toHaveValue('');
  });

  it('starts empty when what was left is for another type', () => {
    const left = { aanschafprijs: '25000', aanbetaling: '', slottermijn: '', looptijd: '60' };
    sessionStorage.setItem('lease-berekenen', writeLeaseHandOver({ voertuigType: 'equipment', ...left }));
    open();
    expect(price()).toHaveValue('');
  });
});

describe('the explanation', () => {
  it.each(['/lease-berekenen', '/lease-berekenen?type=auto'])('stands on %s', (path) => {
    open(path);
    expect(screen.getByRole('heading', { name: 'Zo werkt de calculator' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Wat is financial lease?' })).toBeInTheDocument();
    expect(document.body).toHaveTextContent('De uitkomst is indicatief.');
  });
});

it.each(['/lease-berekenen', '/lease-berekenen?type=auto'])(
  'has no accessibility faults at %s',
  async (path) => {
    const { container } = open(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  },
);

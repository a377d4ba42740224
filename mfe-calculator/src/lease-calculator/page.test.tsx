import { LEASE_HAND_OVER_KEY, LOOPTIJDEN } from '@site/contract';
import { myLease } from '@site/kit';
import { ownKenteken } from '@site/kit/amounts';
import { axe, renderWithKit } from '@site/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeaseCalculatorPage from './page';

const user = userEvent.setup({ delay: null });

const open = (path = '/lease-berekenen?type=auto') => renderWithKit(<LeaseCalculatorPage />, { path });

const form = () => screen.getByRole('region', { name: 'Lease gegevens' });
const results = () => screen.getByRole('region', { name: 'Resultaten' });
const price = () => screen.getByRole('textbox', { name: /Aanschafprijs/ });
const downPayment = () => screen.getByRole('textbox', { name: /Aanbetaling/ });
const finalInstalment = () => screen.getByRole('textbox', { name: /Slottermijn/ });
const term = () => screen.getByRole('combobox', { name: /Looptijd/ });

async function chooseTerm(months: number) {
  await user.click(term());
  await user.click(await screen.findByRole('option', { name: `${months} maanden` }));
}

/** Replaces what is in a field: how a field reads what is typed is tested in the kit. */
async function fill(field: HTMLElement, text: string) {
  await user.clear(field);
  if (text) await user.paste(text);
}

/** A calculator that shows € 646 per maand, opened by its address. */
const openCalculated = () => open('/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60');

const shows = (amount: string) => waitFor(() => expect(results()).toHaveTextContent(amount));

beforeEach(() => sessionStorage.clear());

afterEach(() => jest.useRealTimers());

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

  it('is replaced by the form and the results once a card is chosen, and the focus follows', async () => {
    open('/lease-berekenen');
    await user.click(screen.getByRole('link', { name: 'Equipment / Scooters' }));
    expect(screen.getByRole('heading', { name: 'Lease gegevens' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Resultaten' })).toBeInTheDocument();
    expect(form()).toHaveTextContent('Equipment / Scooters');
    expect(screen.queryByRole('heading', { name: 'Wat wil je leasen?' })).not.toBeInTheDocument();
  });

  it('returns at "Opnieuw kiezen", and all input is removed', async () => {
    openCalculated();
    await user.click(screen.getByRole('button', { name: 'Opnieuw kiezen' }));
    expect(screen.getByRole('heading', { name: 'Wat wil je leasen?' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Auto / Bedrijfswagen' }));
    expect(price()).toHaveValue('');
    expect(term()).toHaveTextContent('Kies looptijd in maanden');
    expect(results()).not.toHaveTextContent('646');
  });

  it('is also reached by "Opnieuw kiezen" without JavaScript: the button submits a GET form', () => {
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
    await user.click(term());
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(
      LOOPTIJDEN.map((months) => `${months} maanden`),
    );
  });

  it('shows which terms are chosen most', () => {
    open();
    expect(form()).toHaveTextContent('48, 60 en 72 maanden worden het meest gekozen');
  });
});

describe('the result', () => {
  it('asks for price and term before there is one', () => {
    open();
    expect(results()).toHaveTextContent('Vul de aanschafprijs in en kies een looptijd');
    expect(within(results()).queryByText('Te financieren bedrag')).not.toBeInTheDocument();
  });

  it('appears as soon as price and term are there, without a button', async () => {
    open();
    await fill(price(), '25000');
    await chooseTerm(60);
    await shows('€ 646');
    expect(results()).toHaveTextContent(/Te financieren bedrag\s*€ 25.000/);
    expect(screen.queryByRole('button', { name: /^bereken/i })).not.toBeInTheDocument();
  });

  it('changes with every field', async () => {
    openCalculated();
    await fill(downPayment(), '5000');
    expect(results()).toHaveTextContent(/Te financieren bedrag\s*€ 20.000/);
    await shows('€ 517');
    await fill(finalInstalment(), '5000');
    await shows('€ 433');
    await chooseTerm(48);
    await shows('€ 496');
  });

  it('names the amount at 60 months as an example while only the term is missing', async () => {
    open('/lease-berekenen?type=auto&aanschafprijs=25000');
    expect(results()).toHaveTextContent('Nog geen bedrag');
    expect(results()).toHaveTextContent(
      /Kies een looptijd\. Bij 60 maanden is het bijvoorbeeld €\s646 per maand\./,
    );
    expect(form()).toHaveTextContent('kies een bedrag en zie wat het doet bij 60 maanden');
  });

  it('is beside the amount at 7%, without a claim about the offer', () => {
    openCalculated();
    expect(results()).toHaveTextContent(/€\s495/);
    expect(results()).toHaveTextContent('Uw offerte kan lager of hoger zijn.');
    expect(results()).not.toHaveTextContent('Uw offerte ligt');
  });

  it('is computed with 13% for equipment', async () => {
    open('/lease-berekenen?type=equipment&aanschafprijs=20000&looptijd=60');
    expect(results()).toHaveTextContent('€ 550');
    expect(results()).toHaveTextContent('Wij rekenen 13% rente per jaar over het hele te financieren bedrag');
  });

  it('shows that the rate is charged over the full amount, and the effective rate per year', async () => {
    openCalculated();
    expect(results()).toHaveTextContent('Wij rekenen 11% rente per jaar over het hele te financieren bedrag');
    expect(results()).toHaveTextContent(/Effectieve rente per jaar\s*20,5%/);
  });

  it('does not show the total cost', () => {
    openCalculated();
    expect(results()).not.toHaveTextContent('38.760');
  });

  it('is called indicative', () => {
    open();
    expect(results()).toHaveTextContent('indicatief');
  });

  it('is announced politely once typing stops, and so is input that cannot be computed', async () => {
    jest.useFakeTimers();
    const announced = () => {
      act(() => jest.advanceTimersByTime(1000));
      return within(results())
        .getAllByRole('status')
        .map((status) => status.textContent)
        .filter((text) => text !== '');
    };
    openCalculated();
    await fill(downPayment(), '5000');
    expect(announced()).toEqual([expect.stringMatching(/^€\s517 per maand$/)]);
    await user.clear(price());
    expect(announced()).toContainEqual(
      expect.stringMatching(/^Dit kan niet worden berekend\. Vul een aanschafprijs in/),
    );
    await user.paste('25000');
    expect(announced()).toContain('De uitkomst hoort weer bij uw invoer.');
  });

  it('shows no rate when the price is a few euros and rounding leaves no interest', () => {
    open('/lease-berekenen?type=auto&aanschafprijs=1&looptijd=72');
    expect(results()).toHaveTextContent('€ 0');
    expect(results()).not.toHaveTextContent('ffectieve rente');
    expect(within(results()).queryByText('0')).not.toBeInTheDocument();
  });

  it('makes no request', async () => {
    const { calls } = openCalculated();
    expect(calls).toHaveLength(0);
  });
});

describe('input that cannot be computed', () => {
  const OLD = 'Deze uitkomst hoort bij uw vorige invoer';

  it('is also marked in the result bar of a phone', async () => {
    openCalculated();
    expect(screen.getByRole('link', { name: /^€\s\d+ per maand$/ })).toBeInTheDocument();
    await fill(downPayment(), '18001');
    expect(screen.getByRole('link', { name: /^€\s\d+ per maand bij uw vorige invoer$/ })).toBeInTheDocument();
  });

  it('keeps the last result, marks it as stale, and shows an error at the field', async () => {
    openCalculated();
    await fill(downPayment(), '18001');
    expect(results()).toHaveTextContent(OLD);
    await shows('€ 646');
    expect(downPayment()).toBeInvalid();
    expect(downPayment()).toHaveAccessibleDescription(/hoogstens €\s18.000/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await fill(downPayment(), '18000');
    expect(results()).not.toHaveTextContent(OLD);
    expect(downPayment()).toBeValid();
    expect(results()).toHaveTextContent(/Te financieren bedrag\s*€ 7.000/);
  });

  it.each([
    ['a final instalment above 30% of the price', finalInstalment, '7501', /hoogstens €\s7.500/],
    ['no price', price, '', /Vul een aanschafprijs in/],
    ['a price of 0', price, '0', /meer dan €\s0/],
    ['a price that nothing costs', price, '1000000000000000', /hoogstens €\s9.999.999/],
  ] as const)('does so for %s', async (_, field, text, hint) => {
    openCalculated();
    await fill(field(), text);
    expect(results()).toHaveTextContent(OLD);
    await shows('€ 646');
    expect(field()).toHaveAccessibleDescription(hint);
  });

  it('includes a down payment and final instalment that together leave nothing', async () => {
    open('/lease-berekenen?type=auto&aanschafprijs=30000&slottermijn=9000&looptijd=48');
    await fill(downPayment(), '23000');
    expect(results()).toHaveTextContent(OLD);
    expect(finalInstalment()).toHaveAccessibleDescription(/moet lager zijn/);
  });

  it('includes a price that is lowered below what the other amounts allow', async () => {
    openCalculated();
    await fill(downPayment(), '18000');
    await fill(price(), '20000');
    expect(results()).toHaveTextContent(OLD);
    expect(downPayment()).toHaveAccessibleDescription(/hoogstens €\s13.000/);
  });

  it('shows the largest amounts at the fields', async () => {
    open();
    await fill(price(), '30000');
    expect(downPayment()).toHaveAccessibleDescription(/hoogstens €\s23.000/);
    expect(finalInstalment()).toHaveAccessibleDescription(/hoogstens €\s9.000/);
    await fill(price(), '5000');
    expect(downPayment()).toHaveAccessibleDescription(/geen aanbetaling mogelijk/);
  });

  it('limits the final instalment to what the down payment leaves', async () => {
    open('/lease-berekenen?type=auto&aanschafprijs=28500&aanbetaling=21500&looptijd=48');
    expect(finalInstalment()).toHaveAccessibleDescription(/Bij deze prijs en aanbetaling hoogstens €\s6.999/);
    await fill(downPayment(), '2000');
    expect(finalInstalment()).toHaveAccessibleDescription(/Bij deze prijs hoogstens €\s8.550/);
  });

  it('says the largest price without VAT to anyone who types it so', async () => {
    open('/lease-berekenen?type=auto&btw=exclusief&aanschafprijs=9000000&looptijd=60');
    expect(price()).toHaveAccessibleDescription(/hoogstens €\s8.264.462 exclusief btw/);
    expect(screen.queryByText(/daarmee rekenen wij/)).not.toBeInTheDocument();
    await fill(price(), '8264462');
    expect(price()).toBeValid();
    expect(screen.getByText(/Inclusief btw is dat €\s9.999.999; daarmee rekenen wij/)).toBeVisible();
  });

  it('shows no error at fields that are still empty', () => {
    open();
    for (const field of [price(), downPayment(), finalInstalment()]) expect(field).toBeValid();
  });
});

describe('amounts', () => {
  it.each([
    ['letters', 'a2b5c0d0e0', '25.000'],
    ['a minus', '-25000', '25.000'],
  ])('never contain %s', async (_, typed, shown) => {
    open();
    await user.type(price(), typed);
    expect(price()).toHaveValue(shown);
  });

  it('can be pasted with formatting', async () => {
    open();
    await fill(price(), '€ 25.000,00');
    expect(price()).toHaveValue('25.000');
  });
});

describe('the final instalment', () => {
  it('never looks free: its suggestions state the monthly amount only, and its hint the interest', async () => {
    openCalculated();
    expect(finalInstalment()).toHaveAccessibleDescription(/Tot dan betaalt u er rente over/);
    await user.click(screen.getByText(/^Slottermijn: kies een bedrag/));
    expect(screen.getByRole('button', { name: /^30%: €\s7\.500/ })).toHaveTextContent(/€\s521\sp\/m$/);
    expect(form()).not.toHaveTextContent('in totaal');
  });
});

describe('a plate', () => {
  const voertuig = {
    merk: 'VOLKSWAGEN',
    categorie: 'anders',
    brandstoffen: [],
    bron: 'rdw',
    opgezochtOp: '2026-11-27T09:00:00.000Z',
  };
  const api = {
    'GET /api/vehicles/{kenteken}': () => ({ body: { success: true, status: 'gevonden', voertuig } }),
  };
  const openWith = () =>
    renderWithKit(<LeaseCalculatorPage />, { path: '/lease-berekenen?type=auto&looptijd=60', api });
  const plate = () => screen.getByRole('textbox', { name: /Kenteken/ });

  it('is looked up, fills in no price, and is not in the address', async () => {
    const { location } = openWith();
    await user.click(screen.getByText('Hebt u het kenteken al?'));
    await fill(plate(), 'V123BX');
    expect(await within(form()).findByText('Gevonden: VOLKSWAGEN')).toBeInTheDocument();
    expect(price()).toHaveValue('');
    expect(location().search).not.toContain('V123BX');
  });

  it('is still there after a reload, and for the application', async () => {
    const { unmount } = openWith();
    await user.click(screen.getByText('Hebt u het kenteken al?'));
    await fill(plate(), 'V123BX');
    unmount();
    openWith();
    await waitFor(() => expect(plate()).toHaveValue('V123BX'));
    expect(ownKenteken.read()).toBe('V123BX');
  });
});

describe('a trade-in', () => {
  const open40 = async (waarde: string, schuld: string) => {
    const opened = open('/lease-berekenen?type=auto&aanschafprijs=40000&looptijd=60');
    await user.click(screen.getByText('Ruilt u een voertuig in?'));
    await fill(screen.getByRole('textbox', { name: 'Inruilwaarde' }), waarde);
    await fill(screen.getByRole('textbox', { name: /Restschuld op uw inruil/ }), schuld);
    return opened;
  };

  it('becomes the down payment, less the debt that is still on it', async () => {
    await open40('10000', '4000');
    await user.click(screen.getByRole('button', { name: /^Neem €\s6\.000 over als aanbetaling$/ }));
    expect(downPayment()).toHaveValue('6.000');
    expect(results()).toHaveTextContent(/Te financieren bedrag\s*€\s34\.000/);
  });

  it('becomes no more than the largest down payment', async () => {
    await open40('35000', '0');
    await user.click(screen.getByRole('button', { name: /^Neem €\s33\.000 over/ }));
    expect(downPayment()).toBeValid();
  });

  it('is still there after a reload', async () => {
    const { unmount } = await open40('10000', '4000');
    unmount();
    open('/lease-berekenen?type=auto&aanschafprijs=40000&looptijd=60');
    expect(
      await screen.findByRole('button', { name: /^Neem €\s6\.000 over als aanbetaling$/ }),
    ).toBeVisible();
    expect(form()).toHaveTextContent('dan zetten wij uw inruil bij uw opmerking');
  });

  it('leaves nothing when the debt is higher, and says so', async () => {
    await open40('4000', '10000');
    expect(form()).toHaveTextContent(/Uw restschuld is €\s6\.000 hoger dan de inruilwaarde/);
    expect(screen.queryByRole('button', { name: /^Neem/ })).not.toBeInTheDocument();
  });

  it('of a machine is called a machine, and is not offered where no down payment is possible', () => {
    const { unmount } = open('/lease-berekenen?type=equipment&aanschafprijs=20000&looptijd=60');
    expect(form()).toHaveTextContent('Ruilt u een machine in?');
    expect(form()).not.toHaveTextContent('voertuig');
    unmount();
    open('/lease-berekenen?type=auto&aanschafprijs=7000&looptijd=60');
    expect(form()).not.toHaveTextContent('Ruilt u een voertuig in?');
  });
});

describe('the printed quote', () => {
  const quote = () => document.querySelector('[aria-labelledby="offerte"]') as HTMLElement;

  it('has the price without VAT for anyone who typed it so, and both leases of a comparison', () => {
    open('/lease-berekenen?type=auto&aanschafprijs=21500&looptijd=60&btw=exclusief&vergelijk=21500---72');
    expect(quote()).toHaveTextContent(/Aanschafprijs, exclusief btw\s*€\s21\.500/);
    expect(quote()).toHaveTextContent(/Aanschafprijs, inclusief btw\s*€\s26\.015/);
    expect(quote()).toHaveTextContent('Berekening B kost');
    expect(quote()).toHaveTextContent('btw=exclusief&vergelijk=21500---72');
  });

  it('has neither for a single lease with VAT', () => {
    openCalculated();
    expect(quote()).not.toHaveTextContent('exclusief btw€');
    expect(quote()).not.toHaveTextContent('Berekening B');
  });
});

describe('"Vraag offerte aan"', () => {
  const quote = () => within(results()).getByRole('link', { name: 'Vraag offerte aan' });

  it('leads to the application and hands over what was filled in', async () => {
    openCalculated();
    await fill(downPayment(), '5000');
    expect(quote()).toHaveAttribute('href', '/lease-aanvragen');
    await user.click(quote());
    expect(JSON.parse(sessionStorage.getItem(LEASE_HAND_OVER_KEY) ?? '')).toEqual({
      voertuigType: 'auto',
      aanschafprijs: '25000',
      aanbetaling: '5000',
      slottermijn: '',
      looptijd: '60',
    });
  });

  it('restores the input after a reload or a return, until "Opnieuw kiezen"', async () => {
    const { unmount } = openCalculated();
    await fill(downPayment(), '5000');
    await user.click(quote());
    // The application removes it.
    sessionStorage.removeItem(LEASE_HAND_OVER_KEY);
    unmount();
    open();
    expect(price()).toHaveValue('25.000');
    await shows('€ 517');
    await user.click(screen.getByRole('button', { name: 'Opnieuw kiezen' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{"voertuigType":"auto"', 'null', '[]', 'type=boot'])(
    'starts empty when what was left reads %s',
    (broken) => {
      sessionStorage.setItem('lease-berekenen', broken);
      open();
      expect(price()).toHaveValue('');
    },
  );

  it('starts empty when the stored input is for another type', () => {
    sessionStorage.setItem('lease-berekenen', 'type=equipment&aanschafprijs=25000&looptijd=60');
    open();
    expect(price()).toHaveValue('');
  });
});

describe('an address with input', () => {
  const LINK = '/lease-berekenen?type=auto&aanschafprijs=25000&aanbetaling=5000&slottermijn=5000&looptijd=60';

  it('fills in the form and shows the result', () => {
    open(LINK);
    expect(price()).toHaveValue('25.000');
    expect(downPayment()).toHaveValue('5.000');
    expect(finalInstalment()).toHaveValue('5.000');
    expect(term()).toHaveTextContent('60 maanden');
    expect(results()).toHaveTextContent('€ 433');
  });

  it('becomes the lease that the other pages compute with', () => {
    open('/lease-berekenen?type=equipment&aanschafprijs=12000&looptijd=36');
    expect(myLease.read()).toMatchObject({
      voertuigType: 'equipment',
      aanschafprijs: '12000',
      looptijd: '36',
    });
  });

  it('overrides the stored input of this tab', () => {
    sessionStorage.setItem('lease-berekenen', 'type=auto&aanschafprijs=99000&looptijd=12');
    open(LINK);
    expect(price()).toHaveValue('25.000');
  });

  it('shows errors at the fields of amounts that break a rule', () => {
    open('/lease-berekenen?type=auto&aanschafprijs=25000&aanbetaling=18001&looptijd=60');
    expect(downPayment()).toHaveAccessibleDescription(/hoogstens €\s18.000/);
    expect(results()).toHaveTextContent('Nog geen bedrag');
    expect(results()).toHaveTextContent('Kijk wat er bij de velden staat');
    expect(results()).not.toHaveTextContent('Vul de aanschafprijs in');
  });

  it('follows the input, so that it can be shared and reloaded', async () => {
    window.history.replaceState(null, '', '/lease-berekenen?type=auto');
    openCalculated();
    await fill(downPayment(), '5000');
    await waitFor(() =>
      expect(window.location.search).toBe('?type=auto&aanschafprijs=25000&aanbetaling=5000&looptijd=60'),
    );
  });

  it('is up to date before a link is followed', async () => {
    window.history.replaceState(null, '', '/lease-berekenen?type=auto');
    openCalculated();
    await fill(downPayment(), '5000');
    await user.click(within(results()).getByRole('link', { name: 'Vraag offerte aan' }));
    expect(window.location.search).toBe('?type=auto&aanschafprijs=25000&aanbetaling=5000&looptijd=60');
  });

  it('replaces the input when the visitor goes back to it', async () => {
    const { navigate } = open(LINK);
    await fill(price(), '0');
    navigate('/lease-berekenen?type=auto&aanschafprijs=30000&looptijd=48');
    await shows('€ 900');
    expect(price()).toHaveValue('30.000');
  });
});

describe('without JavaScript', () => {
  it('the fields are a GET form to the calculator itself', () => {
    open();
    const fields = screen.getByRole<HTMLFormElement>('form', { name: 'Lease gegevens' });
    expect(fields).toHaveAttribute('action', '/lease-berekenen');
    expect(fields).toHaveAttribute('method', 'get');
    expect(price()).toHaveAttribute('name', 'aanschafprijs');
    expect(downPayment()).toHaveAttribute('name', 'aanbetaling');
    expect(finalInstalment()).toHaveAttribute('name', 'slottermijn');
    expect(fields.elements.namedItem('type')).toHaveValue('auto');
  });
});

describe('"Deel deze berekening"', () => {
  it('shares a link to the shown results, even while the fields cannot be computed', async () => {
    openCalculated();
    const shared = async () => {
      await navigator.clipboard.writeText('');
      await user.click(screen.getByRole('button', { name: 'Deel deze berekening' }));
      return navigator.clipboard.readText();
    };
    const link = /\/lease-berekenen\?type=auto&aanschafprijs=25000&looptijd=60$/;
    expect(await shared()).toMatch(link);
    expect(await screen.findByText('Link gekopieerd')).toBeInTheDocument();
    await fill(downPayment(), '18001');
    expect(results()).toHaveTextContent('Deze uitkomst hoort bij uw vorige invoer');
    expect(await shared()).toMatch(link);
  });
});

describe('a comparison of two leases', () => {
  const compare = () => screen.getByRole('button', { name: 'Vergelijk met een tweede berekening' });
  const comparison = () => screen.getByRole('region', { name: 'Vergelijking' });
  const tab = (name: string) => screen.getByRole('tab', { name });
  const row = (name: string) =>
    within(within(comparison()).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));

  it('can be started as soon as there is a result', async () => {
    const { unmount } = open();
    expect(screen.queryByRole('button', { name: /Vergelijk/ })).not.toBeInTheDocument();
    unmount();
    openCalculated();
    expect(compare()).toBeVisible();
  });

  it('starts with two equal leases; only the second is then changed', async () => {
    openCalculated();
    await user.click(compare());
    expect(screen.getByRole('heading', { name: 'Lease gegevens' })).toHaveFocus();
    expect(tab('Berekening B')).toHaveAttribute('aria-selected', 'true');
    expect(comparison()).toHaveTextContent('Beide berekeningen kosten evenveel.');
    await chooseTerm(72);
    expect(row('Maandbedrag')).toEqual(['€ 646', '€ 576']);
    expect(row('Looptijd')).toEqual(['60 maanden', '72 maanden']);
    expect(row('Rente in totaal')).toEqual(['€ 13.760', '€ 16.472']);
    expect(row('U betaalt in totaal')).toEqual(['€ 38.760', '€ 41.472']);
    expect(comparison()).toHaveTextContent(
      /Berekening B kost € 70 per maand minder dan Berekening A, maar in totaal € 2.712 meer\./,
    );
    await user.click(tab('Berekening A'));
    expect(term()).toHaveTextContent('60 maanden');
    await shows('€ 646');
  });

  it('marks stale figures of one of them', async () => {
    openCalculated();
    await user.click(compare());
    await user.clear(price());
    expect(comparison()).toHaveTextContent('Berekening B kan niet worden berekend');
    expect(
      within(comparison()).getByRole('columnheader', { name: 'Berekening B (vorige invoer)' }),
    ).toBeVisible();
  });

  it('has both leases in the address', async () => {
    open('/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60&vergelijk=25000---72');
    expect(row('Maandbedrag')).toEqual(['€ 646', '€ 576']);
  });

  it('shows no rate for a few euros, where rounding leaves no interest', () => {
    open('/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60&vergelijk=1---72');
    expect(row('Rente in totaal')[1]).toBe('–');
    expect(row('Effectieve rente per jaar')[1]).toBe('–');
  });

  it('ends with the shown lease', async () => {
    openCalculated();
    await user.click(compare());
    await chooseTerm(72);
    await user.click(screen.getByRole('button', { name: 'Stop met vergelijken' }));
    expect(screen.queryByRole('region', { name: 'Vergelijking' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(term()).toHaveTextContent('72 maanden');
    expect(screen.getByRole('heading', { name: 'Lease gegevens' })).toHaveFocus();
  });
});

describe('the explanation', () => {
  it.each(['/lease-berekenen', '/lease-berekenen?type=auto'])('is on %s', (path) => {
    open(path);
    expect(screen.getByRole('heading', { name: 'Zo werkt de calculator' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Wat is financial lease?' })).toBeInTheDocument();
    expect(document.body).toHaveTextContent('De uitkomst is indicatief.');
  });
});

it.each([
  '/lease-berekenen',
  '/lease-berekenen?type=auto',
  '/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60&vergelijk=25000---72',
])('has no accessibility violations at %s', async (path) => {
  const { container } = open(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

import { calculateLease, type LeaseInvoer, type LeaseUitkomst } from '@site/contract';
import { axe, renderWithKit } from '@site/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { CostPanel } from './cost-panel';

const INVOER: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 5_000,
  slottermijn: 5_000,
  looptijd: 60,
};

const panel = (changes: Partial<LeaseInvoer> = {}, dimmed = false) => {
  const invoer = { ...INVOER, ...changes };
  const uitkomst = calculateLease(invoer) as LeaseUitkomst;
  return <CostPanel berekening={{ invoer, uitkomst }} dimmed={dimmed} />;
};

/** The opened panel. */
async function open(changes?: Partial<LeaseInvoer>) {
  const rendered = renderWithKit(panel(changes));
  await rendered.user.click(screen.getByRole('heading', { name: 'Kostenopbouw en aflosschema' }));
  return rendered;
}

const table = () => screen.getByRole('table');
const row = (name: string) =>
  within(within(table()).getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(/\s/g, ' '));
const figure = (term: string) =>
  screen
    .getAllByText(term)
    .map((word) => word.closest('dt')?.nextElementSibling?.textContent?.replace(/\s/g, ' '))
    .find(Boolean);

it('is closed at first', async () => {
  const { user } = renderWithKit(panel());
  expect(table()).not.toBeVisible();
  await user.click(screen.getByRole('heading', { level: 2, name: 'Kostenopbouw en aflosschema' }));
  expect(table()).toBeVisible();
});

describe('the total cost', () => {
  it('is split in down payment, repayment, final instalment and interest', async () => {
    await open();
    expect(screen.getByText(/^€\s35\.980$/, { selector: 'p' })).toBeVisible();
    expect(figure('Aanbetaling')).toBe('€ 5.00013,9%');
    expect(figure('Aflossing')).toBe('€ 15.00041,7%');
    expect(figure('Slottermijn')).toBe('€ 5.00013,9%');
    expect(figure('Rente')).toBe('€ 10.98030,5%');
  });

  it('excludes the one-off costs, which are stated without VAT', async () => {
    await open();
    expect(figure('Eenmalige kosten')).toBe('€ 250');
    expect(screen.getByText(/exclusief btw.*als u de definitieve offerte\s+tekent/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('36.230');
  });

  it('does not show parts of 0 euros', async () => {
    await open({ aanbetaling: 0, slottermijn: 0 });
    expect(screen.queryByText('Slottermijn')).not.toBeInTheDocument();
    expect(screen.queryByText('Aanbetaling')).not.toBeInTheDocument();
  });
});

describe('the rate', () => {
  it('is shown with the amount it is charged over, and as the rate of an equivalent loan', async () => {
    await open({ aanbetaling: 0, slottermijn: 0 });
    expect(document.body).toHaveTextContent(
      '11% per jaar over het hele te financieren bedrag, de hele looptijd lang: € 25.000 × 11% = € 2.750 per jaar',
    );
    expect(figure('Effectieve rente')).toBe('20,5%');
    expect(figure('Effectief, met de eenmalige kosten')).toBe('21,1%');
    expect(document.body).toHaveTextContent(
      'waarbij u alleen rente betaalt over wat u nog open hebt staan, betaalt u evenveel bij 20,5% rente per jaar',
    );
  });

  it('is 13% for equipment', async () => {
    await open({ voertuigType: 'equipment' });
    expect(figure('Rente die wij rekenen')).toBe('13%');
  });

  it('never states the claim of the partners without its condition', async () => {
    await open();
    expect(document.body).toHaveTextContent(
      '2 tot 7% per jaar bij onze partners, afhankelijk van uw situatie',
    );
  });
});

describe('an early settlement', () => {
  it('has its sum, by our schedule and by an annuity', async () => {
    await open({ aanbetaling: 0, slottermijn: 0 });
    fireEvent.change(screen.getByRole('slider', { name: 'U lost alles af na' }), { target: { value: '24' } });
    expect(figure('Slotbedrag na 24 maanden, indicatie')).toBe('€ 15.000 tot € 17.668');
    expect(figure('Maandbedragen die dan vervallen')).toBe('€ 23.256');
    expect(document.body).toHaveTextContent(/€\s25\.000 − 24 × €\s416,67 aflossing = €\s15\.000/);
    expect(document.body).toHaveTextContent('Eerder aflossen is vaak boetevrij; uw contract is bepalend.');
  });

  it('is halfway at first, and within a shorter term', async () => {
    const { rerender } = await open();
    expect(figure('Slotbedrag na 30 maanden, indicatie')).toMatch(/^€ 12\.500 tot/);
    rerender(panel({ looptijd: 12 }));
    expect(figure('Slotbedrag na 6 maanden, indicatie')).toMatch(/^€ 12\.500 tot/);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});

describe('the payment chart', () => {
  it('has a summary for screen readers', async () => {
    await open();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^Wat u wanneer betaalt: €\s5\.000 bij de start, 5 jaar lang €\s5\.196 per jaar, en €\s5\.000 slottermijn aan het eind\. Daarvan is €\s10\.980 rente\.$/,
    );
  });

  it('shows every amount as text next to its bar', async () => {
    await open();
    const picture = screen.getByRole('img');
    expect(picture).toHaveTextContent('Bij de start€ 5.000');
    expect(picture).toHaveTextContent('Jaar 1€ 5.196€ 3.000 aflossing + € 2.196 rente');
    expect(picture).toHaveTextContent(
      'Jaar 5€ 10.196€ 3.000 aflossing + € 2.196 rente + € 5.000 slottermijn',
    );
  });

  it('has no start without a down payment', async () => {
    await open({ aanbetaling: 0, slottermijn: 0, looptijd: 12 });
    const picture = screen.getByRole('img');
    expect(picture).not.toHaveTextContent('Bij de start');
    expect(picture).toHaveAccessibleName(/^Wat u wanneer betaalt: €\s27\.756 in één jaar\./);
  });
});

describe('the schedule', () => {
  it('goes year by year from the down payment to the final instalment, with totals', async () => {
    await open();
    expect(screen.getByRole('table', { name: 'Aflosschema per jaar' })).toBeVisible();
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Periode', 'U betaalt', 'Rente', 'Aflossing', 'Nog open']);
    expect(row('Aanbetaling')).toEqual(['€ 5.000', '–', '–', '€ 20.000']);
    expect(row('Jaar 1')).toEqual(['€ 5.196', '€ 2.196', '€ 3.000', '€ 17.000']);
    expect(row('Jaar 5')).toEqual(['€ 5.196', '€ 2.196', '€ 3.000', '€ 5.000']);
    expect(row('Slottermijn')).toEqual(['€ 5.000', '–', '€ 5.000', '€ 0']);
    expect(row('Totaal')).toEqual(['€ 35.980', '€ 10.980', '€ 20.000', '–']);
  });

  it('goes month by month on choice, with the same totals', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Per maand' }));
    expect(screen.getByRole('table', { name: 'Aflosschema per maand' })).toBeVisible();
    expect(row('Maand 1')).toEqual(['€ 433', '€ 183', '€ 250', '€ 19.750']);
    expect(row('Maand 60')).toEqual(['€ 433', '€ 183', '€ 250', '€ 5.000']);
    expect(row('Totaal')).toEqual(['€ 35.980', '€ 10.980', '€ 20.000', '–']);
    await user.click(screen.getByRole('radio', { name: 'Per jaar' }));
    expect(screen.getByRole('table', { name: 'Aflosschema per jaar' })).toBeVisible();
  });

  it('scrolls in its own box, by keyboard too', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'Aflosschema per jaar' })).toHaveAttribute('tabindex', '0');
  });
});

it('stays open and is updated when the result changes', async () => {
  const { rerender } = await open();
  rerender(panel({ looptijd: 12 }));
  expect(row('Jaar 1')).toEqual(['€ 17.196', '€ 2.196', '€ 15.000', '€ 5.000']);
  expect(table()).toBeVisible();
});

it('has no message of its own when the result is stale', () => {
  renderWithKit(panel({}, true));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is not shown for amounts whose interest is lost in the rounding', () => {
  renderWithKit(panel({ aanschafprijs: 20, aanbetaling: 0, slottermijn: 0, looptijd: 72 }));
  expect(screen.queryByText('Kostenopbouw en aflosschema')).not.toBeInTheDocument();
});

it.each([
  ['per year', false],
  ['per month', true],
])('has no accessibility violations %s', async (_, perMaand) => {
  const { container, user } = await open();
  if (perMaand) await user.click(screen.getByRole('radio', { name: 'Per maand' }));
  expect(await axe(container)).toHaveNoViolations();
});

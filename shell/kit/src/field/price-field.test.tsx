import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { axe, renderWithKit } from '../testing/index';
import { PriceField } from './price-field';

const changed = jest.fn();

function Price({ start = '', max }: { start?: string; max?: number }) {
  const [price, setPrice] = useState({ value: start, exclusive: false });
  return (
    <PriceField
      label="Aanschafprijs"
      slider={{ max: 121_000, step: 500 }}
      max={max}
      {...price}
      onChange={(next) => {
        setPrice(next);
        changed(next);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Aanschafprijs' });
const choice = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => changed.mockClear());

test('the same number without VAT is a higher price', async () => {
  const { user } = renderWithKit(<Price />);
  await user.type(field(), '28500');
  expect(changed).toHaveBeenLastCalledWith({ value: '28500', exclusive: false });
  await user.click(choice('exclusief btw'));
  expect(field()).toHaveValue('28.500');
  expect(changed).toHaveBeenLastCalledWith({ value: '34485', exclusive: true });
  await user.click(choice('inclusief btw'));
  expect(field()).toHaveValue('28.500');
  expect(changed).toHaveBeenLastCalledWith({ value: '28500', exclusive: false });
});

test('a number that is typed without VAT stays as it is typed', async () => {
  const { user } = renderWithKit(<Price />);
  await user.click(choice('exclusief btw'));
  for (const [key, shown] of [
    ['3', '3'],
    ['1', '31'],
    ['9', '319'],
    ['9', '3.199'],
    ['7', '31.997'],
  ]) {
    await user.type(field(), key ?? '');
    expect(field()).toHaveValue(shown);
  }
  expect(screen.getByText(/Inclusief btw is dat € 38\.716/)).toBeVisible();
});

test('says that the VAT is less where the price can include bpm', () => {
  const price = { label: 'Aanschafprijs', value: '34485', exclusive: false, onChange: changed };
  const { rerender } = renderWithKit(<PriceField {...price} bpm />);
  expect(screen.getByText(/Zit er bpm in de prijs, dan is het minder/)).toBeVisible();
  rerender(<PriceField {...price} />);
  expect(screen.queryByText(/bpm/)).not.toBeInTheDocument();
});

test('says how much VAT is reclaimed, and by whom', () => {
  renderWithKit(<Price start="34485" />);
  expect(screen.getByText(/u € 5\.985 btw terug, als u btw-plichtig bent/)).toBeVisible();
});

test('the slider and the maximum are with VAT, also while the price is typed without it', async () => {
  const { user } = renderWithKit(<Price max={60_500} />);
  await user.click(choice('exclusief btw'));
  expect(screen.getByRole('slider')).toHaveAttribute('max', '50000');
  await user.type(field(), '50001');
  expect(field()).toHaveValue('5.000');
  expect(screen.getByText('Hier past hoogstens € 50.000.')).toBeVisible();
});

test('the switch is one group of choices, and has no accessibility violations', async () => {
  const { container } = renderWithKit(<Price start="34485" />);
  expect(screen.getByRole('group', { name: 'De prijs is' })).toContainElement(choice('exclusief btw'));
  fireEvent.click(choice('exclusief btw'));
  expect(choice('exclusief btw')).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['25000 excl. btw', '30250', true],
  ['Prijs: € 25.000,- (ex btw)', '30250', true],
  ['vanaf 25.000', '25000', false],
  ['25.000 incl. btw', '25000', false],
])('a pasted "%s" is understood with the VAT that it states', async (text, value, exclusive) => {
  const { user } = renderWithKit(<Price start="900" />);
  await user.tripleClick(field());
  await user.paste(text);
  expect(changed).toHaveBeenLastCalledWith({ value, exclusive });
  expect(field()).toHaveValue('25.000');
});

import { render, screen, waitFor } from '@testing-library/react';
import { AmountPlate } from './amount-plate';

test('the amount is text, and its rolling digits are not', () => {
  const { container } = render(<AmountPlate amount={1234} />);
  expect(container.textContent).toBe('€ 1.234 per maand');
});

test('a new amount is read out once it stands still, the first one is not', async () => {
  const { rerender } = render(<AmountPlate amount={710} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<AmountPlate amount={711} />);
  rerender(<AmountPlate amount={646} />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('€ 646 per maand'));
});

import { act, screen } from '@testing-library/react';
import { RefreshCw } from 'lucide-react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { IconButton } from './icon-button';

const button = () => screen.getByRole('button', { name: 'Vernieuwen' });

describe('An icon button', () => {
  test('is named by its label, and shows the label as a tooltip', async () => {
    renderWithKit(<IconButton label="Vernieuwen" icon={RefreshCw} />);
    await act(async () => button().focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Vernieuwen');
    expect(button()).not.toHaveAccessibleDescription();
  });

  test('acts by pointer and by keyboard', async () => {
    const acted = jest.fn();
    const { user } = renderWithKit(<IconButton label="Vernieuwen" icon={RefreshCw} onClick={acted} />);
    await user.click(button());
    await user.keyboard('{Enter}');
    expect(acted).toHaveBeenCalledTimes(2);
  });

  test('ignores presses while busy, and keeps the focus', async () => {
    const acted = jest.fn();
    const { user } = renderWithKit(<IconButton label="Vernieuwen" icon={RefreshCw} busy onClick={acted} />);
    await user.click(button());
    expect(acted).not.toHaveBeenCalled();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  test('has no accessibility errors', async () => {
    const { container } = renderWithKit(<IconButton label="Vernieuwen" icon={RefreshCw} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { CodeBoxes, type CodeBoxesProps } from './code-boxes';

function Code(props: Partial<CodeBoxesProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <CodeBoxes legend="Uw code" length={6} kind="digits" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function LeaseCode() {
  return <Code length={7} kind="alphanumeric" />;
}

const digit = (n: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Cijfer ${n} van 6` });
const sign = (n: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Teken ${n} van 7` });

describe('The code boxes', () => {
  test('are one named group, each box named by its place', async () => {
    const { container } = renderWithKit(
      <Code hint="De code staat in uw mail." error="Vul zes cijfers in." />,
    );
    expect(screen.getByRole('group', { name: 'Uw code' })).toHaveAccessibleDescription(
      'De code staat in uw mail. Vul zes cijfers in.',
    );
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(digit(2)).toHaveAttribute('autocomplete', 'off');
    expect(digit(1)).toHaveAttribute('inputmode', 'numeric');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('go to the next box after each character', async () => {
    const { user } = renderWithKit(<Code />);
    await user.click(digit(1));
    await user.keyboard('12');
    expect(digit(3)).toHaveFocus();
    await user.keyboard('3456');
    expect(screen.getByRole('status')).toHaveTextContent('123456');
    expect(digit(6)).toHaveFocus();
  });

  test('ignore letters in a code of digits', async () => {
    const { user } = renderWithKit(<Code />);
    await user.click(digit(1));
    await user.keyboard('a');
    expect(digit(1)).toHaveValue('');
    expect(digit(1)).toHaveFocus();
  });

  test('convert letters to capitals', async () => {
    const { user } = renderWithKit(<LeaseCode />);
    await user.click(sign(1));
    await user.keyboard('k7-mx 2pq');
    expect(screen.getByRole('status')).toHaveTextContent('K7MX2PQ');
  });

  test('go back on backspace in an empty box', async () => {
    const { user } = renderWithKit(<Code value="12" />);
    await user.click(digit(3));
    await user.keyboard('{Backspace}');
    expect(digit(2)).toHaveFocus();
    expect(digit(2)).toHaveValue('2');
    await user.keyboard('{Backspace}');
    expect(digit(2)).toHaveValue('');
    await user.keyboard('{Backspace}');
    expect(digit(1)).toHaveFocus();
  });

  test('keep a box in the middle empty, with the focus, until something is typed in it', async () => {
    const { user } = renderWithKit(<Code value="123456" />);
    await user.click(digit(2));
    await user.keyboard('{Backspace}');
    expect(digit(2)).toHaveValue('');
    expect(digit(2)).toHaveFocus();
    expect(digit(6)).toHaveValue('6');
    expect(screen.getByRole('status')).toHaveTextContent('13456');
    await user.keyboard('9');
    expect(screen.getByRole('status')).toHaveTextContent('193456');
    expect(digit(3)).toHaveFocus();
  });

  test('read full-width digits', () => {
    renderWithKit(<Code />);
    fireEvent.change(digit(1), { target: { value: '１' } });
    expect(screen.getByRole('status')).toHaveTextContent('1');
    expect(digit(2)).toHaveFocus();
  });

  test('move by the arrow keys, Home and End', async () => {
    const { user } = renderWithKit(<Code value="1234" />);
    await user.click(digit(2));
    await user.keyboard('{ArrowRight}');
    expect(digit(3)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(digit(1)).toHaveFocus();
    await user.keyboard('{End}');
    expect(digit(5)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(digit(1)).toHaveFocus();
  });

  test('replace the character of a filled box, and move on when it is the same', async () => {
    const { user } = renderWithKit(<Code value="123" />);
    await user.click(digit(1));
    await user.keyboard('9');
    expect(screen.getByRole('status')).toHaveTextContent('923');
    expect(digit(2)).toHaveFocus();
    await user.keyboard('2');
    expect(digit(3)).toHaveFocus();
  });

  test('are all filled by a pasted code, its spaces and dashes left out', async () => {
    const { user } = renderWithKit(<Code />);
    await user.click(digit(3));
    await user.paste(' 12-34 56 ');
    expect(screen.getByRole('status')).toHaveTextContent('123456');
    expect(digit(6)).toHaveFocus();
  });

  test('are all filled by a pasted lease code in small letters', async () => {
    const { user } = renderWithKit(<LeaseCode />);
    await user.click(sign(1));
    await user.paste('k7m-x2p-q');
    expect(screen.getByRole('status')).toHaveTextContent('K7MX2PQ');
  });

  test.each([
    'Uw verificatiecode is 123456. Hij is 10 minuten geldig.',
    'Op 22-11-2026 om 09.30 uur: 123456',
    'Uw code: 123 456, 10 minuten geldig',
    'Uw code\n1 2 3 4 5 6',
  ])('are filled by the six digits in a pasted text: %s', async (text) => {
    const { user } = renderWithKit(<Code />);
    await user.click(digit(1));
    await user.paste(text);
    expect(screen.getByRole('status')).toHaveTextContent('123456');
  });

  test.each([
    'Uw code: EKYVTY7',
    'De code van uw aanvraag: EKYVTY7. Bewaar deze e-mail.',
    'koppelt u met code EKYVTY7',
    'https://voorbeeld.nl/klant/lease-koppelen?code=EKYVTY7',
    'Code EKY-VTY7',
    'ekyvty7 is mijn code',
    'EKY VTY7',
  ])('are filled by the code in a pasted text: %s', async (text) => {
    const { user } = renderWithKit(<LeaseCode />);
    await user.click(sign(1));
    await user.paste(text);
    expect(screen.getByRole('status')).toHaveTextContent('EKYVTY7');
  });

  test.each([
    ['mijn aanvraagcode: ekyvtyq', 'EKYVTYQ'],
    ['Bedankt, uw code is EKYVTYQ', 'EKYVTYQ'],
  ])('are filled by a code without digits in a pasted text: %s', async (text, code) => {
    const { user } = renderWithKit(<LeaseCode />);
    await user.click(sign(1));
    await user.paste(text);
    expect(screen.getByRole('status')).toHaveTextContent(code);
  });

  test('read a pasted text without a code character by character', async () => {
    const { user } = renderWithKit(<Code />);
    await user.click(digit(1));
    await user.paste('12 34 56 78');
    expect(screen.getByRole('status')).toHaveTextContent('123456');
  });

  test('have autocomplete for one-time codes only for a code of digits that does not stay the same', () => {
    renderWithKit(
      <>
        <LeaseCode />
        <Code permanent />
      </>,
    );
    expect(sign(1)).toHaveAttribute('autocomplete', 'off');
    expect(digit(1)).toHaveAttribute('autocomplete', 'off');
  });

  test('mark only the empty boxes as invalid while the code is incomplete, otherwise all', () => {
    const { unmount } = renderWithKit(<Code value="12" error="Vul zes cijfers in." />);
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'))).toEqual([
      null,
      null,
      'true',
      'true',
      'true',
      'true',
    ]);
    unmount();
    renderWithKit(<Code value="123456" error="Deze code klopt niet." />);
    for (const box of screen.getAllByRole('textbox')) expect(box).toBeInvalid();
  });

  test('are all filled when the browser autofills the code into the first box', async () => {
    const { user } = renderWithKit(<Code />);
    await user.click(digit(1));
    await user.keyboard('1');
    digit(1).focus();
    await user.clear(digit(1));
    await user.paste('654321');
    expect(screen.getByRole('status')).toHaveTextContent('654321');
  });

  test('report a code that came whole, by pasting or autofill, and never a typed one', async () => {
    const onWhole = jest.fn();
    const { user } = renderWithKit(<Code onWhole={onWhole} />);
    await user.click(digit(1));
    await user.keyboard('123456');
    await user.click(digit(1));
    await user.paste('12');
    expect(onWhole).not.toHaveBeenCalled();
    await user.paste('Uw code: 654321');
    expect(onWhole.mock.calls).toEqual([['654321']]);
    fireEvent.change(digit(1), { target: { value: '111222' } });
    expect(onWhole.mock.calls).toEqual([['654321'], ['111222']]);
  });
});

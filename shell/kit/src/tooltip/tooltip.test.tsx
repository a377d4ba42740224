import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderWithKit } from '../testing/index';
import { Tooltip, TooltipProvider } from './tooltip';

function Two() {
  return (
    <TooltipProvider>
      <Tooltip text="Tot en met vandaag">
        <button type="button">Rente</button>
      </Tooltip>
      <Tooltip text="Inclusief btw">
        <button type="button">Prijs</button>
      </Tooltip>
    </TooltipProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent);

describe('A tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('opens when the pointer rests for 700 ms', () => {
    renderWithKit(<Two />);
    enter('Rente');
    pass(699);
    expect(shown()).toEqual([]);
    pass(1);
    expect(shown()).toEqual(['Tot en met vandaag']);
  });

  test('opens without the wait within 300 ms after another one', () => {
    renderWithKit(<Two />);
    enter('Rente');
    pass(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    leave('Rente');
    pass(299);
    enter('Prijs');
    expect(shown()).toEqual(['Inclusief btw']);
  });

  test('waits again once 300 ms have passed', () => {
    renderWithKit(<Two />);
    enter('Rente');
    pass(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    leave('Rente');
    pass(300);
    enter('Prijs');
    pass(699);
    expect(shown()).toEqual([]);
    pass(1);
    expect(shown()).toEqual(['Inclusief btw']);
  });

  test('opens at once for the keyboard, describes what has the focus, and closes with Escape', () => {
    renderWithKit(<Two />);
    act(() => button('Rente').focus());
    expect(button('Rente')).toHaveAccessibleDescription('Tot en met vandaag');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toEqual([]);
    expect(button('Rente')).toHaveFocus();
  });

  test('works by itself, without a provider above it', () => {
    renderWithKit(
      <Tooltip text="Inclusief btw">
        <button type="button">Prijs</button>
      </Tooltip>,
    );
    act(() => button('Prijs').focus());
    expect(shown()).toEqual(['Inclusief btw']);
  });

  test('has no accessibility errors while it is open', async () => {
    const { container } = renderWithKit(<Two />);
    act(() => button('Rente').focus());
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from '../testing/axe';
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
const enter = (name: string) =>
  act(async () => fireEvent.pointerMove(button(name), { pointerType: 'mouse' }));
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
/** Focuses the button. The tooltip computes its position asynchronously. */
const focus = (name: string) => act(async () => button(name).focus());
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent);

describe('A tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('opens when the pointer rests for 700 ms', async () => {
    renderWithKit(<Two />);
    await enter('Rente');
    await pass(699);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['Tot en met vandaag']);
  });

  test('opens without delay within 300 ms after another one', async () => {
    renderWithKit(<Two />);
    await enter('Rente');
    await pass(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    leave('Rente');
    await pass(299);
    await enter('Prijs');
    expect(shown()).toEqual(['Inclusief btw']);
  });

  test('opens with the delay again after 300 ms', async () => {
    renderWithKit(<Two />);
    await enter('Rente');
    await pass(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    leave('Rente');
    await pass(300);
    await enter('Prijs');
    await pass(699);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['Inclusief btw']);
  });

  test('opens at once on focus, describes the focused element, and closes on Escape', async () => {
    renderWithKit(<Two />);
    await focus('Rente');
    expect(button('Rente')).toHaveAccessibleDescription('Tot en met vandaag');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toEqual([]);
    expect(button('Rente')).toHaveFocus();
  });

  test('works without a provider', async () => {
    renderWithKit(
      <Tooltip text="Inclusief btw">
        <button type="button">Prijs</button>
      </Tooltip>,
    );
    await focus('Prijs');
    expect(shown()).toEqual(['Inclusief btw']);
  });

  test('has no accessibility errors while it is open', async () => {
    const { container } = renderWithKit(<Two />);
    await focus('Rente');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});

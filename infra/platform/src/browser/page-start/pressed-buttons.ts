/** Marks a button that was pressed before it works; the design system says how that looks. */
const PRESSED = 'data-pressed';

/** Shows that a button was pressed and will do something soon. */
export function markPressed(button: HTMLButtonElement): void {
  button.setAttribute(PRESSED, '');
  button.setAttribute('aria-busy', 'true');
}

/** Removes the marks of all buttons. @returns these buttons */
export function takePressed(): HTMLButtonElement[] {
  const pressed = [...document.querySelectorAll<HTMLButtonElement>(`button[${PRESSED}]`)];
  for (const button of pressed) {
    button.removeAttribute(PRESSED);
    button.removeAttribute('aria-busy');
  }
  return pressed;
}

import { onHydrated } from './hydrated';
import { findLoadNotice } from './load-notice-element';
import { markPressed, takePressed } from './pressed-buttons';

/**
 * Keeps each press of a button that needs the scripts of the page until they work, and then presses it, once. Links, and forms that a
 * browser sends by itself, work without them. A visitor who was told that the buttons do not work is not kept waiting.
 */
export function keepEarlyPresses(): void {
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || sendsForm(button) || findLoadNotice()?.hidden === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    markPressed(button);
  };
  document.addEventListener('click', keep, true);
  onHydrated(() => {
    document.removeEventListener('click', keep, true);
    for (const button of takePressed()) button.click();
  });
}

/** Does a press send a form to a page of the site? The method `dialog` means that the page handles the form itself. */
function sendsForm({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form !== null && form.method !== 'dialog';
}

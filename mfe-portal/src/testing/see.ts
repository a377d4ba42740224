import type { KitResult, MadeCall } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';

/** Waits for a toast with this title and text. */
export async function seeToast(title: string, text: string, tone: 'success' | 'error' = 'success') {
  await waitFor(() => {
    const toast = document.querySelector(`[data-tone="${tone}"]`);
    expect(toast).toHaveTextContent(title);
    expect(toast).toHaveTextContent(text);
  });
}

/** Waits for the red toast of a failure. */
export function seeFailure(text: string) {
  return seeToast('Fout', text, 'error');
}

/** The boxes of a code, in order. */
export function codeBoxes(): HTMLInputElement[] {
  return screen.getAllByRole('textbox', { name: /^(?:Cijfer|Teken) \d van \d$/ });
}

/** Types a code, starting in the first box. */
export async function typeCode(user: KitResult['user'], code: string) {
  await user.click(codeBoxes()[0] as HTMLInputElement);
  await user.keyboard(code);
}

/** The requests that change something: without fetching the session and the applications. */
export function sent(calls: MadeCall[]) {
  return calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
}

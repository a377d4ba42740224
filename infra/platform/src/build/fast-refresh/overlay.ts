let shown: HTMLElement | undefined;

/** Shows what is wrong over the page, until it is closed or the next call; nothing when it is empty. */
export function showProblem(text: string): void {
  shown?.remove();
  shown = undefined;
  if (!text) return;
  const overlay = document.createElement('div');
  overlay.setAttribute('role', 'alert');
  overlay.lang = 'en';
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;z-index:2147483647;padding:16px;background:#1d1d1f;color:#fff';
  const message = document.createElement('pre');
  message.style.cssText = 'margin:0;font:14px/1.5 monospace;white-space:pre-wrap';
  message.textContent = text;
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.style.cssText =
    'float:right;padding:4px 12px;border:0;font:14px/1.5 monospace;background:#fff;color:#1d1d1f';
  close.addEventListener('click', () => showProblem(''));
  overlay.append(close, message);
  // Not in the body: it may not be parsed yet.
  document.documentElement.append(overlay);
  shown = overlay;
}

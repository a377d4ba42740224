import { LOAD_NOTICE_ID } from '../../protocol/boot';
import { takePressed } from './pressed-buttons';

/** The message of this page, unless it was closed or removed. */
export function findLoadNotice(): HTMLElement | null {
  return document.getElementById(LOAD_NOTICE_ID);
}

/** Shows the message. When the visitor has filled in something, it also says that this is lost when the page is loaded again. */
export function showLoadNotice(): void {
  const notice = findLoadNotice();
  if (!notice?.hidden) return;
  const warning = notice.querySelector<HTMLElement>('[hidden]');
  if (warning) warning.hidden = !isFilledIn();
  const close = notice.querySelector('button');
  if (close) close.onclick = removeLoadNotice;
  notice.hidden = false;
  // What was pressed does nothing after all.
  takePressed();
}

export function removeLoadNotice(): void {
  findLoadNotice()?.remove();
}

/** Does any field of the page differ from the server's HTML? */
export function isFilledIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement & HTMLOptionElement>('input,textarea,option');
  return [...fields].some((field) =>
    // The value of these does not depend on the choice.
    field.matches('[type=checkbox],[type=radio],option')
      ? field.checked !== field.defaultChecked || field.selected !== field.defaultSelected
      : field.value !== field.defaultValue,
  );
}

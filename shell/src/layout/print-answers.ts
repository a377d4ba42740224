/**
 * Opens the closed `<details>` of the page while it is printed, for browsers where CSS cannot do that: before Chrome 131, Safari 18.4
 * and Firefox 143.
 */
export function openAnswersForPrint(): void {
  let restore = () => {};
  // An accordion that closes the other answers would do so while all are open.
  const ignore = (event: Event) => event.stopPropagation();

  window.addEventListener('beforeprint', () => {
    restore();
    const answers = [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((element) => ({
      element,
      wasOpen: element.open,
      name: element.getAttribute('name'),
    }));
    window.addEventListener('toggle', ignore, true);
    for (const { element } of answers) element.removeAttribute('name');
    for (const { element } of answers) element.open = true;
    restore = () => {
      for (const { element, wasOpen } of answers) element.open = wasOpen;
      for (const { element, name } of answers) if (name !== null) element.setAttribute('name', name);
      window.removeEventListener('toggle', ignore, true);
      restore = () => {};
    };
  });
  window.addEventListener('afterprint', () => restore());
}

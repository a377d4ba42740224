/**
 * Opens the closed answers of the page while it is printed. For browsers in which style cannot: before Chrome 131, Safari 18.4 and
 * Firefox 143.
 */
export function openAnswersOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let restore = () => {};
  // Answers that close each other would do so while they are open together.
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

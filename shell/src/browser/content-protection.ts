/** Where the browser's own menu and keys do something for the visitor: pasting, checking the spelling, opening in a new tab. */
const LEFT_ALONE = 'input, textarea, select, a[href], [contenteditable]:not([contenteditable="false"])';

const WARNING =
  'Let op: plak hier nooit code die iemand u stuurt. Wie daarom vraagt, kan bij uw gegevens willen komen.';

/** Wider or higher than this, in px, a part of the window beside the page is no scrollbar or toolbar of a browser. */
const DOCKED = { beside: 200, below: 350 } as const;

/**
 * Blocks the context menu and the keys for the developer tools and the source of the page, and warns once in the console when
 * developer tools are open beside the page. It protects nothing that a browser was sent; it only turns away a casual look.
 */
export function protectContent(): void {
  document.addEventListener('contextmenu', block);
  document.addEventListener('keydown', (event) => {
    if (leadsToSource(event)) block(event);
  });
  if (!navigator.webdriver) warnOnceAboutTools();
}

function block(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest(LEFT_ALONE)) return;
  event.preventDefault();
}

/** F12; Ctrl+Shift+I and Ctrl+U; on a Mac Cmd+Alt+I and Cmd+Alt+U, where Alt makes another character of the letter. */
function leadsToSource({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'F12') return true;
  const letter = key.toLowerCase();
  if (ctrlKey && !altKey && !metaKey) return shiftKey ? letter === 'i' : letter === 'u';
  return metaKey && altKey && !ctrlKey && (code === 'KeyI' || code === 'KeyU');
}

/** The sizes of a browser's window and of the page in it, as `window` tells them. */
export type WindowSizes = Pick<Window, 'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight'>;

/**
 * Does something as large as developer tools stand beside or below the page? Zooming makes the page smaller in both
 * directions alike, so each direction is measured with the scale of the other.
 */
export function toolsAreDocked({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSizes): boolean {
  if (!outerWidth || !outerHeight || !innerWidth || !innerHeight) return false;
  const beside = outerWidth - innerWidth * (outerHeight / innerHeight);
  const below = outerHeight - innerHeight * (outerWidth / innerWidth);
  return beside > DOCKED.beside || below > DOCKED.below;
}

/** On a touch screen the keyboard of the screen and pinching change the sizes too. */
function warnOnceAboutTools(): void {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  const look = () => {
    if (!toolsAreDocked(window)) return;
    window.removeEventListener('resize', look);
    console.warn(WARNING);
  };
  window.addEventListener('resize', look);
  look();
}

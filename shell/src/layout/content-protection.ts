/** Where the context menu and keys stay available, for pasting, the spelling checker and opening in a new tab. */
const EXEMPT = 'input, textarea, select, a[href], [contenteditable]:not([contenteditable="false"])';

const WARNING =
  'Let op: plak hier nooit code die iemand u stuurt. Wie daarom vraagt, kan bij uw gegevens willen komen.';

/** A part of the window next to or below the page that is larger than this, in px, is not a scrollbar or a browser toolbar. */
const MIN_DOCKED_PX = { beside: 200, below: 350 } as const;

/**
 * Blocks the context menu and the keys for the developer tools and the page source, and warns once in the console when developer
 * tools are docked to the window. It is no security measure: the browser has received everything. It only discourages.
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
  if (target instanceof Element && target.closest(EXEMPT)) return;
  event.preventDefault();
}

/** F12; Ctrl+Shift+I and Ctrl+U; on a Mac Cmd+Alt+I and Cmd+Alt+U, where Alt changes the character in `key`. */
function leadsToSource({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'F12') return true;
  const letter = key.toLowerCase();
  if (ctrlKey && !altKey && !metaKey) return shiftKey ? letter === 'i' : letter === 'u';
  return metaKey && altKey && !ctrlKey && (code === 'KeyI' || code === 'KeyU');
}

/** The sizes of the browser window and of its viewport, from `window`. */
export type WindowSizes = Pick<Window, 'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight'>;

/**
 * Is something as large as developer tools docked next to or below the page? Zoom scales both directions equally, so each direction
 * is measured with the scale of the other.
 */
export function toolsAreDocked({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSizes): boolean {
  if (!outerWidth || !outerHeight || !innerWidth || !innerHeight) return false;
  const beside = outerWidth - innerWidth * (outerHeight / innerHeight);
  const below = outerHeight - innerHeight * (outerWidth / innerWidth);
  return beside > MIN_DOCKED_PX.beside || below > MIN_DOCKED_PX.below;
}

/** Not on a touch screen: its keyboard and pinch zoom change the sizes too. */
function warnOnceAboutTools(): void {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  const check = () => {
    if (!toolsAreDocked(window)) return;
    window.removeEventListener('resize', check);
    console.warn(WARNING);
  };
  window.addEventListener('resize', check);
  check();
}

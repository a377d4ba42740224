import { protectContent, toolsAreDocked } from './content-protection';

beforeAll(() => protectContent());

/** Was the event stopped, wherever on the page it came from? */
function isBlocked(event: Event, html = '<p>Tekst</p>'): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-from]') ?? document.body.firstElementChild;
  return !target?.dispatchEvent(event);
}

const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
const press = (init: KeyboardEventInit) =>
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });

test('the context menu of the page is blocked', () => {
  expect(isBlocked(menu())).toBe(true);
});

test.each<[string, KeyboardEventInit]>([
  ['F12', { key: 'F12' }],
  ['Ctrl+Shift+I', { key: 'I', ctrlKey: true, shiftKey: true }],
  ['Ctrl+U', { key: 'u', ctrlKey: true }],
  ['Ctrl+U with caps lock', { key: 'U', ctrlKey: true }],
  ['Cmd+Alt+I', { key: 'ˆ', code: 'KeyI', metaKey: true, altKey: true }],
  ['Cmd+Alt+U', { key: '¨', code: 'KeyU', metaKey: true, altKey: true }],
])('%s is blocked', (_name, init) => {
  expect(isBlocked(press(init))).toBe(true);
});

test.each<[string, KeyboardEventInit]>([
  ['a letter', { key: 'u' }],
  ['Ctrl+I', { key: 'i', ctrlKey: true }],
  ['Ctrl+Shift+U', { key: 'U', ctrlKey: true, shiftKey: true }],
  // AltGr is Ctrl and Alt for a browser on Windows.
  ['AltGr+U', { key: 'ú', code: 'KeyU', ctrlKey: true, altKey: true }],
  ['Cmd+U', { key: 'u', code: 'KeyU', metaKey: true }],
  ['F5', { key: 'F5' }],
  ['Shift+F10', { key: 'F10', shiftKey: true }],
])('%s is not blocked', (_name, init) => {
  expect(isBlocked(press(init))).toBe(false);
});

test.each([
  ['an input', '<input data-from>'],
  ['a text area', '<textarea data-from></textarea>'],
  ['a select', '<select><option data-from>A</option></select>'],
  ['text that can be edited', '<div contenteditable="true"><b data-from>A</b></div>'],
  ['a link', '<a href="/faq"><svg data-from></svg></a>'],
])('nothing is blocked inside %s', (_where, html) => {
  expect(isBlocked(menu(), html)).toBe(false);
  expect(isBlocked(press({ key: 'u', ctrlKey: true }), html)).toBe(false);
  expect(isBlocked(press({ key: 'F12' }), html)).toBe(false);
});

test.each([
  ['text that cannot be edited', '<div contenteditable="false"><b data-from>A</b></div>'],
  ['a button', '<button data-from>A</button>'],
  ['an anchor that leads nowhere', '<a data-from>A</a>'],
])('inside %s it is', (_where, html) => {
  expect(isBlocked(menu(), html)).toBe(true);
});

describe('docked developer tools', () => {
  /** The sizes of a zoomed window of 1440 by 900 with a browser toolbar of 120 px, partly taken by developer tools. */
  const sizes = (zoom: number, tools: { beside?: number; below?: number } = {}) => ({
    outerWidth: 1440,
    outerHeight: 900,
    innerWidth: Math.round((1440 - (tools.beside ?? 0)) / zoom),
    innerHeight: Math.round((900 - 120 - (tools.below ?? 0)) / zoom),
  });
  const ZOOMS = [0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4, 5];

  test.each(ZOOMS)('are not detected when there are none, at a zoom of %d', (zoom) => {
    expect(toolsAreDocked(sizes(zoom))).toBe(false);
  });

  test.each(ZOOMS)('are detected at a zoom of %d', (zoom) => {
    expect(toolsAreDocked(sizes(zoom, { beside: 560 }))).toBe(true);
    expect(toolsAreDocked(sizes(zoom, { below: 400 }))).toBe(true);
  });

  test('are not detected in a window without an outer size', () => {
    expect(toolsAreDocked({ outerWidth: 0, outerHeight: 0, innerWidth: 800, innerHeight: 600 })).toBe(false);
  });
});

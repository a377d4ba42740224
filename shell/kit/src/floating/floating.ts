import { timing } from '../theme/timing';

/** How something that floats over the page keeps off what the visitor uses. */
export type FloatingOptions =
  | {
      /** It stays where it is: what gets the focus is scrolled clear of it. */
      behaviour: 'stays';
      edge: 'top' | 'bottom';
      /** What else floats at the bottom stands above it, by `bottomEdge`. */
      takesEdge?: boolean;
      /** It stands in the right corner: messages appear beside it, by `cornerEdge`. */
      inCorner?: boolean;
    }
  | {
      /**
       * It has the attribute `data-away` while it would cover what is named here, and is back once the page rests: CSS hides it then,
       * with `givesWay`. While it has the focus itself it stays.
       */
      behaviour: 'gives way';
      /**
       * `every control`: any link, button or field. `what is used`: what has the focus or is
       * pressed, what is said at a field that is wrong, and the way on.
       */
      to: 'every control' | 'what is used';
      inCorner?: boolean;
    }
  | {
      /** It has the first of these as `data-place`, or where that would cover what is used, the one that covers least. */
      behaviour: 'moves';
      /** Best first, for as long as it has content. CSS says where each is; `--top-edge` is what is fixed at the top of the window, in px. */
      places: () => readonly [string, ...string[]];
    };

interface Surface {
  element: HTMLElement;
  options: FloatingOptions;
  /** Waits until the page rests. */
  returning?: ReturnType<typeof setTimeout> | undefined;
  /** Where one that moves is. */
  box: Box;
  /**
   * What the mouse has to do with it: it is elsewhere, it was where the element appeared and rests there, or it came to it.
   */
  mouse: 'elsewhere' | 'under it' | 'on it';
}

/** Edges of a part of the window, in px from its top left corner. */
interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What can be pressed or filled in. */
const CONTROL =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=slider], [role=switch], [role=tab], [role=option]';

/** The way on: what sends a form or leads to the next page, as `Button` and `ButtonLink` mark it. */
const WAY_ON = 'main [data-primary]';

const NOWHERE: Box = { top: 0, right: 0, bottom: 0, left: 0 };

/** Room between the focus and what floats, in px. */
const ROOM = 16;

/** How close to each other the points are at which an element is looked through, in px: less than any target is wide. */
const GRID = 16;

/** How bad it is to cover something. */
const HARM = { used: 1000, wayOn: 100, message: 10, other: 1 } as const;

const surfaces = new Set<Surface>();
/** What was pressed last: in some browsers a pressed button has no focus. */
let pressed: Element | null = null;
let isPressing = false;
/** Where the mouse is. A finger that was lifted is nowhere. */
let pointer: { x: number; y: number } | null = null;
let frame = 0;
let sizes: ResizeObserver | undefined;
let stopListening: (() => void) | undefined;

/**
 * Makes an element one of those that float over the page, for as long as it is there: none of them covers a control that has the focus,
 * is pressed or is the way on.
 *
 * @returns what ends it
 */
export function startFloating(element: HTMLElement, options: FloatingOptions): () => void {
  stopListening ??= listen();
  const surface: Surface = { element, options, box: NOWHERE, mouse: 'elsewhere' };
  surfaces.add(surface);
  sizes?.observe(element);
  measureEdges();
  arrange();
  if (options.behaviour === 'stays') clearFocus();
  return () => {
    clearTimeout(surface.returning);
    surfaces.delete(surface);
    sizes?.unobserve(element);
    element.removeAttribute('data-away');
    measureEdges();
    if (surfaces.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/** Did a floating element appear where the mouse was, and has the mouse not been beside it or pressed it since? */
export function appearedUnderPointer(element: HTMLElement): boolean {
  return [...surfaces].some((surface) => surface.element === element && surface.mouse === 'under it');
}

function listen(): () => void {
  const events = new AbortController();
  const { signal } = events;
  const passive = { passive: true, capture: true, signal };
  const observer = new ResizeObserver(() => {
    // Places change no sizes, so that this ends here; edges do.
    arrange();
    soon();
  });
  sizes = observer;
  observer.observe(document.body);
  const press = ({ target }: PointerEvent) => {
    isPressing = true;
    pressed = target instanceof Element ? target.closest(CONTROL) : null;
    for (const surface of surfaces) {
      if (target instanceof Node && surface.element.contains(target)) surface.mouse = 'on it';
    }
  };
  const release = () => {
    isPressing = false;
  };
  const move = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    pointer = pointerType === 'touch' ? null : { x, y };
    for (const surface of surfaces) {
      if (!isPointerIn(surface.box)) surface.mouse = 'elsewhere';
      else if (surface.mouse === 'elsewhere') surface.mouse = 'on it';
    }
  };
  document.addEventListener('pointerdown', press, passive);
  document.addEventListener('pointerup', release, passive);
  document.addEventListener('pointercancel', release, passive);
  document.addEventListener('pointermove', move, passive);
  document.addEventListener(
    'focusin',
    () => {
      clearFocus();
      arrange();
    },
    { signal },
  );
  document.addEventListener('scroll', soon, passive);
  window.addEventListener('resize', soon, { signal });
  return () => {
    cancelAnimationFrame(frame);
    frame = 0;
    observer.disconnect();
    events.abort();
    pressed = null;
    pointer = null;
  };
}

/** In the next frame, once for all that happens before it. */
function soon(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    if (measureEdges()) clearFocus();
    arrange();
  });
}

/** Tells CSS how much of the window's edges is occupied. @returns whether that changed */
function measureEdges(): boolean {
  let edge = 0;
  let fixed = 0;
  let givingWay = 0;
  let corner = 0;
  for (const { element, options } of surfaces) {
    const { width, height } = element.getBoundingClientRect();
    if (options.behaviour === 'moves' || height === 0) continue;
    const { bottom, right } = getComputedStyle(element);
    if (options.inCorner) corner = Math.max(corner, width + px(right));
    const reach = Math.ceil(height + px(bottom));
    if (options.behaviour === 'gives way') givingWay = Math.max(givingWay, reach + ROOM);
    else if (options.edge === 'bottom') {
      fixed = Math.max(fixed, reach + ROOM);
      if (options.takesEdge) edge = Math.max(edge, reach);
    }
  }
  // On a low window there must be room left: what gives way does so.
  const clear = Math.max(fixed, Math.min(givingWay, window.innerHeight / 2));
  const changes = [
    setLength('--bottom-edge', edge),
    setLength('--bottom-clear', clear),
    setLength('--corner-edge', corner),
  ];
  return changes.includes(true);
}

function setLength(name: string, length: number): boolean {
  const { style } = document.documentElement;
  const text = length > 0 ? `${length}px` : '';
  if (style.getPropertyValue(name) === text) return false;
  if (text) style.setProperty(name, text);
  else style.removeProperty(name);
  return true;
}

/** Lets each that gives way or moves do so. */
function arrange(): void {
  for (const surface of surfaces) {
    if (surface.options.behaviour === 'gives way') giveWay(surface, surface.options.to);
    if (surface.options.behaviour === 'moves') move(surface, surface.options.places());
  }
}

function giveWay(surface: Surface, to: 'every control' | 'what is used'): void {
  const { element } = surface;
  const box = boxOf(element);
  const hasFocus = element.matches(':focus-visible') || element.querySelector(':focus-visible') !== null;
  const covers = to === 'every control' ? coversControl(element, box) : harmOf(element, box) >= HARM.wayOn;
  clearTimeout(surface.returning);
  surface.returning = undefined;
  if (covers && !hasFocus) element.setAttribute('data-away', '');
  else if (hasFocus) element.removeAttribute('data-away');
  else if (element.hasAttribute('data-away')) {
    surface.returning = setTimeout(() => element.removeAttribute('data-away'), timing.floatingReturn);
  }
}

function move(surface: Surface, places: readonly [string, ...string[]]): void {
  const { element } = surface;
  if (element.childElementCount === 0) {
    delete element.dataset.place;
    surface.box = NOWHERE;
    surface.mouse = 'elsewhere';
    return;
  }
  const top = Math.max(0, ...topSurfaces().map((box) => box.bottom));
  element.style.setProperty('--top-edge', `${Math.ceil(top)}px`);
  const harmAt = (place: string) => {
    element.dataset.place = place;
    const box = boxOf(element);
    const surprise = surface.mouse !== 'on it' && isPointerIn(box) ? HARM.used : 0;
    return harmOf(element, box) + surprise;
  };
  // It stays where it is for as long as it is in nobody's way: what moves back and forth is hard to read.
  const now = element.dataset.place;
  if (!now || !places.includes(now) || harmAt(now) >= HARM.message) {
    const harms = places.map(harmAt);
    element.dataset.place = places[harms.indexOf(Math.min(...harms))] ?? places[0];
  }
  surface.box = boxOf(element);
  if (surface.mouse === 'elsewhere' && isPointerIn(surface.box)) surface.mouse = 'under it';
}

function topSurfaces(): Box[] {
  return [...surfaces].flatMap(({ element, options }) =>
    options.behaviour === 'stays' && options.edge === 'top' ? [boxOf(element)] : [],
  );
}

function isPointerIn({ top, right, bottom, left }: Box): boolean {
  return (
    pointer !== null && pointer.x >= left && pointer.x <= right && pointer.y >= top && pointer.y <= bottom
  );
}

/** How bad it is that an element floats over this part of the window. */
function harmOf(element: HTMLElement, box: Box): number {
  if (isEmpty(box)) return 0;
  let harm = 0;
  const count = (other: Element | null, weight: number) => {
    if (other && !element.contains(other) && !other.contains(element) && overlaps(box, boxOf(other)))
      harm += weight;
  };
  const focused = document.activeElement;
  if (focused !== document.body) count(focused, focused?.matches(CONTROL) ? HARM.used : HARM.message);
  for (const text of textsOf(focused?.closest('[aria-describedby]'))) count(text, HARM.used / 2);
  for (const wrong of document.querySelectorAll('main [aria-invalid=true]')) {
    for (const text of textsOf(wrong)) count(text, HARM.wayOn);
  }
  if (pressed?.isConnected) count(pressed, HARM.used);
  for (const way of document.querySelectorAll(WAY_ON)) count(way, HARM.wayOn);
  for (const alert of document.querySelectorAll('main [role=alert]')) count(alert, HARM.message);
  for (const other of surfaces) if (other.element !== element) count(other.element, HARM.other);
  return harm;
}

/** What is said at a control: its hint and its error. */
function textsOf(control: Element | null | undefined): (Element | null)[] {
  const ids = control?.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id));
}

/** Would this part of the window be pressed instead of a control below it? */
function coversControl(element: HTMLElement, box: Box): boolean {
  for (const y of points(box.top, box.bottom)) {
    for (const x of points(box.left, box.right)) {
      const below = document.elementsFromPoint(x, y).filter((other) => !element.contains(other));
      if (below.some((other) => other.closest(CONTROL))) return true;
    }
  }
  return false;
}

function points(from: number, to: number): number[] {
  const steps = Math.ceil((to - from) / GRID);
  return Array.from({ length: steps && steps + 1 }, (_, step) => from + (step * (to - from)) / steps);
}

/** Scrolls a control that has the focus clear of what stays where it is, unless it is being pressed there. */
function clearFocus(): void {
  const focused = document.activeElement;
  if (isPressing || !focused?.matches(CONTROL)) return;
  const fixed = [...surfaces].filter(({ options }) => options.behaviour === 'stays');
  if (fixed.some(({ element }) => element.contains(focused))) return;
  if (fixed.some(({ element }) => overlaps(boxOf(element), boxOf(focused)))) {
    focused.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }
}

function boxOf(element: Element): Box {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return { top, right, bottom, left };
}

function isEmpty({ top, right, bottom, left }: Box): boolean {
  return right <= left || bottom <= top;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    !isEmpty(other) &&
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}

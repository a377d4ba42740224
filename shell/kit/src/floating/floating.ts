import { timing } from '../theme/timing';

/** How an element that floats over the page avoids covering what the visitor uses. */
export type FloatingOptions =
  | {
      /** It keeps its place: a control that gets the focus is scrolled clear of it. */
      behaviour: 'fixed';
      edge: 'top' | 'bottom';
      /** Other elements that float at the bottom are placed above it, by `bottomEdge`. */
      takesEdge?: boolean;
      /** It is in the right corner: messages appear next to it, by `cornerEdge`. */
      inCorner?: boolean;
    }
  | {
      /**
       * It has the attribute `data-away`, and CSS hides it with `fadeWhileAway`, while it would cover the controls in `from`; it returns
       * once the page stops moving. While it has the focus itself it stays visible.
       */
      behaviour: 'hides';
      /**
       * `all controls`: any link, button or field. `active controls`: the control that has the focus or is pressed, the hint and error
       * of an invalid field, and the primary action.
       */
      from: 'all controls' | 'active controls';
      inCorner?: boolean;
    }
  | {
      /** Its `data-place` is the first of `places`, or, where that would cover active controls, the one that covers least. */
      behaviour: 'moves';
      /** Best first. CSS says where each is; `--top-edge` is the bottom of what is fixed at the top of the window, in px. */
      places: () => readonly [string, ...string[]];
    };

interface Surface {
  element: HTMLElement;
  options: FloatingOptions;
  /** Shows a hidden element again once the page stops moving. */
  returning?: ReturnType<typeof setTimeout> | undefined;
  /** The current position of an element that moves. */
  box: Box;
  /**
   * `under it`: the element appeared where the mouse was, and the mouse has not moved off it since. `on it`: the mouse moved onto
   * the element or pressed it.
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

/** What sends a form or leads to the next page, as `Button` and `ButtonLink` mark it. */
const PRIMARY_ACTION = 'main [data-primary]';

const NOWHERE: Box = { top: 0, right: 0, bottom: 0, left: 0 };

/** Space between a focused control and a floating element, in px. */
const ROOM = 16;

/** Distance between the points that are hit-tested below an element, in px: less than the width of any target. */
const GRID = 16;

/** The cost of covering something, by what is covered. */
const OVERLAP_COST = { active: 1000, primaryAction: 100, message: 10, other: 1 } as const;

const surfaces = new Set<Surface>();
/** The control that was pressed last: in some browsers a pressed button does not get the focus. */
let pressed: Element | null = null;
let isPressing = false;
/** The position of the mouse; null after a touch. */
let pointer: { x: number; y: number } | null = null;
let frame = 0;
let sizes: ResizeObserver | undefined;
let stopListening: (() => void) | undefined;

/**
 * Registers an element that floats over the page. No registered element covers a control that has the focus or is pressed, or the
 * primary action.
 *
 * @returns a function that unregisters it
 */
export function startFloating(element: HTMLElement, options: FloatingOptions): () => void {
  stopListening ??= listen();
  const surface: Surface = { element, options, box: NOWHERE, mouse: 'elsewhere' };
  surfaces.add(surface);
  sizes?.observe(element);
  measureEdges();
  if (options.behaviour === 'fixed') clearFocus();
  // Before it is painted, but not now: looking at what it covers would make the browser lay out the page once more.
  scheduleUpdate();
  return () => {
    clearTimeout(surface.returning);
    surfaces.delete(surface);
    sizes?.unobserve(element);
    element.removeAttribute('data-away');
    setLength(element, '--bottom-edge', 0);
    setLength(element, '--corner-edge', 0);
    measureEdges();
    if (surfaces.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/** Did a floating element appear under the mouse, and has the mouse neither left it nor pressed it since? */
export function appearedUnderPointer(element: HTMLElement): boolean {
  return [...surfaces].some((surface) => surface.element === element && surface.mouse === 'under it');
}

function listen(): () => void {
  const events = new AbortController();
  const { signal } = events;
  const passive = { passive: true, capture: true, signal };
  const observer = new ResizeObserver(() => {
    // Changing a place changes no sizes, so this does not loop; changing an edge does.
    arrange();
    scheduleUpdate();
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
  document.addEventListener('scroll', scheduleUpdate, passive);
  // What is pressed may open or close something that is fixed, such as a menu: nothing scrolls then, and no size changes.
  document.addEventListener('click', scheduleUpdate, passive);
  document.addEventListener('keyup', scheduleUpdate, passive);
  window.addEventListener('resize', scheduleUpdate, { signal });
  return () => {
    cancelAnimationFrame(frame);
    frame = 0;
    observer.disconnect();
    events.abort();
    pressed = null;
    pointer = null;
  };
}

/** Updates in the next animation frame, once for all events before it. */
function scheduleUpdate(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    if (measureEdges()) clearFocus();
    arrange();
  });
}

/**
 * Sets how much of the window's edges is occupied, as CSS properties of the elements that use them: set on the whole page they would make
 * the browser compute the style of everything. @returns whether any changed
 */
function measureEdges(): boolean {
  let edge = 0;
  let fixed = 0;
  let hiding = 0;
  let corner = 0;
  for (const { element, options } of surfaces) {
    // These take nothing from the bottom, and measuring them would make the browser lay out the page.
    if (options.behaviour === 'moves' || (options.behaviour === 'fixed' && options.edge === 'top')) continue;
    const { top, width, height } = element.getBoundingClientRect();
    if (height === 0) continue;
    if (options.inCorner) corner = Math.max(corner, width + px(getComputedStyle(element).right));
    const reach = Math.ceil(window.innerHeight - top);
    if (options.behaviour === 'hides') hiding = Math.max(hiding, reach + ROOM);
    else if (options.edge === 'bottom') {
      fixed = Math.max(fixed, reach + ROOM);
      if (options.takesEdge) edge = Math.max(edge, reach);
    }
  }
  // At most half of a low window: elements that hide do not need the space.
  const clear = Math.max(fixed, Math.min(hiding, window.innerHeight / 2));
  let changed = setLength(document.documentElement, 'scroll-padding-bottom', clear);
  for (const element of document.querySelectorAll<HTMLElement>('[data-bottom-clear]')) {
    setLength(element, '--bottom-clear', clear);
  }
  for (const { element } of surfaces) {
    changed = setLength(element, '--bottom-edge', edge) || changed;
    changed = setLength(element, '--corner-edge', corner) || changed;
  }
  return changed;
}

function setLength({ style }: HTMLElement, name: string, length: number): boolean {
  const text = length > 0 ? `${length}px` : '';
  if (style.getPropertyValue(name) === text) return false;
  if (text) style.setProperty(name, text);
  else style.removeProperty(name);
  return true;
}

/** Hides or moves the elements that do so. */
function arrange(): void {
  for (const surface of surfaces) {
    if (surface.options.behaviour === 'hides') updateVisibility(surface, surface.options.from);
    if (surface.options.behaviour === 'moves') move(surface, surface.options.places());
  }
}

function updateVisibility(surface: Surface, from: 'all controls' | 'active controls'): void {
  const { element } = surface;
  const box = boxOf(element);
  const hasFocus = element.matches(':focus-visible') || element.querySelector(':focus-visible') !== null;
  const covers =
    from === 'all controls'
      ? coversControl(element, box)
      : overlapCost(element, box) >= OVERLAP_COST.primaryAction;
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
  const costAt = (place: string) => {
    element.dataset.place = place;
    const box = boxOf(element);
    const pointerCost = surface.mouse !== 'on it' && isPointerIn(box) ? OVERLAP_COST.active : 0;
    return overlapCost(element, box) + pointerCost;
  };
  // It keeps its place until it covers something: text that moves back and forth is hard to read.
  const now = element.dataset.place;
  if (!now || !places.includes(now) || costAt(now) >= OVERLAP_COST.message) {
    const costs = places.map(costAt);
    element.dataset.place = places[costs.indexOf(Math.min(...costs))] ?? places[0];
  }
  surface.box = boxOf(element);
  if (surface.mouse === 'elsewhere' && isPointerIn(surface.box)) surface.mouse = 'under it';
}

function topSurfaces(): Box[] {
  return [...surfaces].flatMap(({ element, options }) =>
    options.behaviour === 'fixed' && options.edge === 'top' ? [boxOf(element)] : [],
  );
}

function isPointerIn({ top, right, bottom, left }: Box): boolean {
  return (
    pointer !== null && pointer.x >= left && pointer.x <= right && pointer.y >= top && pointer.y <= bottom
  );
}

/** The total cost of what an element covers in this part of the window. */
function overlapCost(element: HTMLElement, box: Box): number {
  if (isEmpty(box)) return 0;
  let cost = 0;
  const count = (other: Element | null, weight: number) => {
    if (other && !element.contains(other) && !other.contains(element) && overlaps(box, boxOf(other)))
      cost += weight;
  };
  const focused = document.activeElement;
  // A heading that a page change focused does not move a toast: one that stays is easier to read.
  if (focused !== document.body)
    count(focused, focused?.matches(CONTROL) ? OVERLAP_COST.active : OVERLAP_COST.other);
  for (const text of textsOf(focused?.closest('[aria-describedby]'))) count(text, OVERLAP_COST.active / 2);
  for (const wrong of document.querySelectorAll('main [aria-invalid=true]')) {
    for (const text of textsOf(wrong)) count(text, OVERLAP_COST.primaryAction);
  }
  if (pressed?.isConnected) count(pressed, OVERLAP_COST.active);
  for (const way of document.querySelectorAll(PRIMARY_ACTION)) count(way, OVERLAP_COST.primaryAction);
  for (const alert of document.querySelectorAll('main [role=alert]')) count(alert, OVERLAP_COST.message);
  for (const other of surfaces) if (other.element !== element) count(other.element, OVERLAP_COST.other);
  return cost;
}

/** The elements that describe a control: its hint and its error. */
function textsOf(control: Element | null | undefined): (Element | null)[] {
  const ids = control?.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id));
}

/** Is there a control below the element in this part of the window? */
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

/** Scrolls the focused control clear of fixed elements, unless it is being pressed. */
function clearFocus(): void {
  const focused = document.activeElement;
  if (isPressing || !focused?.matches(CONTROL)) return;
  const fixed = [...surfaces].filter(({ options }) => options.behaviour === 'fixed');
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

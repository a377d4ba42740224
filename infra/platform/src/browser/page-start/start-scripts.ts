import type { ScriptsOfPage } from '../../protocol/scripts-of-page';
import { verifiedByHash } from './verified-by-hash';

/** How long the scripts wait for a page that does not become complete, or is not painted, in ms. */
const LOAD_TIMEOUT_MS = 3000;

/** How long they wait for an idle moment after that, in ms. */
const IDLE_TIMEOUT_MS = 1000;

/** What a visitor does before using something. */
const APPROACHES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** What a mouse is moved to before it is used. */
const CONTROLS = 'a,button,input,select,textarea,summary,label,[tabindex]';

/**
 * Requests the scripts of the page when it is complete and has been painted, in an idle moment, so that they take neither network nor
 * processor from what the visitor sees. At once when the visitor reaches for something.
 *
 * @param onStart called once, with the script elements
 */
export function startScripts(page: ScriptsOfPage, onStart: (scripts: HTMLScriptElement[]) => void): void {
  let isStarted = false;
  const start = (fetchPriority: 'low' | 'high') => {
    if (isStarted) return;
    isStarted = true;
    for (const event of APPROACHES) removeEventListener(event, startAtOnce, true);
    removeEventListener('pointerover', startOverControl, true);
    onStart(request(page, fetchPriority));
  };
  const startAtOnce = () => start('high');
  const startOverControl = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS)) startAtOnce();
  };
  for (const event of APPROACHES) addEventListener(event, startAtOnce, { capture: true, passive: true });
  addEventListener('pointerover', startOverControl, { capture: true, passive: true });

  const startWhenIdle = () => whenIdle(() => start('low'));
  addEventListener('load', () => afterPaint(startWhenIdle));
  addEventListener('DOMContentLoaded', () => setTimeout(startWhenIdle, LOAD_TIMEOUT_MS));
}

/** As soon as the content of the page has been painted; at once where a browser does not tell. */
function afterPaint(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    then();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function whenIdle(then: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(then, 1);
}

/** Adds the scripts to the page. They run in order, each as soon as it and those before it have arrived. */
function request({ scripts, preload }: ScriptsOfPage, fetchPriority: 'low' | 'high'): HTMLScriptElement[] {
  const elements = scripts.map((script) => {
    const { address, verified } = verifiedByHash(script);
    const element = document.createElement('script');
    return Object.assign(element, { src: address, async: false, fetchPriority }, verified);
  });
  const links = preload.map((script) => {
    const { address, verified } = verifiedByHash(script);
    const element = document.createElement('link');
    return Object.assign(element, { rel: 'preload', as: 'script', href: address, fetchPriority }, verified);
  });
  document.head.append(...elements, ...links);
  return elements;
}

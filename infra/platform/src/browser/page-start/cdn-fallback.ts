import { FAILURES_PATH } from '../../protocol/addresses';
import type { SiteFailure } from '../../protocol/site-failure';
import { sendReport } from '../send-report';
import { has, isFirst, write } from '../tab-storage';

/** How long a script from the CDN may take before the CDN is asked whether it answers at all, in ms. */
const ASK_AFTER_MS = 4000;

/** How long it may take to answer that, in ms. Together they are less than a chunk may take. */
const ANSWER_TIMEOUT_MS = 3000;

/** The storage key of a tab to which the CDN did not answer. */
const SILENT_KEY = 'cdn-is-silent';

/**
 * Loads each script from this site that does not load from the CDN: of the shell or of a remote, named in the HTML or requested later.
 * The element that requested it has the event `load` then as if it came from the CDN, and `error` only when this site does not have it
 * either. Once the CDN did not answer, the tab no longer waits for it. Reports the first failure of the tab.
 *
 * @param cdn the address of the release store at the CDN
 */
export function loadFromSiteInstead(cdn: string): void {
  const timers = new Map<HTMLScriptElement, number>();
  const isOfCdn = (target: unknown): target is HTMLScriptElement =>
    target instanceof HTMLScriptElement && target.src.startsWith(`${cdn}/`);

  const stopWaiting = (script: HTMLScriptElement) => {
    clearTimeout(timers.get(script));
    timers.delete(script);
  };

  const replace = (script: HTMLScriptElement) => {
    stopWaiting(script);
    const path = script.src.slice(cdn.length);
    const parts = path.split('/');
    const failure: SiteFailure = {
      kind: 'cdn-failed',
      remote: parts[1] ?? '',
      version: parts[2] ?? '',
      path: location.pathname,
    };
    if (isFirst('shell-cdn-failed')) sendReport(FAILURES_PATH, failure);
    const other = Object.assign(document.createElement('script'), { src: `/releases${path}` });
    for (const type of ['load', 'error']) {
      other.addEventListener(type, () => {
        other.remove();
        script.dispatchEvent(new Event(type));
      });
    }
    document.head.append(other);
  };

  /** In another document it is never run, also when it arrives later. */
  const abandon = (script: HTMLScriptElement) => {
    new Document().adoptNode(script);
    replace(script);
  };

  const watch = (script: HTMLScriptElement) => {
    if (has(SILENT_KEY)) return abandon(script);
    const ask = async () => {
      if (await answers(script.src)) return;
      if (!timers.has(script)) return;
      write(SILENT_KEY, 1);
      abandon(script);
    };
    timers.set(
      script,
      window.setTimeout(() => void ask(), ASK_AFTER_MS),
    );
    script.addEventListener('load', () => stopWaiting(script));
  };

  // Before the listeners of the element. Events that `replace` dispatches are not trusted.
  const onError = (event: Event) => {
    if (!event.isTrusted || !isOfCdn(event.target)) return;
    event.stopImmediatePropagation();
    replace(event.target);
  };
  addEventListener('error', onError, true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) [...addedNodes].filter(isOfCdn).forEach(watch);
  }).observe(document.head, { childList: true });
}

/** Any answer counts. */
function answers(address: string): Promise<boolean> {
  const options = {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  } as const;
  return fetch(address, options).then(
    () => true,
    () => false,
  );
}

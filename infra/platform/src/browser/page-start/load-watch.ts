import { FAILURES_PATH } from '../../protocol/addresses';
import type { SiteFailure } from '../../protocol/site-failure';
import { sendReport } from '../send-report';
import { isFirst } from '../tab-storage';
import { isHydrated } from './hydrated';
import { findLoadNotice, isFilledIn, showLoadNotice } from './load-notice-element';

/** How long a page may take to hydrate before the visitor is told that it does not work. One that hydrates later still works. */
const HYDRATION_TIMEOUT_MS = 20_000;

/**
 * Tells the visitor, and the server, when the scripts of the shell do not arrive, after a reload where that may help. Scripts that these
 * load have messages of their own.
 */
export function watchScripts(scripts: readonly HTMLScriptElement[]): void {
  let hasFailed = false;
  const fail = () => {
    if (hasFailed) return;
    hasFailed = true;
    void recover();
  };
  for (const script of scripts) script.addEventListener('error', () => whenParsed(fail));
  setTimeout(() => {
    if (isHydrated() || !findLoadNotice()?.hidden) return;
    reportOnce();
    showLoadNotice();
  }, HYDRATION_TIMEOUT_MS);
}

/** The message comes with the body. */
function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then);
  else then();
}

/** Reloads the page when that may help and loses nothing, once per tab and version of the shell; otherwise shows the message. */
async function recover(): Promise<void> {
  reportOnce();
  // After the reload Chrome would scroll the message out of view: it restores what was at the top of the window.
  history.scrollRestoration = 'manual';
  if (mayReload() && (await serverAnswers()) && mayReload() && isFirst(`shell-reload ${shellVersion()}`))
    location.reload();
  else showLoadNotice();
}

/** Not when the visitor has seen the message, or has filled in something. */
function mayReload(): boolean {
  return findLoadNotice()?.hidden === true && !isFilledIn();
}

/** Without a connection a reload would replace a readable page by the browser's error page. */
function serverAnswers(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Reports the failure, once per tab and version of the shell. */
function reportOnce(): void {
  const version = shellVersion();
  const failure: SiteFailure = { kind: 'page-not-loaded', remote: 'shell', version, path: location.pathname };
  if (isFirst(`shell-report ${version}`)) sendReport(FAILURES_PATH, failure);
}

function shellVersion(): string {
  return findLoadNotice()?.dataset.shell ?? '';
}

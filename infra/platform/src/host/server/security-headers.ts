import { createHash } from 'node:crypto';
import { addHelmetHeaders } from '@site/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HostSettings } from './settings';

/** @property url where visitors reach the site */
type SecuritySettings = Pick<HostSettings, 'assetUrl' | 'scriptSources' | 'development'> & { url: string };

/**
 * Adds security headers to every answer. Scripts are allowed from this site and from the configured origins, never evaluated, and
 * inline only those that are given here. Those origins may also be called and serve images, which is how third-party scripts report.
 * The CDN of the site's own scripts may send them, and be asked whether it answers. Styles may be inline, because styled-components writes them
 * into the HTML.
 *
 * @param inlineScripts the exact code of the scripts that may be inline
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { url, assetUrl, scriptSources, development }: SecuritySettings,
  inlineScripts: readonly string[] = [],
): void {
  const https = url.startsWith('https://');
  const cdn = assetUrl === null ? [] : [`${assetUrl}/`];
  const options = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts.map(hashSource), ...cdn, ...scriptSources],
        connectSrc: ["'self'", ...cdn, ...scriptSources],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...scriptSources],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // In development the gallery of the kit shows examples in iframes.
        frameAncestors: [development ? "'self'" : "'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Sent with the pages that need it (`isolateWindow`).
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  } as const;
  addHelmetHeaders(app, options, {
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  });
}

/**
 * Takes the window of a page from the site that opened it, which could lead it elsewhere. The browser starts a new process for
 * that, with which the page is half a second late on a phone.
 */
export function isolateWindow(reply: FastifyReply): void {
  reply.header('cross-origin-opener-policy', 'same-origin');
}

/** What allows an inline script in a Content-Security-Policy. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

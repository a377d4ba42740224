import path from 'node:path';
import { createHost, readHostSettings } from '@site/platform/host';
import { InvalidSetting, readSiteIdentity } from '@site/server';
import { fallbackDocument } from './document/fallback-document';
import { SPECULATION_RULES } from './document/speculation-rules';
import { announcementAt, msUntilAnnouncementChanges, readAnnouncement } from './server/announcement';
import { apiRules } from './server/api-rules';
import { OWN_PAGES } from './server/own-pages';
import { PLACES } from './server/places';
import { renderPage } from './server/render-page';
import { readSecurityContact, serveSecurityTxt } from './server/security-txt';
import { serveSeo } from './server/seo';

/** How long requests may take to be answered when the server stops. */
const STOP_TIMEOUT_MS = 9000;

async function main(): Promise<void> {
  const settings = readHostSettings(process.env);
  const site = readSiteIdentity(process.env);
  const announcement = readAnnouncement(process.env);
  const securityContact = readSecurityContact(process.env);
  const dist = path.resolve(__dirname, '..');
  const app = await createHost(settings, {
    dist,
    identity: site,
    url: site.url,
    renderPage,
    ownPages: OWN_PAGES,
    places: PLACES,
    announcement: {
      at: (now) => announcementAt(announcement, now),
      msUntilChange: (now) => msUntilAnnouncementChanges(announcement, now),
    },
    isIsolated: (at) => /^\/(?:kantoor|klant|login)(?:\/|$)/.test(at),
    inlineScripts: [SPECULATION_RULES],
    fallbackDocument: fallbackDocument(site),
    api: apiRules(site),
    addRoutes: async (server, live) => {
      await serveSeo(server, { live, site, dist });
      if (securityContact) serveSecurityTxt(server, securityContact, site);
    },
  });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ host: settings.host, port: settings.port });
}

main().catch((error: NodeJS.ErrnoException) => {
  const expected = error instanceof InvalidSetting || error.code === 'EADDRINUSE' || error.code === 'EACCES';
  console.error(expected ? error.message : error);
  process.exit(1);
});

// The program of the mail catcher: a mail server on 127.0.0.1 that delivers nothing and shows everything on a page. Plain JavaScript in a
// process of its own: its libraries take longer to load than those of all other tools together.
import { MailDev } from 'maildev';

/** The oldest mails are removed beyond this number. */
const MAX_MAILS = 500;
/** How long a stop waits for connections of open tabs, in ms. */
const STOP_TIMEOUT_MS = 2000;

const [smtp, web, mailDirectory] = process.argv.slice(2);
const mailDev = new MailDev({
  smtp: Number(smtp),
  ip: '127.0.0.1',
  web: Number(web),
  webIp: '127.0.0.1',
  mailDirectory,
  maxEmails: MAX_MAILS,
  silent: true,
});
process.once('SIGTERM', () => {
  setTimeout(() => process.exit(), STOP_TIMEOUT_MS);
  mailDev.stop().finally(() => process.exit());
});
const { api } = await mailDev.start();
// MailDev serves its page only to requests that accept text/html explicitly; `*/*` must get it too.
api.server.server.prependListener('request', ({ url, headers }) => {
  if (url === '/') headers.accept = 'text/html';
});

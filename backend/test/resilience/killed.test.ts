import { CALLS } from '@site/contract';
import { BackendProcess } from '../backend-process.js';
import { FlakyProxy } from '../flaky-proxy.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase, TestBackend } from '../test-backend.js';
import { killDuringSubmissions } from './kill-during-submissions.js';
import { Database } from './support.js';

test('a backend that is killed during 60 submissions neither loses nor duplicates any', () =>
  killDuringSubmissions(60));

test('a backend that is killed after it stored a draft leaves its mail to the next one', async () => {
  const mailbox = new Mailbox();
  await mailbox.open();
  const mailLine = new FlakyProxy(mailbox.port);
  await mailLine.start();
  mailLine.silence();
  const settings = { DATABASE_URL: await freshDatabase(), SMTP_URL: `smtp://127.0.0.1:${mailLine.port}` };
  const killed = await BackendProcess.start(settings);
  const email = 'later@bedrijf.nl';
  const saved = await killed.browser().post(CALLS.saveDraft.path, { email, antwoorden: '{"naam":"Jan"}' });
  expect(saved.status).toBe(200);
  await killed.kill();
  expect(mailbox.unread).toEqual([]);

  const database = new Database(settings.DATABASE_URL);
  await database.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '31 seconds'",
  );
  mailLine.resume();
  const next = await TestBackend.start(settings);
  const { text } = await mailbox.take(email, 'later verder');
  const [, concept] = /verder#(\S+)/.exec(text ?? '') ?? [];
  const opened = await next.browser().post(CALLS.openDraft.path, { concept });
  expect(opened.body).toMatchObject({ antwoorden: '{"naam":"Jan"}' });
  await next.stop();
  await mailLine.cut();
  await mailbox.close();
});

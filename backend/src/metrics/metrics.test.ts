import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { until } from '@site/testkit/until';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

/** The lines of a scrape. */
async function scrape(): Promise<string[]> {
  const reply = await backend.browser().get('/metrics');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return reply.text.split('\n');
}

test('requests, stored forms and mails are counted; a retried submission once', async () => {
  const headers = { 'idempotency-key': 'een-keer' };
  const email = 'tel@bedrijf.nl';
  for (let time = 0; time < 2; time++) {
    await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }), headers);
  }
  await backend.mailbox.take(email, 'leaseaanvraag');
  await backend.mailbox.take('info@zakenwiel.example', 'leaseaanvraag');
  const { browser } = await backend.firstLogin('tel2@bedrijf.nl');
  await browser.get(CALLS.applications.path.replace('{id}', '5a1d3c1e-0000-4000-8000-000000000000'));
  await browser.get('/api/bestaat-niet');
  let lines: string[] = [];
  // A mail is counted when the mail server confirms it, shortly after it is in the mailbox.
  await until(async () => {
    lines = await scrape();
    return lines.includes('mails_total{outcome="sent"} 5');
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'submissions_accepted_total{kind="application"} 1',
      'http_request_duration_seconds_count{method="POST",route="/api/send-lease-email",status="2xx"} 2',
      'http_request_duration_seconds_count{method="GET",route="/api/customers/:id/applications",status="4xx"} 1',
      'http_request_duration_seconds_count{method="GET",route="unknown",status="4xx"} 1',
      'database_up 1',
      'outbox_failed_jobs 0',
      'outbox_oldest_due_job_age_seconds 0',
      'database_pool_waiting_requests 0',
    ]),
  );
  const text = lines.join('\n');
  expect(text).toMatch(/^outbox_jobs_total\{task="account-request",outcome="done"\} 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).not.toContain('bedrijf.nl');
});

test('an exceeded limit is counted under its name', async () => {
  const browser = backend.browser();
  const body = { email: 'vaak@bedrijf.nl' };
  await browser.post(CALLS.forgotCode.path, body);
  expect((await browser.post(CALLS.forgotCode.path, body)).status).toBe(429);
  expect((await scrape()).join('\n')).toMatch(/^limits_hit_total\{limit="[a-z-]+"\} 1$/m);
});

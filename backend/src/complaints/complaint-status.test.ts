import { CALLS } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { aComplaint } from '@site/testkit/complaint';
import { anEmployee } from '../../test/an-employee.js';
import type { Browser } from '../../test/browser.js';
import { setComplaintStatus } from '../../test/decide.js';
import {
  EMPTY_VALUES,
  expectRejected,
  INVALID_EMAILS,
  NON_STRING_VALUES,
} from '../../test/expect-rejected.js';
import { TestBackend } from '../../test/test-backend.js';
import { RecordErased, StatusChangedMeanwhile, TransitionNotAllowed } from '../status-history/decision.js';
import { Complaint } from './complaint.entity.js';
import { ComplaintStatus } from './complaint-status.js';
import type { NewComplaintStatus } from './status-transitions.js';

const RECEIVED = new Date('2026-11-20T13:32:00Z');
const TAKEN_UP = new Date('2026-11-23T09:15:00Z');
const ANSWERED = new Date('2026-11-25T15:40:00Z');
const UNKNOWN = {
  success: false,
  message: 'Wij vinden geen klacht met dit nummer en dit e-mailadres.',
  errors: {
    klachtnummer: 'Kijk het nummer na in de e-mail die u van ons kreeg.',
    email: 'Vul het e-mailadres in waarop u die e-mail kreeg.',
  },
};
const TOO_OFTEN = {
  success: false,
  message: expect.stringMatching(/^U hebt dit te vaak geprobeerd\. Probeer het over .+ opnieuw\.$/),
};

let backend: TestBackend;
let statuses: ComplaintStatus;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  statuses = backend.app.get(ComplaintStatus);
});
beforeEach(() => backend.holdClock(RECEIVED));
afterAll(() => backend.stop());

let complaints = 0;
/** A complaint of a complainant of its own. */
async function complain(): Promise<{ klachtnummer: string; email: string }> {
  const email = `klager${++complaints}@bedrijf.nl`;
  await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
  const { number } = await backend.database.manager.findOneByOrFail(Complaint, { email });
  return { klachtnummer: number, email };
}

const ask = (body: object, browser = backend.browser()) => browser.post(CALLS.complaintStatus.path, body);

async function change(klachtnummer: string, to: NewComplaintStatus, at: Date): Promise<void> {
  backend.holdClock(at);
  await setComplaintStatus(backend, klachtnummer, to, 'Een geheime toelichting.');
}

describe('the answer', () => {
  test('has the moment of each status, and until the answer the last day to hear from us', async () => {
    const complaint = await complain();
    const received = { success: true, status: 'received', ontvangenOp: RECEIVED.toISOString() };
    expect((await ask(complaint)).body).toEqual({ ...received, antwoordUiterlijkOp: '2026-11-27' });

    await change(complaint.klachtnummer, 'in-handling', TAKEN_UP);
    const handled = { ...received, status: 'in-handling', inBehandelingOp: TAKEN_UP.toISOString() };
    expect((await ask(complaint)).body).toEqual({ ...handled, antwoordUiterlijkOp: '2026-11-27' });

    await change(complaint.klachtnummer, 'answered', ANSWERED);
    const answered = { ...handled, status: 'answered', beantwoordOp: ANSWERED.toISOString() };
    expect((await ask(complaint)).body).toEqual(answered);
  });

  test('has no moment of handling when the complaint was answered at once', async () => {
    const complaint = await complain();
    await change(complaint.klachtnummer, 'answered', ANSWERED);
    expect((await ask(complaint)).body).toEqual({
      success: true,
      status: 'answered',
      ontvangenOp: RECEIVED.toISOString(),
      beantwoordOp: ANSWERED.toISOString(),
    });
  });

  test('promises no day when an answered complaint is handled again', async () => {
    const complaint = await complain();
    const again = new Date('2026-12-01T10:00:00Z');
    await change(complaint.klachtnummer, 'answered', ANSWERED);
    await change(complaint.klachtnummer, 'in-handling', again);
    expect((await ask(complaint)).body).toEqual({
      success: true,
      status: 'in-handling',
      ontvangenOp: RECEIVED.toISOString(),
      inBehandelingOp: again.toISOString(),
    });
  });

  test('is the same for the number and the address in any notation', async () => {
    const { klachtnummer, email } = await complain();
    const { body } = await ask({ klachtnummer, email });
    const [, year, sequence] = /^K(\d{4})-0*(\d+)$/.exec(klachtnummer) ?? [];
    for (const typed of [
      klachtnummer.toLowerCase(),
      ` ${klachtnummer.replace('-', ' – ')} `,
      klachtnummer.replace('-', ''),
      `${year}-${sequence}`,
    ]) {
      expect((await ask({ klachtnummer: typed, email: ` ${email.toUpperCase()} ` })).body).toEqual(body);
    }
  });
});

describe('a rejection', () => {
  test('is the same for an unknown number and for a wrong mail address', async () => {
    const { klachtnummer, email } = await complain();
    const other = await complain();
    for (const body of [
      { klachtnummer: 'K2020-000001', email },
      { klachtnummer, email: 'iemand@bedrijf.nl' },
      { klachtnummer, email: other.email },
    ]) {
      const reply = await ask(body);
      expect([reply.status, reply.body]).toEqual([404, UNKNOWN]);
    }
  });

  test('names the field that is missing or invalid', async () => {
    const { klachtnummer, email } = await complain();
    const number = { klachtnummer: 'Vul uw klachtnummer in, bijvoorbeeld K2026-000123.' };
    for (const invalid of [...EMPTY_VALUES, ...NON_STRING_VALUES, 'K7M2PQ9', 'K2026-', '1']) {
      await expectRejected(backend, () => ask({ klachtnummer: invalid, email }), number);
    }
    for (const invalid of INVALID_EMAILS) {
      await expectRejected(backend, () => ask({ klachtnummer, email: invalid }), {
        email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
      });
    }
  });
});

describe('failures are limited', () => {
  test('to ten in a quarter of an hour for an IP address, and for an IPv6 subscriber', async () => {
    const { klachtnummer, email } = await complain();
    for (const [first, second] of [
      ['192.0.2.9', '192.0.2.9'],
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
    ] as const) {
      for (let i = 0; i < 10; i++) {
        const guess = { klachtnummer: `K2019-${first.length}0000${i}`, email };
        expect((await ask(guess, backend.browser(first))).status).toBe(404);
      }
      const rejected = await ask({ klachtnummer, email }, backend.browser(second));
      expect([rejected.status, rejected.body]).toEqual([429, expect.objectContaining(TOO_OFTEN)]);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    }
    expect((await ask({ klachtnummer, email })).status).toBe(200);
  });

  test('to twenty an hour for a number over all IP addresses, whether it exists or not', async () => {
    const { klachtnummer, email } = await complain();
    for (const number of [klachtnummer, 'K2018-000007']) {
      for (let i = 0; i < 20; i++) {
        const guess = { klachtnummer: number, email: `gok${i}@bedrijf.nl` };
        expect((await ask(guess, backend.browser())).status).toBe(404);
      }
      const rejected = await ask({ klachtnummer: number, email }, backend.browser());
      expect([rejected.status, rejected.body]).toEqual([429, expect.objectContaining(TOO_OFTEN)]);
      expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    }
  });

  test('but not what is found', async () => {
    const complaint = await complain();
    const browser = backend.browser();
    for (let i = 0; i < 25; i++) expect((await ask(complaint, browser)).status).toBe(200);
  });
});

describe('a change of the status', () => {
  const STATUSES = ['received', 'in-handling', 'answered'] as const;
  const ALLOWED = [
    'received>in-handling',
    'received>answered',
    'in-handling>answered',
    'answered>in-handling',
  ];
  const idOf = async (number: string) =>
    (await backend.database.manager.findOneByOrFail(Complaint, { number })).id;
  const statusOf = async (id: string) =>
    (await backend.database.manager.findOneByOrFail(Complaint, { id })).status;

  test.each(STATUSES.flatMap((from) => (['in-handling', 'answered'] as const).map((to) => ({ from, to }))))(
    'from $from to $to is allowed or rejected as the office works',
    async ({ from, to }) => {
      const id = await idOf((await complain()).klachtnummer);
      await backend.database.manager.update(Complaint, { id }, { status: from });
      const changed = statuses.change(id, { from, to, note: 'Bijna klaar.', by: 'Marieke' });
      if (!ALLOWED.includes(`${from}>${to}`)) {
        await expect(changed).rejects.toThrow(TransitionNotAllowed);
        expect([await statusOf(id), await statuses.statusHistory(id)]).toEqual([from, []]);
        return;
      }
      await changed;
      expect(await statusOf(id)).toBe(to);
      expect(await statuses.statusHistory(id)).toEqual([
        {
          id: expect.any(String),
          complaintId: id,
          fromStatus: from,
          toStatus: to,
          note: 'Bijna klaar.',
          changedBy: 'Marieke',
          changedAt: RECEIVED,
        },
      ]);
    },
  );

  test('is made once when two are made at the same time', async () => {
    const id = await idOf((await complain()).klachtnummer);
    const results = await Promise.allSettled([
      statuses.change(id, { from: 'received', to: 'in-handling', note: '', by: 'Marieke' }),
      statuses.change(id, { from: 'received', to: 'answered', note: '', by: 'Piet' }),
    ]);
    const [rejected] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(rejected).toBeInstanceOf(StatusChangedMeanwhile);
    const status = await statusOf(id);
    expect(rejected).toMatchObject({ status, change: { toStatus: status } });
    expect(await statuses.statusHistory(id)).toHaveLength(1);
  });

  test('of a complaint that was erased meanwhile is rejected', async () => {
    const id = await idOf((await complain()).klachtnummer);
    await backend.database.manager.delete(Complaint, { id });
    const changed = statuses.change(id, { from: 'received', to: 'answered', note: '', by: 'Marieke' });
    await expect(changed).rejects.toThrow(RecordErased);
  });

  test('is neither made nor mailed when its history cannot be stored', async () => {
    const { klachtnummer, email } = await complain();
    const id = await idOf(klachtnummer);
    await backend.mailbox.take(email, 'ontvangen');
    const [{ before }] = await backend.database.query('SELECT now() AS before');
    await backend.database.query('ALTER TABLE complaint_status_changes RENAME TO renamed');
    const changed = statuses.change(id, { from: 'received', to: 'answered', note: '', by: 'Marieke' });
    await expect(changed).rejects.toThrow(/complaint_status_changes/);
    await backend.database.query('ALTER TABLE renamed RENAME TO complaint_status_changes');
    expect(await statusOf(id)).toBe('received');
    const jobs = await backend.database.query('SELECT 1 FROM graphile_worker.jobs WHERE created_at > $1', [
      before,
    ]);
    expect(jobs).toEqual([]);
  });
});

test('the history of a complaint is deleted with it', async () => {
  const { klachtnummer } = await complain();
  await change(klachtnummer, 'answered', ANSWERED);
  const { id } = await backend.database.manager.findOneByOrFail(Complaint, { number: klachtnummer });
  await backend.database.manager.delete(Complaint, { id });
  expect(await statuses.statusHistory(id)).toEqual([]);
});

describe('the office', () => {
  let karin: Browser;
  let piet: Browser;
  beforeAll(async () => {
    karin = (await anEmployee(backend, 'karin@kantoor.example')).browser;
    piet = (await anEmployee(backend, 'piet@kantoor.example')).browser;
  });

  const at = (name: keyof typeof OFFICE_CALLS, klachtnummer: string) =>
    OFFICE_CALLS[name].path.replace('{klachtnummer}', klachtnummer);
  const setStatus = (browser: Browser, klachtnummer: string, body: object) =>
    browser.put(at('officeComplaintStatus', klachtnummer), body);
  const klacht = async (klachtnummer: string) =>
    (await karin.get(at('officeComplaint', klachtnummer))).body.klacht;

  test('sees a complaint with its deadlines, and mails the complainant what it showed before', async () => {
    const { klachtnummer, email } = await complain();
    expect(await klacht(klachtnummer.toLowerCase())).toMatchObject({
      klachtnummer,
      email,
      status: 'received',
      behandelingVoor: '2026-11-27T16:00:00.000Z',
      contactVoor: '2026-11-27T16:00:00.000Z',
      verloop: [],
    });
    const notices = await backend.mailsTo('klachten@zakenwiel.example');
    expect(notices.at(-1)?.text).toContain(`http://localhost:8080/kantoor/klacht?nummer=${klachtnummer}`);
    const body = { van: 'received', naar: 'in-handling', toelichting: 'Wij bellen de garage.' };
    const { body: preview } = await setStatus(karin, klachtnummer, { ...body, proef: true });
    expect(await klacht(klachtnummer)).toMatchObject({ status: 'received', verloop: [] });
    expect((await setStatus(karin, klachtnummer, body)).status).toBe(200);
    const mail = await backend.mailbox.take(email, 'behandelen uw klacht');
    expect(preview.mails).toEqual([{ aan: email, onderwerp: mail.subject, tekst: mail.text }]);
    expect(await klacht(klachtnummer)).toMatchObject({
      status: 'in-handling',
      verloop: [
        {
          naar: 'in-handling',
          op: RECEIVED.toISOString(),
          door: 'Karin de Vries',
          toelichting: 'Wij bellen de garage.',
        },
      ],
    });
  });

  test('finds a complaint by all that its complainant says, and lists by status', async () => {
    const email = 'beller@bedrijf.nl';
    await backend
      .browser()
      .post(CALLS.complaints.path, aComplaint({ email, telefoon: '06 - 99 88 77 66', bedrijf: 'Zonnedak' }));
    const { number } = await backend.database.manager.findOneByOrFail(Complaint, { email });
    const list = async (query: Record<string, string>) =>
      (await karin.get(`${OFFICE_CALLS.officeComplaints.path}?${new URLSearchParams(query)}`)).body.rijen;
    const found = [expect.objectContaining({ klachtnummer: number, status: 'received' })];
    for (const zoek of ['+31699887766', 'zonnedak', number, 'beller@'])
      expect(await list({ zoek })).toEqual(found);
    expect(await list({ zoek: 'beller@', status: 'answered' })).toEqual([]);
    await setComplaintStatus(backend, number, 'answered', 'Opgelost.');
    const [answered] = await list({ zoek: 'beller@', status: 'answered' });
    expect(answered).not.toHaveProperty('voor');
    const { text } = await karin.get(`${OFFICE_CALLS.officeComplaintsCsv.path}?zoek=beller@`);
    expect(text.split('\r\n')[1]).toContain(`${number};Beantwoord;`);
  });

  test('mails nothing for who did not see the status of now, and says who changed it', async () => {
    const { klachtnummer, email } = await complain();
    const answer = { van: 'received', naar: 'answered', toelichting: 'Wij belden u.' };
    const answers = await Promise.all(
      [karin, piet].map((browser) => setStatus(browser, klachtnummer, answer)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Karin de Vries wijzigde de status intussen op vrijdag 20 november 2026 om 14.32 uur. Er is niets gewijzigd en niets gemaild. Bekijk eerst hoe het er nu voor staat.',
    );
    await backend.mailbox.take(email, 'is beantwoord');
    expect((await klacht(klachtnummer)).verloop).toHaveLength(1);
  });

  test.each([
    ['without an answer', '', 'Schrijf het antwoord, of wat u aan de telefoon afsprak.'],
    ['with an empty place', 'U krijgt [bedrag] terug.', 'Vul eerst nog in: [bedrag].'],
  ])('answers nothing %s', async (_what, toelichting, error) => {
    const { klachtnummer } = await complain();
    const body = { van: 'received', naar: 'answered', toelichting };
    for (const { status, body: answer } of [
      await setStatus(karin, klachtnummer, body),
      await setStatus(karin, klachtnummer, { ...body, proef: true }),
    ])
      expect([status, answer.errors]).toEqual([400, { toelichting: error }]);
    expect((await klacht(klachtnummer)).status).toBe('received');
  });

  test('cannot go to a status that does not follow', async () => {
    const { klachtnummer } = await complain();
    const body = { van: 'in-handling', naar: 'in-handling', toelichting: '' };
    const { status, body: answer } = await setStatus(karin, klachtnummer, body);
    const naar = 'Een klacht die ‘In behandeling’ is, kan niet ‘In behandeling’ worden.';
    expect([status, answer.errors]).toEqual([400, { naar }]);
  });
});

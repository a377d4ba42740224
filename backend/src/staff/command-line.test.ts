import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS } from '@site/contract';
import { Staff } from '../../test/staff.js';
import { TestBackend } from '../../test/test-backend.js';
import { Config } from '../config/config.js';

let backend: TestBackend;
let staff: Staff;
let folder: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  staff = new Staff(backend);
  folder = mkdtempSync(path.join(tmpdir(), 'staff-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await backend.stop();
});

const LIST = ['applications', 'list'];

test('help needs no backend: an overview with examples, and help for each command', async () => {
  const nowhere = { DATABASE_URL: '' };
  const overview = await staff.runAlone(['--help'], nowhere);
  const [short, ...commands] = await Promise.all(
    [
      [],
      ['applications', 'set-status', '--help'],
      ['complaints', 'set-status', '--help'],
      ['complaints', 'list', '--help'],
      ['mails', 'resend', '--help'],
    ].map((args) => staff.run(args, nowhere)),
  );
  expect(overview).toEqual({ code: 0, stdout: expect.stringContaining('Examples:'), stderr: '' });
  expect(overview.stdout.match(/^ {2}staff /gm)).toHaveLength(3);
  for (const group of ['today', 'applications', 'complaints', 'messages', 'mails']) {
    expect(overview.stdout).toMatch(new RegExp(`^  ${group}(?: \\[options\\])? {2,}\\S`, 'm'));
  }
  expect(short).toEqual(overview);
  for (const { code, stdout } of commands) {
    expect([code, stdout]).toEqual([0, expect.stringMatching(/Examples:\n {2}staff /)]);
    expect(stdout).not.toContain('\x1b[');
  }
  expect(commands[0]?.stdout).toContain('approved   Goedgekeurd    -> completed, rejected, withdrawn');
});

test('through npm the exit codes are the same', () => {
  const codeOf = (...args: string[]) =>
    spawnSync('npm', ['run', '-s', 'staff', '-w', 'backend', '--', ...args], {
      cwd: path.resolve(__dirname, '../../..'),
      stdio: 'ignore',
    }).status;
  expect([codeOf('--help'), codeOf(...LIST, '--status', 'done')]).toEqual([0, 2]);
});

test('wrong usage exits with 2 and states the correct usage', async () => {
  const outcomes = await Promise.all(
    [
      ['aplications', 'list'],
      [...LIST, '--status', 'done'],
      [...LIST, '--since', '2026-02-30'],
      [...LIST, '--limit', '0'],
      ['applications', 'show'],
      ['mails', 'list', '--failed', '--waiting'],
      ['mails', 'show', 'x'],
    ].map((args) => staff.run(args)),
  );
  expect(outcomes.map(({ code }) => code)).toEqual(Array(7).fill(2));
  for (const [index, sentence] of [
    'Did you mean applications?',
    'Allowed choices are pending, approved, rejected, completed, withdrawn.',
    'Write a day as 2026-11-20 or 20-11-2026, or 7d for seven days ago.',
    'Give a whole number from 1.',
    "missing required argument 'code'",
    'cannot be used with',
    'It must be a number, as shown by "staff mails list".',
  ].entries()) {
    expect(outcomes[index]?.stderr).toContain(sentence);
  }
});

test('without a running site it states how to start one, with one it reads its settings', async () => {
  const { databaseUrl } = backend.app.get(Config);
  const settings = path.join(folder, 'backend.env');
  const nowhere = { DATABASE_URL: '' };
  const missing = await staff.run(['--settings', settings, ...LIST], nowhere);
  expect(missing).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'No site runs on this machine and DATABASE_URL is not set: run "npm start" in another terminal, or set DATABASE_URL and the secrets of the backend.\n',
  });
  writeFileSync(settings, `DATABASE_URL='${databaseUrl}'\n`);
  const [beside, unset] = await Promise.all([
    staff.runAlone(['--settings', settings, ...LIST], nowhere),
    staff.run(LIST, nowhere),
  ]);
  expect(beside).toEqual({ code: 0, stdout: '', stderr: 'No applications match.\n' });
  expect([unset.code, unset.stderr]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL must be set\. [^\n]+\n$/),
  ]);
});

test('an invalid setting and an unavailable, inaccessible or outdated database print one message each', async () => {
  const { databaseUrl } = backend.app.get(Config);
  const at = (change: (url: URL) => void) => {
    const url = new URL(databaseUrl);
    change(url);
    return { DATABASE_URL: url.href };
  };
  const closedPort = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
  const outcomes = await Promise.all(
    [
      { SITE_URL: 'localhost' },
      at((url) => {
        url.port = String(closedPort);
      }),
      at((url) => {
        url.pathname = '/nowhere';
      }),
      at((url) => {
        url.pathname = '/postgres';
      }),
    ].map((env) => staff.run(LIST, env)),
  );
  for (const [index, sentence] of [
    /^SITE_URL must be /,
    /^PostgreSQL at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\): check DATABASE_URL\.\n$/,
    /^PostgreSQL at 127\.0\.0\.1:\d+ rejects DATABASE_URL: database "nowhere" does not exist\.\n$/,
    /^The database is not up to date .*: start the backend of this version once/,
  ].entries()) {
    const { code, stdout, stderr } = outcomes[index] ?? {};
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
    expect(stderr?.trim().split('\n')).toHaveLength(1);
  }
});

test('complaints and messages are listed and shown without terminal escape sequences', async () => {
  const browser = backend.browser();
  await browser.post(CALLS.complaints.path, {
    klachtType: 'garage',
    naam: 'Piet Jansen',
    email: 'piet@bedrijf.nl',
    telefoon: '0612345678',
    bedrijf: '',
    klachtOnderwerp: 'De bus staat stil',
    klachtCategorie: 'levering',
    garagenaam: 'Garage Smit',
    partnernaam: '',
    beschrijving: 'Gebracht op 2 november.\n\nSindsdien niets.',
    gewenstUitkomst: '',
    eerderContact: 'Drie keer gebeld.',
    bijlagen: [],
  });
  const message = { name: 'Zoë', email: 'zoe@bedrijf.nl', subject: 'Aanhanger', message: 'Kan dat?\nGraag.' };
  await browser.post(CALLS.contact.path, message);
  await backend.database.query(
    "UPDATE complaints SET created_at = '2026-11-19T12:00:00Z', naam = E'Piet\\u202e Jansen'",
  );
  await backend.database.query("UPDATE contact_messages SET subject = E'Aan\\u001b[31mhanger'");

  const [complaints, table, [listed], messages] = await Promise.all([
    staff.json(['complaints', 'list', '--search', 'smit']),
    staff.run(['complaints', 'list']),
    staff.json(['messages', 'list', '--search', 'KAN DAT']),
    staff.run(['messages', 'list']),
  ]);
  const [{ number }] = complaints;
  expect(complaints).toEqual([
    {
      number: expect.stringMatching(/^K\d{4}-\d{6}$/),
      createdAt: '2026-11-19T12:00:00.000Z',
      contactBefore: '2026-11-26',
      status: 'received',
      statusLabel: 'Ontvangen',
      klachtType: 'garage',
      naam: 'Piet\u202e Jansen',
      email: 'piet@bedrijf.nl',
      telefoon: '0612345678',
      bedrijf: '',
      klachtOnderwerp: 'De bus staat stil',
      klachtCategorie: 'levering',
      garagenaam: 'Garage Smit',
      partnernaam: '',
      beschrijving: 'Gebracht op 2 november.\n\nSindsdien niets.',
      gewenstUitkomst: '',
      eerderContact: 'Drie keer gebeld.',
    },
  ]);
  expect(table.stdout).toContain(
    `${number}  19-11-2026  received     Ontvangen  26-11-2026  0612345678  De bus staat stil  garage Garage Smit  Piet`,
  );
  expect(table.stdout).not.toContain('\u202e');
  expect(listed).toMatchObject({ name: 'Zoë', email: 'zoe@bedrijf.nl', message: 'Kan dat?\nGraag.' });
  expect(messages.stdout).toContain('Aan [31mhanger');

  const [complaint, unknown, shown] = await Promise.all([
    staff.run(['complaints', 'show', number.toLowerCase()]),
    staff.run(['complaints', 'show', 'K2020-000001']),
    staff.run(['messages', 'show', listed.id.slice(0, 8)]),
  ]);
  expect(complaint.stdout).toContain('  Gebracht op 2 november.\n\n  Sindsdien niets.\n');
  expect(complaint.stdout).toMatch(/Category +Levering\/afhandeling\n/);
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('No complaint has the number K2020-000001'),
  ]);
  expect(shown.stdout).toContain('Message\n  Kan dat?\n  Graag.\n');
});

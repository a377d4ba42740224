import { OFFICE_CALLS, type Rol } from '@site/contract/office';
import { Passkey } from '@site/local/passkey';
import { Employees } from '../src/employees/employees.js';
import type { Browser } from './browser.js';
import type { TestBackend } from './test-backend.js';

/** An employee who accepted the invitation and is logged in. */
export interface LoggedInEmployee {
  browser: Browser;
  passkey: Passkey;
  id: string;
  logincode: string;
  herstelcodes: string[];
}

/** The secret in the newest invitation that was mailed to this address. */
export async function invitationOf(backend: TestBackend, email: string): Promise<string> {
  const mails = (await backend.mailsTo(email)).filter(({ subject }) =>
    subject?.startsWith('U kunt inloggen'),
  );
  return /uitnodiging#([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Adds an employee, who accepts the invitation. */
export async function anEmployee(
  backend: TestBackend,
  email: string,
  rol: Rol = 'medewerker',
): Promise<LoggedInEmployee> {
  await backend.app.get(Employees).add(email, 'Karin de Vries', rol);
  const browser = backend.browser();
  const passkey = new Passkey();
  const uitnodiging = await invitationOf(backend, email);
  const { body: opened } = await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging });
  const { body } = await browser.post(OFFICE_CALLS.officeRegistration.path, {
    passkey: passkey.register(opened.options),
  });
  return { browser, passkey, id: body.medewerker?.id, ...body };
}

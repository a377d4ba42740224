import { CALLS } from '@site/contract';
import type { DemoBackend } from './demo-backend';
import type { Person } from './people';
import type { Visitor } from './visitor';

/** A session ends after half an hour. */
const SESSION_MS = 25 * 60_000;

/** Somebody with an account. */
export class Customer {
  id = '';
  /** The code of the account, which was mailed. */
  logincode = '';
  private lastUsed = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly backend: DemoBackend,
    readonly person: Person,
    readonly visitor: Visitor,
  ) {}

  /** Makes the account and completes the profile. */
  async activate(): Promise<void> {
    const { email, naam, telefoon, bedrijfsnaam, kvkNummer } = this.person;
    await this.visitor.call(CALLS.activate, { body: { email } });
    const code = await this.backend.codeFor(email, 'activatiecode');
    await this.visitor.call(CALLS.verifyActivation, { body: { email, code } });
    this.logincode = await this.backend.codeFor(email, 'logincode');
    const [voornaam = '', ...achternaam] = naam.split(' ');
    const profile = { voornaam, achternaam: achternaam.join(' '), telefoon, bedrijfsnaam, kvkNummer };
    await (await this.loggedIn()).call(CALLS.profile, { body: profile, params: { id: this.id } });
  }

  /** The browser of the customer, with a session. */
  async loggedIn(): Promise<Visitor> {
    if (Date.now() - this.lastUsed > SESSION_MS) {
      const { customerId } = await this.visitor.call(CALLS.login, {
        body: { permanentCode: this.logincode },
      });
      const code = await this.backend.codeFor(this.person.email, 'verificatiecode');
      await this.visitor.call(CALLS.verify2fa, { body: { customerId, code } });
      this.id = customerId;
    }
    this.lastUsed = Date.now();
    return this.visitor;
  }
}

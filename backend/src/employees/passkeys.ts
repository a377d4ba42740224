import { Injectable } from '@nestjs/common';
import type { EigenPasskey, PasskeyJson } from '@site/contract/office';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { Clock } from '../platform/clock.js';
import type { Employee } from './employee.entity.js';
import { OnlyPasskey, PasskeyRejected, PasskeyUnknown } from './employee-errors.js';
import type { Pending } from './employee-sessions.js';

/** Loaded when an employee logs in: with what it needs it is an eighth of all files that a start would read. */
const webAuthn = () => import('@simplewebauthn/server');

/** What a passkey must answer, and what the browser asks it with. */
interface Question {
  challenge: string;
  options: PasskeyJson;
}

interface StoredPasskey {
  id: string;
  public_key: Buffer<ArrayBuffer>;
  counter: string;
}

/**
 * The passkeys of employees (WebAuthn). A passkey is the second factor of a login: it is not in the mailbox, and it asks its owner for a
 * finger, a face or a PIN. It only answers to the host of the site, so that no copy of the site can use it.
 */
@Injectable()
export class Passkeys {
  private readonly host: string;

  constructor(
    private readonly config: Config,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    this.host = new URL(config.site.url).hostname;
  }

  /** Asks an employee for one of his passkeys. */
  async ask(employee: Employee): Promise<Question> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      allowCredentials: (await this.of(employee.id)).map(({ id }) => ({ id })),
      userVerification: 'required',
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  /** Asks an employee to make a passkey on a device that has none of his yet. */
  async askForNew(employee: Employee): Promise<Question> {
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: this.config.site.naam,
      rpID: this.host,
      userName: employee.email,
      userDisplayName: employee.naam,
      userID: new Uint8Array(Buffer.from(employee.id)),
      excludeCredentials: (await this.of(employee.id)).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  /** @throws PasskeyRejected */
  async check({ employee, challenge }: Pending, passkey: PasskeyJson, manager: EntityManager): Promise<void> {
    const stored = (await this.of(employee.id)).find(({ id }) => id === passkey.id);
    if (!stored) throw new PasskeyRejected();
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await readAnswer(() =>
      verifyAuthenticationResponse({
        ...this.expected(challenge),
        response: passkey as never,
        credential: {
          id: stored.id,
          publicKey: new Uint8Array(stored.public_key),
          counter: Number(stored.counter),
        },
      }),
    );
    if (!verified) throw new PasskeyRejected();
    await manager.query('UPDATE employee_passkeys SET counter = $2, last_used_at = $3 WHERE id = $1', [
      stored.id,
      authenticationInfo.newCounter,
      this.clock.now(),
    ]);
  }

  /** Stores the passkey that was made. @throws PasskeyRejected */
  async add({ employee, challenge }: Pending, passkey: PasskeyJson, manager: EntityManager): Promise<void> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { verified, registrationInfo } = await readAnswer(async () => {
      await assertNoCertificates(passkey);
      return verifyRegistrationResponse({ ...this.expected(challenge), response: passkey as never });
    });
    if (!verified) throw new PasskeyRejected();
    const { id, publicKey, counter } = registrationInfo.credential;
    const [, added] = await manager.query<[unknown[], number]>(
      `INSERT INTO employee_passkeys (id, employee_id, public_key, counter, created_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
      [id, employee.id, Buffer.from(publicKey), counter, this.clock.now()],
    );
    if (added === 0) throw new PasskeyRejected();
  }

  /** Those of an employee, oldest first. */
  async list(employeeId: string): Promise<EigenPasskey[]> {
    const rows = await this.database.query<{ id: string; created_at: Date; last_used_at: Date | null }[]>(
      'SELECT id, created_at, last_used_at FROM employee_passkeys WHERE employee_id = $1 ORDER BY created_at, id',
      [employeeId],
    );
    return rows.map(({ id, created_at, last_used_at }) => ({
      id,
      gemaaktOp: created_at.toISOString(),
      ...(last_used_at && { laatstGebruikt: last_used_at.toISOString() }),
    }));
  }

  /** Removes one of several. @throws PasskeyUnknown, OnlyPasskey */
  async remove(employeeId: string, id: string, manager: EntityManager): Promise<void> {
    // All of them, so that of two that are removed at once one is left.
    const own = await manager.query<{ id: string }[]>(
      'SELECT id FROM employee_passkeys WHERE employee_id = $1 ORDER BY id FOR UPDATE',
      [employeeId],
    );
    if (!own.some((passkey) => passkey.id === id)) throw new PasskeyUnknown();
    if (own.length === 1) throw new OnlyPasskey();
    await manager.query('DELETE FROM employee_passkeys WHERE id = $1', [id]);
  }

  async forget(employeeId: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM employee_passkeys WHERE employee_id = $1', [employeeId]);
  }

  private async of(employeeId: string): Promise<StoredPasskey[]> {
    return this.database.query(
      'SELECT id, public_key, counter FROM employee_passkeys WHERE employee_id = $1',
      [employeeId],
    );
  }

  private expected(expectedChallenge: string) {
    return {
      expectedChallenge,
      expectedOrigin: [...this.config.origins],
      expectedRPID: this.host,
      requireUserVerification: true,
    };
  }
}

/** We ask for none, and the library fetches what some say: a list of revoked ones, from any address that is in a certificate. */
async function assertNoCertificates({ response }: PasskeyJson): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const { attestationObject } = response as { attestationObject: string };
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('attStmt');
  if (statement.get('x5c')) throw new PasskeyRejected();
}

/** The library throws at an answer that is not one: what it reads comes from the visitor. */
async function readAnswer<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify();
  } catch {
    throw new PasskeyRejected();
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock.js';

/** Devices kept of a customer; the least recently used ones go. A browser without cookies is a new device at every login. */
const KEPT_DEVICES = 50;

/** Recognises the browsers that a customer logged in from, by a random token in a cookie. */
@Injectable()
export class KnownDevices {
  constructor(private readonly clock: Clock) {}

  newToken(): string {
    return randomBytes(16).toString('base64url');
  }

  /** Records a login from this browser. Returns whether the browser is new for the customer. */
  async remember(manager: EntityManager, customerId: string, token: string): Promise<boolean> {
    const hash = createHash('sha256').update(token).digest('hex');
    const [row] = await manager.query<{ isNew: boolean }[]>(
      `INSERT INTO known_devices (customer_id, device_hash, last_login_at) VALUES ($1, $2, $3)
       ON CONFLICT (customer_id, device_hash) DO UPDATE SET last_login_at = excluded.last_login_at
       RETURNING (xmax = 0) AS "isNew"`,
      [customerId, hash, this.clock.now()],
    );
    if (!row?.isNew) return false;
    await manager.query(
      `DELETE FROM known_devices WHERE customer_id = $1 AND device_hash IN (
         SELECT device_hash FROM known_devices WHERE customer_id = $1 AND device_hash <> $2
         ORDER BY last_login_at DESC OFFSET $3)`,
      [customerId, hash, KEPT_DEVICES - 1],
    );
    return true;
  }
}
